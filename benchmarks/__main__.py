"""`python -m benchmarks [--quick] [name…]` prints the figures of README.md."""

import argparse
import sys

from benchmarks import figures, pictures, pressing, rules, saving, strength

BENCHMARKS = {
    "pressing": pressing.measure,
    "saving": saving.measure,
    "rules": rules.measure,
    "pictures": pictures.measure,
    "strength": strength.measure,
}


def main() -> int:
    """Run the named benchmarks, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help=", ".join(BENCHMARKS))
    parser.add_argument("--quick", action="store_true", help="tiny sizes, to see that it runs")
    asked = parser.parse_args()
    unknown = set(asked.names) - BENCHMARKS.keys()
    if unknown:
        parser.error(f"no such benchmark: {', '.join(sorted(unknown))}")
    print(figures.HEAD)
    for name in asked.names or BENCHMARKS:
        for figure in BENCHMARKS[name](quick=asked.quick):
            print(figure, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
