"""Candle arms round a turned column, and glass lamps on a pierced hoop."""

import math

from .. import materials
from ..kit import ring, smooth


TURNED = [
    (0, -60),
    (9, -58),
    (12, -48),
    (6, -40),
    (22, -26),
    (34, -4),
    (30, 18),
    (14, 30),
    (12, 40),
    (24, 48),
    (24, 54),
    (12, 62),
    (12, 92),
    (30, 120),
    (38, 150),
    (26, 186),
    (12, 206),
    (10, 240),
    (20, 254),
    (20, 262),
    (9, 272),
    (8, 340),
    (16, 352),
    (6, 364),
    (0, 366),
]


def flame_bulb(kit, look, z, mirrored=1.0):
    """A small candle bulb that burns; `mirrored` times as bright in the crystal round it."""
    kit.emits = True
    opal = look.shared('flame', lambda: materials.opal(1.5, mirrored=mirrored))
    kit.lathe(
        smooth([(6, z), (15, z + 16), (13, z + 34), (6, z + 54), (1.5, z + 64), (0, z + 65)], 5),
        opal,
        28,
        sharp=80,
    )


def chandelier_classic(kit, look):
    """A turned column with curved arms: bare candles with crystal drops, or small fabric shades."""
    metal = look.coat()
    shaded = 'fabric' in look.materials
    kit.lathe(smooth([(r, z * 1.05) for r, z in TURNED], 4), metal, sharp=60)
    kit.cord(0, 0, 380, 5, metal)
    links(kit, metal, 385, 12)
    reach = look.diameter / 2 - (70 if shaded else 40)
    drop = look.shared('crystal', lambda: materials.glass((0.98, 0.98, 1.0)))
    for i in range(look.count):
        turn = 360 / look.count * i + (15 if look.count == 6 else 11.25)
        with kit.at(0, 0, 0, (0, 0, turn)):
            path = [
                (20, 0, 70),
                (70, 0, 10),
                (150, 0, -58),
                (reach * 0.74, 0, -58),
                (reach * 0.94, 0, -10),
                (reach, 0, 40),
            ]
            kit.wire(smooth(path, 10), 7.5, metal, taper=lambda t: 1.15 - 0.35 * t)
            kit.wire(
                smooth(
                    [
                        (52, 0, 40),
                        (66, 0, 78),
                        (100, 0, 82),
                        (108, 0, 52),
                        (88, 0, 40),
                        (80, 0, 58),
                    ],
                    8,
                ),
                4.5,
                metal,
            )
            kit.wire(
                smooth(
                    [
                        (reach * 0.84, 0, -40),
                        (reach * 0.86, 0, -4),
                        (reach * 0.76, 0, 8),
                        (reach * 0.70, 0, -14),
                        (reach * 0.75, 0, -24),
                    ],
                    8,
                ),
                3.8,
                metal,
            )
            with kit.at(reach, 0, 40):
                kit.lathe(
                    smooth([(5, -6), (26, 4), (46, 10), (48, 14), (30, 12), (16, 16)], 5), metal, 40
                )
                kit.cylinder(
                    11, 12, 92, materials.plastic((0.78, 0.75, 0.68)) if not shaded else metal, 1
                )
                if shaded:
                    shade(kit, look, 96, 62, 34, 84)
                    kit.lamp(0.20, (0, 0, 140), 12)
                else:
                    flame_bulb(kit, look, 92)
                    kit.lamp(0.22, (0, 0, 130), 14)
                    for x, y, z in ring(6, 43, 0, 30):
                        kit.wire([(x, y, 8), (x, y, -4)], 0.8, metal, sides=2)
                        with kit.at(x, y, -30):
                            kit.lathe(
                                [(0, -10), (5.5, -3), (4.5, 8), (1.2, 25), (0, 26)],
                                drop,
                                8,
                                sharp=10,
                            )


def shade(kit, look, z, low, high, height):
    """A small linen cone."""
    linen = look.shared('linen', materials.cloth)
    kit.lathe([(low, z), (high, z + height)], linen, 64, thick=1.2)
    rim = look.shared('rim', lambda: materials.paint((0.60, 0.50, 0.36), 0.8))
    kit.hoop(low, 1.6, rim, z, 64)
    kit.hoop(high, 1.6, rim, z + height, 48)


def links(kit, metal, start, count):
    """The first links of a chain that leaves the picture."""
    for i in range(60 if count > 12 else 40):
        with kit.at(0, 0, start + i * 25, (0, 0, 90 * (i % 2))):
            oval = [
                (9 * math.cos(a), 0, 16 * math.sin(a))
                for a in (2 * math.pi * k / 20 for k in range(20))
            ]
            kit.wire(oval, 2.8, metal, closed=True, loose=True, sides=2)


def chandelier_oriental(kit, look):
    """A pierced brass hoop on chains, white glass mosque lamps below it."""
    metal = look.coat()
    radius = look.diameter / 2 - 30
    pierced_band(kit, metal, radius, 0, 78)
    for z in (0, 78):
        kit.hoop(radius, 6, metal, z)
    for x, y, _ in ring(3, radius, 0, 90):
        chain(kit, metal, (x, y, 84), (0, 0, 560))
    kit.ball(34, metal, 574, squash=0.8)
    kit.cylinder(12, 590, 640, metal)
    links(kit, metal, 650, 20)
    lamp_glass = materials.opal(1.15)
    kit.emits = True
    for x, y, _ in ring(6, radius, 0, 0):
        with kit.at(x, y, 0):
            chain(kit, metal, (0, 0, 0), (0, 0, -44))
            kit.lathe([(18, -46), (20, -42), (16, -38), (0, -36)], metal, 36)
            kit.lathe(
                smooth(
                    [
                        (34, -46),
                        (24, -74),
                        (22, -88),
                        (48, -112),
                        (56, -140),
                        (44, -170),
                        (18, -188),
                        (0, -190),
                    ],
                    6,
                ),
                lamp_glass,
                48,
                sharp=80,
            )
            kit.lathe([(37, -45), (35, -50), (33, -48)], metal, 40)
            kit.lathe(smooth([(18, -187), (12, -198), (16, -206), (0, -212)], 4), metal, 30)
            kit.lamp(0.24, (0, 0, -138), 50)


def chain(kit, metal, start, end):
    distance = math.dist(start, end)
    count = max(2, int(distance / 17))
    for i in range(count):
        t = (i + 0.5) / count
        at = tuple(a + (b - a) * t for a, b in zip(start, end))
        rise = math.degrees(
            math.atan2(end[2] - start[2], math.hypot(end[0] - start[0], end[1] - start[1]))
        )
        heading = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        with kit.at(*at, turn=(0, -rise, heading)), kit.at(turn=(90 * (i % 2), 0, 0)):
            oval = [
                (12 * math.cos(a), 6 * math.sin(a), 0)
                for a in (2 * math.pi * k / 16 for k in range(16))
            ]
            kit.wire(oval, 2, metal, closed=True, sides=2)


def pierced_band(kit, metal, radius, low, high):
    """A band of lozenges between two rims."""
    count = 36
    middle, half = (low + high) / 2, (high - low) / 2
    for i in range(count):
        a0, a1, a2 = (2 * math.pi * (i + k) / count for k in (0, 0.5, 1))
        shape = [
            (radius * math.cos(a0), radius * math.sin(a0), middle),
            (radius * math.cos(a1), radius * math.sin(a1), middle + half),
            (radius * math.cos(a2), radius * math.sin(a2), middle),
            (radius * math.cos(a1), radius * math.sin(a1), middle - half),
        ]
        kit.wire(shape, 3.2, metal, closed=True, sides=2)
        x, y = radius * math.cos(a1), radius * math.sin(a1)
        kit.ball(7, metal, middle, x, y, segments=16)
