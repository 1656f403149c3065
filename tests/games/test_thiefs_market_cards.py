"""Thief's Market: every card by name, and how cards act upon each other."""

import pytest

from engine.games.thiefs_market.components import CARDS
from engine.games.thiefs_market.moves import Buy, End, Use
from engine.games.thiefs_market.scoring import card_points
from tests.games.thieves import act, chances, end_round, events, moves, objects, shopping

PRINTED = """
A alchemical_lab RR magic
A bondsman RR henchman
A coercion_coordinator B henchman
A corrupt_official W henchman
A disgruntled_minion R henchman
A fence WW henchman
A glamer BB magic
A guy_in_a_trenchcoat B henchman
A local_celebrity W henchman
A nearby_safehouse G safehouse
A necklace WW finery
A pawnbroker GG henchman
A philosophers_stone GG magic
A public_relations_expert G henchman
A shadowy_hood BB magic
A tailor R henchman
B anthropomorphic_water_buffalo RRW henchman
B bookie WB henchman
B brooch RG finery
B concealed_safehouse WB safehouse
B deceptive_bits_of_colored_glass WG finery
B easily_impressed_noble WWG henchman
B executive_assistant RG henchman
B eyepatch_of_command RWB magic
B fortified_safehouse RW safehouse
B gauntlet_of_evil_intent RBG magic
B imbalanced_scales WBG finery
B legitimate_jeweller RBG henchman
B lucky_animal_appendage RB magic
B menacing_monocle RW finery
B provisioned_safehouse RB safehouse
B rumor_monger WGG henchman
B sticky_fingered_dockhand BBG henchman
B unlabeled_potion RB magic
B wicked_clutches WBG magic
C big_haul BG scheme
C collecting_golem RWW magic
C crown WBB finery
C exit_strategy RWG scheme
C fur_coat RB finery
C giant_belt_buckle RR finery
C insurance_racket RWG scheme
C island_estate BG map
C loyalty_program RWBG scheme
C political_campaign RWBG scheme
C scepter WWB finery
C the_heist WG scheme
C treasure_map_a BGG map
C treasure_map_b RRG map
"""


def test_all_cards_are_printed_as_the_rules_list_them_and_in_that_order() -> None:
    listed = [line.split() for line in PRINTED.split("\n") if line]

    cards = [
        [c.deck, c.name, "".join(g * n for g, n in zip("RWBG", c.cost, strict=True)), c.type]
        for c in CARDS.values()
    ]

    assert cards == listed


@pytest.mark.parametrize(
    ("card", "die", "faces"),
    [
        ("alchemical_lab", "red", "white blue green"),
        ("glamer", "blue", "white red green"),
        ("philosophers_stone", "green", "white blue red"),
        ("deceptive_bits_of_colored_glass", "white", "red blue green"),
        ("legitimate_jeweller", "bag", "red white blue green"),
    ],
)
def test_a_turning_card_turns_its_die_to_a_face_of_choice(card: str, die: str, faces: str) -> None:
    for face in faces.split():
        state = shopping(f"{die} {die} mask", card)
        assert moves(state) == [*(Use(card, to) for to in faces.split()), End()]

        act(state, Use(card, face))

        assert state.piles[0] == objects(f"{die} mask {face}")
        assert moves(state) == [End()]


@pytest.mark.parametrize(
    ("card", "die"),
    [("bondsman", "red"), ("fence", "white"), ("pawnbroker", "green"), ("bookie", "blue")],
)
def test_a_dealer_turns_its_die_to_a_bag_that_is_cashed_later(card: str, die: str) -> None:
    state = shopping(f"{die} {die}", card)

    act(state, Use(card))

    assert state.piles[0] == objects(f"{die} bag")
    assert state.gold[0] == 0
    end_round(state)
    assert state.gold[0] == 1


@pytest.mark.parametrize(
    ("card", "die"),
    [
        ("coercion_coordinator", "blue"),
        ("local_celebrity", "white"),
        ("public_relations_expert", "green"),
        ("tailor", "red"),
    ],
)
def test_a_promoter_spends_its_die_for_infamy(card: str, die: str) -> None:
    state = shopping(f"{die} {die}", card)

    act(state, Use(card))

    assert state.piles[0] == objects(die)
    assert state.infamy[0] == 1
    assert moves(state) == [End()]


@pytest.mark.parametrize(
    "card", ["alchemical_lab", "bondsman", "tailor", "gauntlet_of_evil_intent", "exit_strategy"]
)
def test_a_card_cannot_be_used_without_what_it_needs(card: str) -> None:
    assert moves(shopping("white pawn", card)) == [End()]


def test_the_gauntlet_of_evil_intent_turns_a_mask_into_gold_to_spend_at_once() -> None:
    state = shopping("mask", "gauntlet_of_evil_intent", sale=["tailor"])

    act(state, Use("gauntlet_of_evil_intent"), Buy("tailor", {"gold": 1}))

    assert state.piles[0] == objects("")
    assert state.gold[0] == 0


def test_the_exit_strategy_trades_gold_for_infamy_any_number_of_times() -> None:
    state = shopping("mask", "exit_strategy", gold=2)

    act(state, Use("exit_strategy"), Use("exit_strategy"))

    assert (state.gold[0], state.infamy[0]) == (0, 4)
    assert moves(state) == [End()]


@pytest.mark.parametrize(
    ("card", "gem", "pay"),
    [
        ("anthropomorphic_water_buffalo", "red", {"red": 2, "white": 1}),
        ("easily_impressed_noble", "white", {"white": 2, "green": 1}),
        ("rumor_monger", "green", {"white": 1, "green": 2}),
        ("sticky_fingered_dockhand", "blue", {"blue": 2, "green": 1}),
    ],
)
def test_a_card_that_pays_for_purchases_counts_its_own(
    card: str, gem: str, pay: dict[str, int]
) -> None:
    pile = " ".join(gem for gem, number in pay.items() for _ in range(number))
    state = shopping(pile, sale=[card])

    act(state, Buy(card, pay))

    assert state.infamy[0] == 1


@pytest.mark.parametrize(
    ("card", "paying", "other"),
    [
        ("anthropomorphic_water_buffalo", "alchemical_lab", "crown"),
        ("easily_impressed_noble", "necklace", "fur_coat"),
        ("rumor_monger", "pawnbroker", "fur_coat"),
        ("sticky_fingered_dockhand", "glamer", "brooch"),
    ],
)
def test_infamy_for_a_purchase_looks_at_the_printed_cost_once_a_card(
    card: str, paying: str, other: str
) -> None:
    for bought, infamy in ((paying, 1), (other, 0)):
        state = shopping("mask", card, sale=[bought], gold=3)

        act(state, Buy(bought, {"gold": sum(CARDS[bought].cost)}))

        assert state.infamy[0] == infamy


def test_a_gem_saved_by_the_racket_is_still_in_the_printed_cost() -> None:
    state = shopping("mask", "insurance_racket", "anthropomorphic_water_buffalo", sale=["tailor"])

    act(state, Buy("tailor", {}))

    assert state.infamy[0] == 1


@pytest.mark.parametrize(
    ("card", "pay"), [("big_haul", "blue green"), ("the_heist", "white green")]
)
def test_a_haul_pays_for_every_object_of_the_split_pile_the_pawn_included(
    card: str, pay: str
) -> None:
    state = shopping(pay, sale=[card], memory=f"{pay} bag mask pawn")

    act(state, Buy(card, dict.fromkeys(pay.split(), 1)))

    assert state.infamy[0] == 5


def test_the_unlabeled_potion_leaves_the_game_and_brings_the_top_card_of_the_deck() -> None:
    state = shopping("red blue", sale=["unlabeled_potion"], newest="B")
    top, *rest = state.decks["B"]

    happened = act(state, Buy("unlabeled_potion", {"red": 1, "blue": 1}))

    assert chances(happened) == [{"chance": "gain", "seat": 0, "card": top}]
    assert state.cards[0] == [top]
    assert state.gone == ["unlabeled_potion"]
    assert state.decks["B"] == rest


def test_the_potion_is_a_purchase_with_red_and_blue_but_what_it_brings_is_none() -> None:
    owned = ["anthropomorphic_water_buffalo", "sticky_fingered_dockhand", "rumor_monger"]
    state = shopping("red blue", *owned, sale=["unlabeled_potion"], newest="B")
    state.decks["B"] = ["brooch"]

    act(state, Buy("unlabeled_potion", {"red": 1, "blue": 1}))

    assert state.infamy[0] == 2
    assert state.left == 0


def test_a_card_that_pays_for_purchases_gets_nothing_when_the_potion_brings_it() -> None:
    state = shopping("red blue", sale=["unlabeled_potion"], newest="B")
    state.decks["B"] = ["sticky_fingered_dockhand"]

    act(state, Buy("unlabeled_potion", {"red": 1, "blue": 1}))

    assert state.infamy[0] == 0


def test_a_card_the_potion_brings_works_at_once() -> None:
    purchase = shopping("red blue", sale=["unlabeled_potion"], memory="red blue green", newest="B")
    purchase.decks["B"] = ["executive_assistant"]
    ability = shopping("red blue bag", sale=["unlabeled_potion"], newest="B")
    ability.decks["B"] = ["legitimate_jeweller"]

    for state in (purchase, ability):
        act(state, Buy("unlabeled_potion", {"red": 1, "blue": 1}))

    assert purchase.left == 1
    assert Use("legitimate_jeweller", "red") in moves(ability)


def test_a_haul_the_potion_brings_pays_too() -> None:
    state = shopping("red blue", sale=["unlabeled_potion"], memory="red blue pawn", newest="C")
    state.decks["C"] = ["big_haul"]

    act(state, Buy("unlabeled_potion", {"red": 1, "blue": 1}))

    assert state.infamy[0] == 3


def test_the_potion_draws_from_the_next_deck_without_opening_it_if_the_newest_is_empty() -> None:
    state = shopping("red blue", sale=["unlabeled_potion"], newest="B")
    state.decks["B"] = []
    top = state.decks["C"][0]

    act(state, Buy("unlabeled_potion", {"red": 1, "blue": 1}))

    assert state.cards[0] == [top]
    assert "C" not in state.rows


def test_the_potion_brings_nothing_when_the_last_deck_is_empty() -> None:
    state = shopping("red blue", sale=["unlabeled_potion"], newest="C")
    state.decks["C"] = []

    happened = act(state, Buy("unlabeled_potion", {"red": 1, "blue": 1}))

    assert chances(happened) == []
    assert state.cards[0] == []
    assert events(happened) == ["bought", "dregs"]


@pytest.mark.parametrize(("bags", "gold"), [("mask", 0), ("bag", 2), ("bag bag bag", 4)])
def test_the_imbalanced_scales_add_one_gold_a_round_to_any_bags(bags: str, gold: int) -> None:
    state = shopping(bags, "imbalanced_scales")

    end_round(state)

    assert state.gold[0] == gold


@pytest.mark.parametrize(("masks", "infamy"), [("bag", 0), ("mask", 2), ("mask mask mask", 4)])
def test_the_island_estate_adds_one_infamy_a_round_to_any_masks(masks: str, infamy: int) -> None:
    state = shopping(masks, "island_estate")

    end_round(state)

    assert state.infamy[0] == infamy


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("necklace", 2),
        ("shadowy_hood", 2),
        ("brooch", 3),
        ("menacing_monocle", 3),
        ("crown", 6),
        ("scepter", 6),
        ("fur_coat", 4),
        ("giant_belt_buckle", 4),
        ("tailor", 0),
        ("executive_assistant", 0),
    ],
)
def test_a_card_is_worth_its_printed_points(card: str, points: int) -> None:
    assert card_points(card, 0, [[card], []], infamy=9) == points


@pytest.mark.parametrize(
    ("card", "alone", "doubled"),
    [
        ("nearby_safehouse", 1, 2),
        ("concealed_safehouse", 2, 4),
        ("fortified_safehouse", 2, 4),
        ("provisioned_safehouse", 2, 4),
    ],
)
def test_a_safehouse_counts_itself_and_is_worth_double_with_another(
    card: str, alone: int, doubled: int
) -> None:
    other = "nearby_safehouse" if card != "nearby_safehouse" else "fortified_safehouse"

    assert card_points(card, 0, [[card], [other]], infamy=0) == alone
    assert card_points(card, 0, [[card, other], []], infamy=0) == doubled


@pytest.mark.parametrize(("others", "points"), [(0, 0), (1, 3), (2, 3), (3, 6)])
def test_the_collecting_golem_counts_every_two_magic_icons_its_own_included(
    others: int, points: int
) -> None:
    magic = ["glamer", "shadowy_hood", "wicked_clutches"][:others]

    assert card_points("collecting_golem", 0, [["collecting_golem", *magic]], 0) == points


def test_the_loyalty_program_counts_every_other_card() -> None:
    assert card_points("loyalty_program", 0, [["loyalty_program", "tailor", "crown"]], 0) == 2


@pytest.mark.parametrize(("infamy", "points"), [(0, 0), (1, 0), (7, 3)])
def test_the_political_campaign_counts_every_two_infamy(infamy: int, points: int) -> None:
    assert card_points("political_campaign", 0, [["political_campaign"]], infamy) == points


@pytest.mark.parametrize("card", ["treasure_map_a", "treasure_map_b"])
def test_a_treasure_map_is_worth_less_against_maps_of_others_only(card: str) -> None:
    twin = "treasure_map_b" if card == "treasure_map_a" else "treasure_map_a"

    assert card_points(card, 0, [[card], []], 0) == 7
    assert card_points(card, 0, [[card, twin, "island_estate"], []], 0) == 7
    assert card_points(card, 0, [[card], [twin]], 0) == 5
    assert card_points(card, 0, [[card], ["island_estate"]], 0) == 5
