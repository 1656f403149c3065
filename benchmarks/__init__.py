"""How fast the house is: every figure is a ratio to a baseline measured in the same run."""
