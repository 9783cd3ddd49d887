"""Switches, sockets, sensors, remotes. Plates face the camera on the wall (y = 0)."""

import math

from .. import materials
from ..kit import arc, rounded, smooth


def plate(kit, look, width, height, depth, material=None, corner=6, holes=()):
    with kit.at(0, -depth / 2, 0):
        kit.plate(
            rounded(width, height, corner),
            depth,
            material or look.coat(),
            min(3, depth * 0.3),
            holes,
        )


def switch(kit, look, gangs=1):
    """A plate, its frame and one or three rockers."""
    white = look.shared('white', materials.plastic)
    plate(
        kit, look, look.length, look.width, look.height, white if look.finish == 'white' else None
    )
    kit.box((78, 3, 52), white, (0, -look.height, 0), 1)
    gap = 72 / gangs
    for i in range(gangs):
        with kit.at((i - (gangs - 1) / 2) * gap, -look.height - 2, 0, (3.5, 0, 0)):
            kit.box((gap - 0.8, 6, 46), white, (0, 0, 0), 1.2)
            kit.box(
                (5, 0.6, 1.4),
                look.shared('mark', lambda: materials.paint((0.45, 0.44, 0.42), 0.5)),
                (0, -3.2, 17),
                0.2,
            )


def socket(kit, look, form=''):
    """Two round earthed outlets; or one, with two charging ports beside it."""
    body = look.shared('body', materials.plastic) if look.finish == 'white' else look.coat()
    outlets = (-24.5,) if form == 'usb' else (-24.5, 24.5)
    round_holes = [arc((x, 0), 20.4, 0, 356, 60) for x in outlets]
    plate(kit, look, look.length, look.width, 10, body, 6, round_holes)
    hole = materials.paint((0.012, 0.012, 0.012), 0.7)
    pin = materials.screw_metal()
    with kit.at(0, -10.4, 0):
        kit.plate(rounded(98, 52, 3), 2, body, 0.8, round_holes)
    for x in outlets:
        with kit.at(x, -11, 0, (90, 0, 0)):
            kit.lathe(
                [(22.5, 0), (22.3, 1.2), (21, 1.5), (19.6, 1), (19.2, -2), (18.8, -9), (0, -9)],
                body,
                64,
                sharp=30,
            )
            for side in (-1, 1):
                with kit.at(side * 9.5, 0, -8.8):
                    kit.lathe([(0, 0.1), (2.7, 0.1)], hole, 24)
                with kit.at(0, side * 17.2, -5):
                    kit.box((5, 2.4, 7), pin, bevel=0.6)
    if form == 'usb':
        kit.box((36, 3, 44), body, (25, -11.5, 0), 1)
        dark = hole
        steel = materials.metal((0.55, 0.55, 0.55), 0.35)
        kit.box((15, 1, 7), steel, (25, -13.2, 9), 0.4)
        kit.box((13, 1.4, 5), dark, (25, -13.3, 9), 0.3)
        with kit.at(25, -13, -9):
            kit.plate(rounded(11, 4.6, 2.2), 1.6, steel, 0.3)
            kit.plate(rounded(9.4, 3.2, 1.5), 2.2, dark, 0.2)


def switch_smart(kit, look):
    """A black glass touch panel with two lit circles."""
    plate(
        kit,
        look,
        look.length,
        look.width,
        9,
        materials.paint((0.012, 0.012, 0.013), 0.05, 1.0, 'glass'),
        5,
    )
    mark = materials.paint((0.80, 0.80, 0.80), 0.4)
    for x in (-19, 19):
        for radius, thickness in ((9, 0.55),):
            kit.wire(
                [
                    (x + radius * math.cos(a), -9.1, 6 + radius * math.sin(a))
                    for a in (2 * math.pi * k / 48 for k in range(48))
                ],
                thickness,
                mark,
                closed=True,
            )
        with kit.at(x, -9.1, 6, (90, 0, 0)):
            kit.lathe(
                [(0, 0.2), (1.6, 0.2)],
                look.shared(
                    'dot', lambda: materials.emitter(1.6, (0.25, 0.55, 1.0), off=(0.2, 0.45, 0.9))
                ),
                20,
            )
    for i, radius in enumerate((2.2, 4.6, 7.0)):
        kit.wire(
            [
                (radius * math.cos(a), -9.1, -30 + radius * math.sin(a))
                for a in (math.radians(d) for d in range(45, 136, 6))
            ],
            0.45,
            mark,
        )
    with kit.at(0, -9.1, -30, (90, 0, 0)):
        kit.lathe([(0, 0.2), (0.9, 0.2)], mark, 16)


def dimmer(kit, look):
    """A plate with a chrome-ringed knob and a scale."""
    white = materials.plastic()
    plate(kit, look, look.length, look.width, 10, white)
    with kit.at(0, -10, 0, (90, 0, 0)):
        kit.lathe([(24, 0), (24, 3), (22, 4), (20, 4)], look.trim(), 64, sharp=30)
        kit.lathe([(19.5, 0), (19.5, 14), (18, 17), (15, 18), (0, 18)], white, 64, sharp=35)
    mark = materials.paint((0.35, 0.34, 0.33), 0.5)
    for k in range(11):
        angle = math.radians(225 - 27 * k)
        with kit.at(31 * math.cos(angle), -10.2, 31 * math.sin(angle), (90, 0, 0)):
            kit.lathe([(0, 0.2), (0.7 + 0.07 * k, 0.2)], mark, 16)
    kit.box(
        (1.6, 0.8, 8),
        mark,
        (9 * math.cos(math.radians(60)), -28.2, 9 * math.sin(math.radians(60)) + 2),
        0.2,
        turn=(0, 30, 0),
    )


def sensor(kit, look):
    """A ceiling sensor: a faceted dome under a round base."""
    radius = look.diameter / 2
    white = materials.plastic()
    kit.lathe(
        [
            (0, 0),
            (radius - 2, 0),
            (radius, -3),
            (radius, -16),
            (radius * 0.94, -22),
            (radius * 0.62, -28),
            (radius * 0.60, -30),
        ],
        white,
        72,
        sharp=35,
    )
    milk = materials.paint((0.68, 0.68, 0.665), 0.3)
    rows = 7
    outline = [
        (
            radius * 0.62 * math.cos(math.pi / 2 * k / rows),
            -27 - 33 * math.sin(math.pi / 2 * k / rows),
        )
        for k in range(rows + 1)
    ]
    kit.lathe(outline, milk, 20, sharp=3)


def plug_smart(kit, look):
    """A round adapter seen from its outlet, leaning on its pins."""
    white = materials.plastic()
    radius = look.diameter / 2
    with kit.at(0, 0, 0, (-104, 0, 26)):
        kit.lathe(
            [
                (0, 44),
                (radius * 0.9, 44),
                (radius, 38),
                (radius, 3),
                (radius - 2.5, 0),
                (radius * 0.80, 0),
                (radius * 0.75, 3),
                (radius * 0.73, 14),
                (0, 14),
            ],
            white,
            72,
            sharp=30,
        )
        hole = materials.paint((0.012, 0.012, 0.012), 0.7)
        pin = materials.screw_metal()
        for side in (-1, 1):
            with kit.at(side * 9.5, 0, 13.8, (180, 0, 0)):
                kit.lathe([(0, 0.1), (2.7, 0.1)], hole, 24)
            kit.box((5, 2.2, 9), pin, (0, side * radius * 0.70, 7), 0.6)
            with kit.at(side * 9.5, 0, 44):
                kit.cylinder(2.4, 0, 19, pin, 0.8, 24)
        with kit.at(0, -radius - 0.1, 24, (90, 0, 0)):
            kit.cylinder(
                4,
                -1,
                1,
                look.shared('button', lambda: materials.paint((0.7, 0.7, 0.69), 0.4)),
                0.4,
                32,
            )


def remote_kit(kit, look):
    """A remote for four circuits standing before its receiver with loose leads."""
    white = materials.plastic()
    with kit.at(-40, -14, 0, (-12, 0, 14)):
        with kit.at(0, 0, 62):
            kit.plate(rounded(42, 124, 9), 15, white, 4)
            key = look.shared('key', lambda: materials.paint((0.52, 0.52, 0.51), 0.5))
            for k in range(4):
                with kit.at(0, -7, 34 - k * 22, (90, 0, 0)):
                    kit.cylinder(7.4, 0, 2.4, key, 0.8, 32)
            with kit.at(0, -7, 53, (90, 0, 0)):
                kit.lathe(
                    [(0, 0.6), (1.4, 0.6)],
                    look.shared('red', lambda: materials.paint((0.5, 0.02, 0.02), 0.3)),
                    16,
                )
    with kit.at(44, 18, 0, (0, 0, -24)):
        kit.box((98, 50, 28), white, (0, 0, 14), 4)
        kit.box(
            (60, 30, 0.3),
            look.shared('label', lambda: materials.paint((0.62, 0.62, 0.61), 0.5)),
            (0, 0, 28.1),
            0.05,
        )
        for k, color in enumerate(
            (
                (0.5, 0.02, 0.02),
                (0.02, 0.05, 0.4),
                (0.02, 0.02, 0.02),
                (0.55, 0.4, 0.02),
                (0.6, 0.6, 0.6),
            )
        ):
            path = [
                (48, -16 + k * 8, 12),
                (66, -17 + k * 9, 10),
                (82, -22 + k * 8, 2),
                (94 - k * 3, -40 + k * 5, 2),
            ]
            kit.wire(smooth(path, 8), 1.7, materials.paint(color, 0.45))
