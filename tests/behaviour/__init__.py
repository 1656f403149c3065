"""The real bot on a simulated Discord (SimCord): what people see and what answers them."""
