"""Strips, neon and rope, and what feeds them."""

import math

from .. import materials
from ..kit import rounded, smooth


def strip(kit, look, form='dots'):
    """A reel with a loose end that runs out over the floor, LEDs upwards."""
    width = 9
    tape = materials.plastic((0.80, 0.79, 0.75))
    reel_radius = 62
    with kit.at(20, 40, 0):
        dark = materials.paint((0.05, 0.05, 0.052), 0.45)
        kit.lathe(
            [
                (15, 2.2),
                (16, 2.6),
                (reel_radius + 4, 2.6),
                (reel_radius + 5, 1.4),
                (reel_radius + 4, 0),
            ],
            dark,
            sharp=30,
        )
        kit.cylinder(26, 0, 15, dark)
        turns = [
            (
                (28 + 34 * t / 600) * math.cos(t / 60 * 2 * math.pi),
                (28 + 34 * t / 600) * math.sin(t / 60 * 2 * math.pi),
                7.5,
            )
            for t in range(600)
        ]
    front = smooth(
        [
            (-42, 40, 0),
            (-46, -6, 0),
            (-18, -42, 0),
            (30, -52, 0),
            (74, -34, 0),
            (112, -48, 0),
            (128, -84, 0),
        ],
        30,
    )
    kit.emits = True
    with kit.at(20, 40, 0):
        ribbon(kit, turns, width, tape, standing=True)
    path = [(x, y, 0) for x, y, _ in front]
    lead = []
    count = len(path)
    for i, (x, y, _) in enumerate(path):
        lead.append((x, y, max(0.8, 5.5 * (1 - i / 45))))
    ribbon(kit, lead, width, tape, standing=False)
    colors = ((1, 0.06, 0.05), (0.1, 1, 0.12), (0.08, 0.15, 1)) if look.rgb else ((1, 1, 1),)
    chips = [
        look.shared(
            f'chip{i}',
            lambda c=c: materials.emitter(
                9, c, off=(0.9, 0.83, 0.45) if not look.rgb else (0.85, 0.85, 0.82)
            ),
        )
        for i, c in enumerate(colors)
    ]
    if form == 'cob':
        line = materials.emitter(4.5, off=(0.92, 0.80, 0.32))
        kit.wire([(x, y, z + 0.9) for x, y, z in lead], 1.5, line, sides=2)
        with kit.at(20, 40, 0):
            outer = [(x * 1.008, y * 1.008, z) for x, y, z in turns[470:]]
            kit.wire(outer, 1.3, line, sides=2)
    else:
        spaced(kit, look, lead, chips)
        with kit.at(20, 40, 0):
            for i in range(520, 600, 3):
                x, y, z = turns[i]
                angle = math.degrees(math.atan2(y, x))
                with kit.at(x * 1.012, y * 1.012, z, (0, 0, angle)):
                    kit.box((1.4, 3.2, 3.2), chips[(i // 3) % len(chips)], bevel=0.2)
    for i in range(10, count, max(1, count // 9)):
        x, y, z = lead[i]
        kit.lamp(0.055, (x, y, z + 9), 5, blend(colors, i, count))
    kit.lamp(0.1, (20, -34, 9), 8, blend(colors, 40, count))
    kit.lamp(0.1, (-48, 30, 9), 8, blend(colors, 80, count))


def blend(colors, at, count):
    if len(colors) == 1:
        return (1, 1, 1)
    return ((1, 0.12, 0.10), (0.2, 1, 0.25), (0.15, 0.25, 1))[(at * 4 // count) % 3]


def spaced(kit, look, path, chips):
    """LEDs every few millimetres along a path."""
    travelled, last, number = 0.0, path[0], 0
    for i in range(1, len(path) - 1):
        travelled += math.dist(path[i], last)
        last = path[i]
        if travelled >= 6.2:
            travelled = 0.0
            turn = math.degrees(
                math.atan2(path[i + 1][1] - path[i - 1][1], path[i + 1][0] - path[i - 1][0])
            )
            with kit.at(path[i][0], path[i][1], path[i][2] + 0.8, (0, 0, turn)):
                color = chips[number // 5 % len(chips)] if len(chips) > 1 else chips[0]
                kit.box((3.4, 3.4, 1.3), color, bevel=0.2)
            number += 1


def ribbon(kit, path, width, material, standing):
    """A flat tape along a path, lying or on edge."""
    vertices = []
    for i, (x, y, z) in enumerate(path):
        before, after = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = math.hypot(dx, dy) or 1
        if standing:
            vertices += [(x, y, z - width / 2), (x, y, z + width / 2)]
        else:
            nx, ny = -dy / size * width / 2, dx / size * width / 2
            vertices += [(x + nx, y + ny, z), (x - nx, y - ny, z)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)]
    kit.mesh(vertices, faces, material)


def neon_flex(kit, look, form='neon'):
    """Neon flex in loose loops on the floor, or a coil of clear rope light with its plug."""
    kit.emits = True
    if form == 'rope':
        path = []
        for t in range(420):
            angle = t / 60 * 2 * math.pi
            layer = t // 210
            radius = 70 + (t % 210) / 210 * 52
            path.append((radius * math.cos(angle), radius * math.sin(angle), 7 + layer * 13))
        path += smooth([path[-1], (138, -26, 12), (120, -84, 7), (60, -128, 7), (-30, -140, 7)], 16)
        clear = materials.thin_glass((0.93, 0.93, 0.92), 0.10)
        kit.wire(path, 6.5, clear, sides=5)
        kit.wire(path, 2.6, materials.plastic((0.82, 0.80, 0.74)), sides=3)
        chip = materials.emitter(14, off=(0.95, 0.84, 0.4))
        for i in range(2, len(path) - 1, 3):
            x, y, z = path[i]
            kit.ball(2.5, chip, z + 1.6, x, y, segments=14)
        end = path[-1]
        kit.wire([end, (end[0] - 26, end[1] - 3, 7)], 8, materials.plastic((0.75, 0.75, 0.74)))
        for i in range(0, 420, 45):
            x, y, z = path[i]
            kit.lamp(0.12, (x, y, z + 14), 10)
        return
    path = smooth(
        [
            (-150, 20, 8),
            (-110, 70, 8),
            (-62, 20, 8),
            (-92, -44, 8),
            (-128, -8, 9),
            (-70, 62, 20),
            (-8, 40, 8),
            (-8, -44, 8),
            (-52, -40, 9),
            (-26, 50, 20),
            (54, 62, 8),
            (66, -22, 8),
            (24, -58, 9),
            (8, 2, 18),
            (70, 72, 10),
            (126, 30, 8),
            (142, -40, 8),
            (190, -62, 8),
        ],
        14,
    )
    body = materials.opal(1.2, 0.35)
    kit.wire(path, 8, body, sides=6)
    end = path[0]
    kit.wire([end, (end[0] - 12, end[1] - 12, 8)], 8.4, materials.plastic((0.7, 0.7, 0.69)))
    kit.wire(
        smooth(
            [
                (end[0] - 10, end[1] - 10, 8),
                (end[0] - 40, end[1] - 44, 4),
                (end[0] - 34, end[1] - 96, 3),
                (end[0] + 10, end[1] - 122, 3),
            ],
            8,
        ),
        2.4,
        materials.rubber(),
    )
    for i in range(10, len(path), 24):
        x, y, z = path[i]
        kit.lamp(0.10, (x, y, z + 14), 10)


def driver(kit, look):
    """A pierced metal power supply with its row of terminals."""
    length, width, height = look.length, look.width, look.height
    metal = materials.brushed((0.70, 0.70, 0.71), 0.36)
    with kit.at(0, 0, 0, (0, 0, 24)):
        kit.box((length, width, height), metal, (0, 0, height / 2), 1.2)
        hole = materials.paint((0.02, 0.02, 0.02), 0.8)
        for column in range(15):
            for row in range(7):
                with kit.at(
                    -length * 0.33 + column * 7.4,
                    -width * 0.22 + row * 9 + (column % 2) * 4.5,
                    height,
                ):
                    kit.lathe([(0, 0.15), (2.1, 0.15)], hole, 16)
        for column in range(14):
            for row in range(2):
                with kit.at(
                    -length * 0.32 + column * 7.6, -width / 2, height * 0.46 + row * 9, (90, 0, 0)
                ):
                    kit.lathe([(0, 0.15), (2.0, 0.15)], hole, 16)
        kit.box(
            (13, width * 0.94, height * 0.55),
            materials.paint((0.025, 0.025, 0.025), 0.4),
            (length / 2 + 5, 0, height * 0.30),
            1,
        )
        brass = materials.screw_metal()
        for i in range(7):
            with kit.at(length / 2 + 8, -width * 0.38 + i * width * 0.127, height * 0.56):
                kit.cylinder(4, 0, 2.4, brass)
        kit.box(
            (46, 30, 0.3),
            materials.paint((0.82, 0.82, 0.80), 0.5),
            (-length * 0.02, -width * 0.36, height + 0.1),
            0.05,
        )


def driver_sealed(kit, look):
    """A slim sealed aluminium body with a lead at each end."""
    length, width, height = look.length, look.width, look.height
    metal = materials.brushed((0.70, 0.70, 0.71), 0.34)
    with kit.at(0, 0, 0, (0, 0, 20)):
        section = rounded(width, height, 7)
        with kit.at(0, 0, height / 2, (0, 0, 90)):
            kit.plate(section, length, metal, 0.6)
            for side in (-1, 1):
                with kit.at(0, side * (length / 2 + 4), 0):
                    kit.plate(section, 8, materials.paint((0.035, 0.035, 0.036), 0.5), 1.5)
        for x in range(-3, 4):
            kit.box((length * 0.92, 1.2, 1.4), metal, (0, x * 6.5, height + 0.3), 0.4)
        kit.box(
            (length * 0.5, width * 0.62, 0.4),
            materials.paint((0.80, 0.80, 0.79), 0.5),
            (0, 0, height + 1.1),
            0.05,
        )
        black = materials.rubber()
        with kit.at(-length / 2, 0, height / 2):
            kit.wire(
                smooth(
                    [
                        (0, 0, 0),
                        (-24, 0, -2),
                        (-44, -14, -14.5),
                        (-52, -44, -15.5),
                        (-40, -70, -15.5),
                    ],
                    8,
                ),
                3.4,
                black,
            )
        with kit.at(length / 2, 0, height / 2):
            for side, color in ((-1, (0.5, 0.03, 0.03)), (1, (0.02, 0.02, 0.02))):
                path = [
                    (0, side * 5, 0),
                    (20, side * 5, -3),
                    (38, side * 6 - 6, -17),
                    (52, side * 8 - 24, -17),
                    (50, side * 9 - 50, -17),
                ]
                kit.wire(smooth(path, 8), 2.2, materials.paint(color, 0.45))
