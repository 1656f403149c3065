"""Alibis, the police and the winners of Art Robbery."""

from engine.games.art_robbery.scoring import score


def test_loot_counts_its_values_and_the_boss_five() -> None:
    outcome = score([["boss", "5:0", "3:1", "0:3"], ["2:1", "0:1"], ["0:2"]])

    assert outcome.detail == {"alibis": [4, 2, 2], "caught": [1, 2], "loot": [13, 2, 0]}
    assert outcome.scores == (13, 0, 0)
    assert outcome.winners == (0,)


def test_the_fewest_alibis_score_nothing_even_with_the_most_loot() -> None:
    outcome = score([["5:0", "5:0"], ["1:1"], ["2:1"]])

    assert outcome.detail["caught"] == [0]
    assert outcome.scores == (0, 1, 2)
    assert outcome.winners == (2,)


def test_all_who_tie_for_the_fewest_alibis_are_caught() -> None:
    outcome = score([["5:0"], ["4:0"], ["0:1"], ["0:2"]])

    assert outcome.detail["caught"] == [0, 1]
    assert outcome.scores == (0, 0, 0, 0)


def test_the_caught_cannot_win_even_level_on_points() -> None:
    outcome = score([["5:0"], ["0:1"], ["0:2"]])

    assert outcome.scores == (0, 0, 0)
    assert outcome.winners == (2,)


def test_when_everybody_is_caught_everybody_wins() -> None:
    outcome = score([["5:0", "0:1"], ["2:1"], ["1:1"]])

    assert outcome.detail["caught"] == [0, 1, 2]
    assert outcome.scores == (0, 0, 0)
    assert outcome.winners == (0, 1, 2)


def test_of_two_the_one_with_fewer_alibis_loses_ten_points() -> None:
    outcome = score([["5:0"], ["1:1"]])

    assert outcome.scores == (-5, 1)
    assert outcome.winners == (1,)
    assert outcome.detail == {"alibis": [0, 1], "caught": [0], "loot": [5, 1]}


def test_of_two_the_caught_one_may_still_win() -> None:
    outcome = score([["5:0", "5:0", "5:0"], ["1:1"]])

    assert outcome.scores == (5, 1)
    assert outcome.winners == (0,)


def test_of_two_with_equal_alibis_nobody_loses_points() -> None:
    outcome = score([["5:0", "0:1"], ["1:1"]])

    assert outcome.scores == (5, 1)
    assert outcome.detail["caught"] == []


def test_level_on_points_more_alibis_win() -> None:
    outcome = score([["3:0", "0:1"], ["3:1", "0:2"], ["0:2", "3:0"], ["5:0"]])

    assert outcome.scores == (3, 3, 3, 0)
    assert outcome.winners == (1,)


def test_level_on_points_and_alibis_the_win_is_shared() -> None:
    outcome = score([["3:1"], ["5:0"], ["2:1", "1:1"], ["3:0", "0:2"]])

    assert outcome.scores == (3, 0, 3, 3)
    assert outcome.winners == (2, 3)
