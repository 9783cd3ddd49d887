"""What the sun charges: stakes, wall lights, floods with a panel, street lights."""

import math

from .. import materials
from ..kit import rounded, smooth
from .floods import flood_body


def solar_stake(kit, look):
    """Four small lanterns on stakes."""
    steel = look.coat('silver')
    height, radius = look.height, look.diameter / 2
    kit.emits = True
    for i, (x, y) in enumerate(((-165, 40), (-55, -40), (55, 40), (165, -40))):
        with kit.at(x, y, 0):
            kit.wire([(0, 0, 0), (0, 0, height - 110)], 6, steel)
            kit.lathe(
                smooth([(1, 0), (7, 26), (7, 60)], 4), look.shared('tip', materials.rubber), 24
            )
            kit.cylinder(24, height - 116, height - 104, steel, 2)
            kit.lathe(
                smooth([(26, height - 106), (38, height - 74), (44, height - 30)], 5),
                look.shared('glass', lambda: materials.thin_glass((0.95, 0.96, 0.96), 0.12)),
                48,
            )
            kit.lathe(
                [
                    (radius * 0.5, height - 34),
                    (radius, height - 30),
                    (radius, height - 24),
                    (radius * 0.86, height - 10),
                    (radius * 0.55, height - 4),
                    (0, height - 4),
                ],
                steel,
                64,
                sharp=30,
            )
            kit.box(
                (40, 40, 2),
                look.shared('cell', lambda: materials.paint((0.014, 0.03, 0.09), 0.12, 1.0)),
                (0, 0, height - 3),
                0.4,
            )
            kit.ball(
                9,
                look.shared('hot', lambda: materials.emitter(9, off=(0.9, 0.82, 0.5))),
                height - 60,
                segments=20,
            )
            kit.lamp(0.5, (0, 0, height - 62), 8)


def solar_wall(kit, look):
    """A wedge on the wall: panel on top, LEDs in front, a sensor eye below."""
    body = look.coat()
    width, height, depth = look.width, look.height, look.length
    points = [
        (-1, 0, 0),
        (1, 0, 0),
        (-1, 0, 1),
        (1, 0, 1),
        (-1, -0.66, 0.02),
        (1, -0.66, 0.02),
        (-1, -1, 0.42),
        (1, -1, 0.42),
        (-1, -1, 0.52),
        (1, -1, 0.52),
    ]
    vertices = [(x * width / 2, y * depth, (z - 0.5) * height) for x, y, z in points]
    faces = [
        (0, 1, 5, 4),
        (4, 5, 7, 6),
        (6, 7, 9, 8),
        (8, 9, 3, 2),
        (0, 2, 3, 1),
        (0, 4, 6, 8, 2),
        (1, 3, 9, 7, 5),
    ]
    kit.mesh(vertices, faces, body, bevel=4)
    tilt = math.degrees(math.atan2(0.48 * height, depth))
    with kit.at(0, -depth * 0.5, height * 0.27, (0, 0, 0)):
        kit.panel(
            width * 0.88,
            depth * 0.92,
            materials.solar_cell(),
            (0, -1.6, 1.6),
            turn=(tilt - 90, 0, 0),
        )
    kit.emits = True
    chip = materials.emitter(8, off=(0.88, 0.76, 0.25))
    with kit.at(0, -depth * 0.83, -height * 0.28, (41, 0, 0)):
        kit.box(
            (width * 0.86, 2, height * 0.36),
            materials.plastic((0.75, 0.75, 0.74)),
            (0, -0.4, 0),
            0.4,
        )
        for c in range(10):
            for r in range(3):
                kit.box((4, 1.4, 4), chip, ((c - 4.5) * width * 0.082, -2, (r - 1) * 10), 0.2)
        kit.glow(0.5, (0, -8, 0), (0, -400, -20), (width * 0.8, 30))
    kit.ball(11, materials.plastic((0.78, 0.78, 0.76)), -height * 0.46, 0, -depth * 0.5, 0.8, 28)
    kit.lamp(0.35, (0, -depth * 1.3, -height * 0.7), 20)


def solar_flood(kit, look):
    """A flood light and its separate panel on a stand, joined by a lead."""
    with kit.at(-96, 0, 0, (0, 0, 20)):
        flood_body(kit, look, look.length, look.width)
    with kit.at(190, 60, 0, (0, 0, -20)):
        metal = look.coat()
        with kit.at(0, 0, 118, (-32, 0, 0)):
            kit.plate(rounded(190, 210, 4), 14, materials.finish('silver'), 2)
            kit.panel(180, 200, materials.solar_cell(), (0, -8, 0))
        kit.wire([(0, 26, 100), (0, 40, 6)], 8, metal)
        kit.box((90, 60, 6), metal, (0, 40, 3), 2)
    kit.wire(
        smooth(
            [
                (190, 100, 60),
                (230, 130, 8),
                (120, 20, 4),
                (30, -70, 4),
                (-30, -40, 4),
                (-70, 30, 20),
            ],
            12,
        ),
        4,
        materials.rubber(),
    )


def solar_street(kit, look):
    """Panel, battery and light in one on a short length of pole."""
    metal = look.coat()
    with kit.at(0, 0, 0, (0, 0, -28)):
        kit.cylinder(30, 0, 620, metal, 2)
        kit.cylinder(52, 0, 16, metal, 3)
        kit.wire(smooth([(0, 0, 560), (30, 0, 640), (110, 0, 690)], 10), 30, metal)
        with kit.at(60, 0, 690, (0, -10, 0)):
            kit.box((look.length, look.width * 0.86, 30), metal, (look.length / 2 - 20, 0, 12), 10)
            with kit.at(look.length / 2 - 20, 0, 28):
                kit.panel(
                    look.length * 0.93, look.width * 0.78, materials.solar_cell(), turn=(-90, 0, 0)
                )
            kit.emits = True
            kit.box(
                (look.length * 0.62, look.width * 0.58, 8),
                materials.plastic((0.78, 0.78, 0.77)),
                (look.length * 0.56, 0, -5),
                2,
            )
            kit.box(
                (look.length * 0.56, look.width * 0.50, 4),
                materials.opal(1.5, 0.3),
                (look.length * 0.56, 0, -9),
                1,
            )
            kit.glow(
                1.6,
                (look.length * 0.56, 0, -14),
                (look.length * 0.5, 0, -800),
                (look.length * 0.5, look.width * 0.5),
            )
