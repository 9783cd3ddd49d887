"""Baskets of crystal beads on metal hoops."""

import math

from .. import materials
from ..kit import ring, smooth
from .chandeliers import flame_bulb, links
from .crystal import gem


def chandelier_crystal(kit, look):
    """Tiers of crystal beads on metal hoops, strings of beads between them."""
    metal = look.coat()
    radius = look.diameter / 2
    bead = look.shared('bead', lambda: materials.glass((0.985, 0.985, 1.0), shade=0.96))
    grand = look.count > 12
    tiers = (
        [(1.0, 0, 0.0, -300, 44), (0.62, 280, 0.24, 60, 30)] if grand else [(1.0, 0, 0.0, -270, 36)]
    )
    size = radius * (0.030 if grand else 0.042)
    first = kit.mesh(*gem(size), bead, flat=True)
    places = []
    for part, z, low_part, low_z, strings in tiers:
        hoop = radius * part
        kit.lathe(
            [(hoop - 3, z - 9), (hoop, z - 8), (hoop + 2, z), (hoop, z + 9), (hoop - 3, z + 8)],
            metal,
            96,
        )
        for s in range(strings):
            angle = 2 * math.pi * s / strings
            steps = int(math.hypot(hoop * (1 - low_part), (low_z - z)) / (size * 1.9))
            for k in range(1, steps):
                t = k / steps
                sag = math.sin(t * math.pi / 2)
                r = hoop * (1 - (1 - low_part) * t**1.9)
                places.append(
                    (
                        r * math.cos(angle),
                        r * math.sin(angle),
                        z - 14 + (low_z - z) * sag,
                        (0, 0, math.degrees(angle)),
                    )
                )
    top = tiers[-1]
    crown = radius * (0.36 if grand else 0.34)
    height = top[1] + (330 if grand else 340)
    kit.lathe(
        [
            (crown - 2, height - 10),
            (crown, height - 9),
            (crown + 2, height),
            (crown, height + 9),
            (crown - 2, height + 8),
        ],
        metal,
        72,
    )
    strings = 30
    for s in range(strings):
        angle = 2 * math.pi * s / strings
        hoop = radius * top[0]
        steps = int(math.hypot(hoop - crown, height - top[1]) / (size * 1.9))
        for k in range(1, steps):
            t = k / steps
            r = crown + (hoop - crown) * (t**1.7)
            places.append(
                (
                    r * math.cos(angle),
                    r * math.sin(angle),
                    height - 10 - (height - top[1] - 22) * (t**0.8),
                    (0, 0, math.degrees(angle)),
                )
            )
    for i in range(44 if not grand else 60):
        angle = 2 * math.pi * i / (44 if not grand else 60)
        places.append(
            (
                (radius + 3) * math.cos(angle),
                (radius + 3) * math.sin(angle),
                -30,
                (0, 0, math.degrees(angle)),
                1.25,
            )
        )
    kit.copies(first, places)
    kit.body.remove(first)
    first.hide_render = True
    bottom = tiers[0][3]
    kit.ball(size * 2.6, bead, bottom - size * 2.2, segments=14)
    kit.cylinder(8, bottom + 20, height + 30, metal)
    kit.lathe(
        smooth([(6, height + 30), (24, height + 40), (20, height + 58), (6, height + 70)], 4),
        metal,
        40,
    )
    links(kit, metal, height + 84, 20)
    for x, y, z in ring(6 if not grand else 9, radius * 0.56, 40, 10):
        with kit.at(x, y, z):
            kit.cylinder(9, -30, 22, materials.plastic((0.76, 0.73, 0.66)))
            flame_bulb(kit, look, 22, mirrored=9)
        kit.lamp(0.13, (x, y, z + 50), 14)
        kit.spark(14, (x, y, z + 50), 15)
    for x, y, _ in ring(6, radius * 0.56, 0, 10):
        kit.wire([(0, 0, 0), (x, y, 8)], 4, metal)
    # The beads below the candles are the bright ones: they see all of them.
    kit.lamp(0.13, (0, 0, bottom + 100), 16)
    for x, y, z in ring(5, radius * 0.3, bottom + 110, 25):
        kit.spark(9, (x, y, z), 13)
    kit.spark(1.1, (0, 0, (bottom + 60) * 0.4), radius * 0.34)
    kit.caustics(4.0, (0, -90, 60), 11)
