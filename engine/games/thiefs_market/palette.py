"""The colours of the night market, all in one place; each goes with a shape of its own."""

NIGHT = "#211b38"
PANEL, PANEL_LIT = "#352d55", "#4d4277"
CLOTH = "#171228"
COUNTER = "#5b3f2b"
AWNING_SHADE = "#3c281b"
PLANK = "#6d4d35"
IVORY = "#f7efdd"
SHADE = "#cdbf9f"  # the lower edge of dice and cards
FADED = "#7a6f5a"
LILAC = "#c3b8e0"
LANTERN = "#ffc83d"
INK = "#1f1b2e"
CRIMSON = "#b3263e"

RED, RED_LIGHT = "#d8263f", "#f58a94"
WHITE, WHITE_LIGHT = "#ffffff", "#d3d9e6"
BLUE, BLUE_LIGHT = "#1f6fd0", "#84bdf7"
GREEN, GREEN_LIGHT = "#138a55", "#74d3a4"
SACK, SACK_LIGHT = "#8f5b2a", "#c58a4b"
GOLD, GOLD_DARK = "#f2b92f", "#a86f08"
INFAMY = "#7d3aa8"

TYPES = {
    "henchman": "#37598c",
    "magic": "#7d3aa8",
    "finery": "#a3660a",
    "scheme": "#9b2d3f",
    "safehouse": "#2f6f4a",
    "map": "#1c7480",
}
