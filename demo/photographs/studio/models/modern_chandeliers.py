"""Chandeliers of today: rings of light, and globes on arms in all directions."""

import math

from .. import materials
from ..kit import ring


def chandelier_ring(kit, look, rings=3):
    """Rings at different heights, each on thin wires, lit below and inside."""
    body = look.coat()
    glow = materials.opal(2.2, 0.4)
    sizes = ((1.0, 0), (0.75, 330), (0.5, 620)) if rings == 3 else ((1.0, 0), (0.68, 360))
    kit.emits = True
    steel = materials.metal((0.45, 0.45, 0.45), 0.35)
    for i, (part, lift) in enumerate(sizes):
        radius = look.diameter / 2 * part
        shift = (0, -34, 30)[i] * (1 if rings == 3 else 0.6)
        with kit.at(shift, 0, lift):
            kit.lathe(
                [
                    (radius, 3),
                    (radius, 40),
                    (radius - 3, 42),
                    (radius - 22, 42),
                    (radius - 25, 40),
                    (radius - 25, 36),
                ],
                body,
                sharp=30,
                segments=120,
            )
            kit.lathe(
                [
                    (radius - 1, 3),
                    (radius - 8, -3),
                    (radius - 18, -3),
                    (radius - 24, 4),
                    (radius - 24, 37),
                ],
                glow,
                sharp=60,
                segments=120,
            )
            for x, y, _ in ring(3, radius - 12, 0, 20 + i * 45):
                kit.wire([(x, y, 42), (x * 0.3, y * 0.3, 4200 - lift)], 1.5, steel, loose=True)
            for x, y, _ in ring(6, radius - 30, 0):
                kit.lamp(0.16, (x, y, -24), 12)


def chandelier_sputnik(kit, look):
    """Opal globes on arms in all directions about a small hub."""
    gold, black = look.coat(), look.trim()
    kit.ball(46, black, segments=40)
    kit.cylinder(14, 40, 420, gold, 1)
    kit.cord(0, 0, 400, 14, gold)
    reach = look.diameter / 2 - 62
    ways = [
        (20, 22),
        (112, 14),
        (205, 26),
        (292, 12),
        (65, -30),
        (160, -26),
        (248, -34),
        (338, -24),
    ]
    globe = materials.opal(1.15)
    kit.emits = True
    first = None
    for turn, rise in ways:
        a, b = math.radians(turn), math.radians(rise)
        way = (math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b))
        end = tuple(c * (reach - 40) for c in way)
        kit.wire([(0, 0, 0), end], 7, gold)
        with kit.at(*end, turn=(0, 90 - rise, turn)):
            kit.cylinder(24, -10, 14, black, 3)
            kit.cylinder(28, 10, 18, gold, 2)
        at = tuple(c * (reach + 18) for c in way)
        if first is None:
            with kit.at(*at):
                first = kit.ball(62, globe)
        else:
            kit.copies(first, [at])
        kit.lamp(0.22, at, 62)
