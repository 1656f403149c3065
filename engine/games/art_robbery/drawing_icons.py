"""The palette of Art Robbery and its faces: the Boss, the Guard Dog, the thief, the safe."""

from engine.drawing import INK, PAPER, circle, line, path, rect

NIGHT = "#1b2138"
WALL = "#2d3657"
BEAM = "#46538a"
PATCH = "#252d4a"
GHOST = "#465282"
DIM = "#b9c0dc"
GOLD = "#f0b93a"
STEEL = "#98a3c0"
SKIN = "#f2cda6"
RED = "#c8322f"

# By raid: sketches, sculptures, antiquities, paintings. Each has its own shape, too.
LOOT = ("#f6d365", "#86cfa5", "#86bdf0", "#f2897c")


def _mirrored(d: str, fill: str, thick: float = 0) -> str:
    """Return a shape and its mirror image."""
    shape = path(d, fill, stroke=INK if thick else "none", thick=thick)
    return f'{shape}<g transform="scale(-1 1)">{shape}</g>'


# Each face fills a square of 100 around the origin.
BOSS_FACE = (
    path("M-36 40Q-44 -26 0 -28Q44 -26 36 40Z", "#5b2a54", stroke=INK, thick=4)
    + path("M-24 2Q-24 -14 0 -14Q24 -14 24 2L22 20Q16 38 0 40Q-16 38 -22 20Z", SKIN)
    + path("M-26 4Q-22 -18 0 -18Q22 -18 26 4Q8 2 0 -10Q-8 2 -26 4Z", "#5b2a54")
    + path("M-23 4H-2V8Q-3 18 -13 18Q-23 17 -23 4ZM2 4H23Q23 17 13 18Q3 18 2 8Z", INK)
    + line(-4, 6, 4, 6, INK, 4)
    + path("M-9 28Q-4 24 0 27Q4 24 9 28Q0 36 -9 28Z", RED)
    + circle(-29, 24, 5, GOLD, stroke=INK, thick=2)
    + circle(29, 24, 5, GOLD, stroke=INK, thick=2)
    + path("M-30 -20L-34 -47L-16 -36L0 -52L16 -36L34 -47L30 -20Z", GOLD, stroke=INK, thick=4)
)

DOG_FACE = (
    path("M-34 30H34L30 46H-30Z", RED, stroke=INK, thick=4)
    + "".join(circle(x, 39, 4.5, GOLD) for x in (-20, 0, 20))
    + _mirrored("M-38 2L-44 -48L-10 -32Z", "#6b3f24", thick=4)
    + path(
        "M-34 -22Q-20 -36 0 -36Q20 -36 34 -22Q38 0 28 18Q20 38 0 38Q-20 38 -28 18Q-38 0 -34 -22Z",
        "#96603a",
        stroke=INK,
        thick=4,
    )
    + path("M0 -14Q10 -4 20 6Q26 34 0 35Q-26 34 -20 6Q-10 -4 0 -14Z", "#f0d2a4")
    + _mirrored("M-24 -18L-8 -11L-9 -7L-24 -13Z", INK)
    + circle(-15, -5, 5.5, INK)
    + circle(15, -5, 5.5, INK)
    + circle(-13.5, -6.5, 1.8, PAPER)
    + circle(16.5, -6.5, 1.8, PAPER)
    + path("M-11 6Q0 0 11 6Q9 17 0 17Q-9 17 -11 6Z", INK)
    + path("M0 16V23M-13 21Q-7 28 0 23Q7 28 13 21", stroke=INK, thick=4)
)

THIEF_FACE = (
    path("M-46 48Q-42 24 0 24Q42 24 46 48Z", INK)
    + path("M-40 41H40M-30 33H30", stroke=PAPER, thick=4)
    + path("M-32 0Q-34 -38 0 -40Q34 -38 32 0Q30 34 0 36Q-30 34 -32 0Z", "#2c3148")
    + path("M-28 -10Q0 -18 28 -10Q30 8 16 10Q6 10 0 6Q-6 10 -16 10Q-30 8 -28 -10Z", SKIN)
    + circle(-13, -2, 6, PAPER)
    + circle(13, -2, 6, PAPER)
    + circle(-11, -2, 3.6, INK)
    + circle(15, -2, 3.6, INK)
    + path("M-23 -13L-6 -8M23 -13L6 -8", stroke=INK, thick=5)
    + path("M-33 -14Q0 -26 33 -14L31 -26Q0 -40 -31 -26Z", RED, stroke=INK, thick=3)
    + circle(0, -42, 7, RED, stroke=INK, thick=3)
)

SAFE = (
    rect(-34, 34, 16, 12, INK)
    + rect(18, 34, 16, 12, INK)
    + rect(-44, -42, 88, 80, STEEL, radius=12, stroke=INK, thick=5)
    + rect(-32, -30, 64, 56, "#c9d0e2", radius=8, stroke=INK, thick=4)
    + circle(0, -2, 19, INK)
    + path("M0 -15V11M-13 -2H13", stroke=GOLD, thick=5)
    + circle(0, -2, 7, GOLD)
)

CUSHION = path("M-58 34Q-58 22 0 22Q58 22 58 34Q58 50 0 50Q-58 50 -58 34Z", RED) + path(
    "M-50 34Q0 26 50 34", stroke="#e26a5f", thick=4
)

HANDCUFFS = (
    path("M-6 6L8 -4", stroke=STEEL, thick=9)
    + circle(-24, 12, 19, "none", stroke=STEEL, thick=9)
    + circle(24, -10, 19, "none", stroke=STEEL, thick=9)
)

NO_EFFECT = circle(0, 0, 24, "none", stroke=STEEL, thick=7) + line(-16, 16, 16, -16, STEEL, 7)

CROWN = path("M-26 18L-30 -16L-12 -2L0 -24L12 -2L30 -16L26 18Z", GOLD, stroke=INK, thick=4)
