"""The games as learning environments: PettingZoo, Gymnasium and OpenSpiel, and arrays for others.

Each module needs packages of the extra `lab`; importing this package alone needs none of them.
"""
