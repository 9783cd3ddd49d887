"""Wall lights, indoors and out. The wall is at y = 0; things stand out towards -y."""

import math

from .. import materials
from ..kit import ring, rounded, smooth
from .chandeliers import shade


def wash(kit, z, power, up, width=30, reach=-60, spread=110):
    """Light along the wall from a slot at height z."""
    kit.beam(
        power, (0, reach, z), (0, reach * 0.35, z + (300 if up else -300)), spread, 0.7, width / 4
    )


def wall_updown(kit, look, form='box'):
    """A box or a half cylinder that lights the wall above and below."""
    height, width = look.height, look.width
    if form == 'cylinder':
        body = materials.gypsum()
        radius = width / 2
        with kit.at(0, -radius * 0.9, 0):
            kit.lathe(
                [
                    (radius * 0.84, 0),
                    (radius, 0),
                    (radius, height),
                    (radius * 0.84, height),
                    (radius * 0.84, 0),
                ],
                body,
                72,
                sharp=30,
            )
        with kit.at(0, -6, height / 2):
            kit.box((width * 0.5, 12, height * 0.5), body, bevel=1)
        reach = -radius * 0.9
        kit.emits = True
        with kit.at(0, reach, height * 0.5):
            kit.cylinder(6, -24, 24, materials.emitter(5), 2)
    else:
        body = look.coat()
        with kit.at(0, -46, height / 2):
            kit.box((width, 84, height), body, bevel=3)
        for z in (-0.2, height + 0.2):
            with kit.at(0, -46, z):
                kit.box(
                    (width * 0.62, 52, 1), materials.emitter(5, off=(0.6, 0.6, 0.58)), bevel=0.3
                )
        kit.box((width * 0.62, 8, height * 0.7), body, (0, -3, height / 2), 1)
        reach = -46
        kit.emits = True
    wash(kit, height + 2, 1.5, True, reach=reach, spread=76 if form == 'box' else 96)
    wash(kit, -2, 1.5, False, reach=reach, spread=76 if form == 'box' else 96)
    kit.lamp(0.02, (0, reach, height + 16), 8)


def wall_globe(kit, look):
    metal = look.coat()
    radius = look.diameter / 2
    with kit.at(0, 0, 0, (90, 0, 0)):
        kit.lathe(
            smooth([(0, 0), (44, 0), (46, 4), (42, 12), (20, 18), (0, 19)], 4), metal, 64, sharp=50
        )
    kit.wire(smooth([(0, -14, 0), (0, -60, -2), (0, -88, 4), (0, -92, 34)], 10), 7, metal)
    with kit.at(0, -92, 30):
        kit.lathe(smooth([(8, 0), (30, 8), (34, 18), (34, 30), (30, 32)], 4), metal, 56)
        kit.emits = True
        kit.ball(radius, materials.opal(1.15), 26 + radius * 0.94)
        kit.lamp(0.8, (0, 0, 26 + radius), radius)


def wall_sconce(kit, look):
    """Two curved arms with fabric shades."""
    metal = look.coat()
    with kit.at(0, 0, 0, (90, 0, 0)):
        kit.lathe(
            smooth([(0, 0), (40, 0), (48, 5), (36, 14), (26, 20), (0, 24)], 4), metal, 64, sharp=50
        )
    with kit.at(0, -38, 0):
        kit.lathe(
            smooth(
                [
                    (0, -84),
                    (9, -74),
                    (5, -60),
                    (17, -38),
                    (21, -6),
                    (16, 28),
                    (7, 50),
                    (12, 62),
                    (5, 76),
                    (0, 90),
                ],
                5,
            ),
            metal,
            40,
        )
    for side in (-1, 1):
        path = [
            (0, -40, -10),
            (side * 44, -56, -46),
            (side * 96, -66, -40),
            (side * 116, -66, 4),
            (side * 116, -66, 26),
        ]
        kit.wire(smooth(path, 10), 6, metal)
        with kit.at(side * 116, -66, 26):
            kit.lathe(smooth([(5, -4), (24, 4), (34, 8), (28, 12), (12, 14)], 4), metal, 40)
            kit.cylinder(10, 12, 84, metal, 1)
            shade(kit, look, 84, 76, 44, 104)
            kit.emits = True
            kit.lamp(0.5, (0, 0, 132), 14)


def wall_ring(kit, look):
    """A disc in front of the wall, light from behind it."""
    radius = look.diameter / 2
    with kit.at(0, 0, 0, (90, 0, 0)):
        kit.cylinder(radius * 0.58, 0, 26, look.coat('white'), 2)
        kit.lathe(
            smooth(
                [(radius * 0.9, 28), (radius * 0.985, 28), (radius, 31), (radius * 0.985, 35)], 4
            )
            + [(radius * 0.6, 42), (0, 44)],
            look.coat(),
            96,
            sharp=30,
        )
        kit.lathe([(0, 27), (radius * 0.98, 27)], materials.plastic(), 72)
    kit.emits = True
    for x, y, _ in ring(20, radius * 0.90):
        kit.lamp(0.075, (x, -18, y), 9)


def wall_oriental(kit, look):
    """A pierced brass arch that throws its pattern on the wall."""
    brass = look.coat()
    width, height = look.width, look.height
    kit.emits = True
    bend = 70.0
    columns, rows = 14, 18

    def point(u, v):
        x = (u - 0.5) * width
        depth = -bend * math.cos((u - 0.5) * math.pi) - 4
        return (x, depth, v * height)

    def top(u):
        return 0.62 + 0.38 * (1 - abs(2 * u - 1) ** 1.7)

    vertices, faces = [], []
    for row in range(rows):
        for column in range(columns):
            u0, v0 = column / columns, row / rows
            du, dv = 1 / columns, 1 / rows
            if v0 + dv > top(u0 + du / 2) + 0.01:
                continue
            corners = [(0, 0), (0.5, 0), (1, 0), (1, 0.5), (1, 1), (0.5, 1), (0, 1), (0, 0.5)]
            far, near = (0.40, 0.18) if (row + column) % 2 == 0 else (0.30, 0.30)
            hole = []
            for k, (x, y) in enumerate(corners):
                reach = near if k % 2 == 0 else far
                dx, dy = x - 0.5, y - 0.5
                size = math.hypot(dx, dy)
                hole.append((0.5 + dx / size * reach, 0.5 + dy / size * reach))
            start = len(vertices)
            vertices += [point(u0 + x * du, v0 + y * dv) for x, y in corners + hole]
            for k in range(8):
                j = (k + 1) % 8
                faces.append((start + k, start + j, start + 8 + j, start + 8 + k))
    thing = kit.mesh(vertices, faces, brass)
    modifier = thing.modifiers.new('thick', 'SOLIDIFY')
    modifier.thickness = 1.5 * kit.scale
    edge = [point(k / 40, top(k / 40)) for k in range(41)]
    kit.wire([point(0, 0), *edge, point(1, 0)], 4, brass)
    kit.wire([point(k / 30, 0) for k in range(31)], 4, brass)
    kit.ball(5, brass, height + 8, 0, -bend - 4)
    kit.ball(22, materials.opal(2.4), height * 0.45, 0, -34, segments=24)
    kit.lamp(2.0, (0, -38, height * 0.45), 4)


def wall_reading(kit, look):
    """A small spot on a flexible neck over a wall plate with a USB port."""
    body = look.coat()
    with kit.at(0, -14, 0):
        kit.plate(rounded(76, 150, 8), 28, body, 3)
    kit.box((13, 2, 5.5), materials.paint((0.55, 0.55, 0.55), 0.4), (0, -28.4, -46), 0.6)
    kit.box((11, 2.4, 2), materials.paint((0.05, 0.08, 0.2), 0.4), (0, -28.8, -46), 0.3)
    with kit.at(0, -28, -14, (90, 0, 0)):
        kit.cylinder(9, 0, 4, look.trim(), 1)
    neck = smooth([(0, -24, 52), (0, -44, 96), (6, -66, 150), (40, -84, 168), (66, -96, 138)], 12)
    kit.wire(neck, 5, look.trim())
    with kit.at(66, -96, 138, (0, 0, -30)), kit.at(0, 0, 0, (24, 0, 0)):
        kit.lathe([(23, -62), (24, -62), (25, -60), (25, 4), (21, 12), (0, 14)], body, 48, sharp=30)
        kit.lathe(smooth([(23, -61), (17, -46), (12, -42)], 4) + [(0, -42)], look.trim(), 40)
        kit.emits = True
        with kit.at(0, 0, -44):
            kit.cylinder(10, -1, 1, materials.emitter(9, off=(0.9, 0.78, 0.4)))
        kit.beam(1.6, (0, 0, -62), (0, 0, -300), 64, 0.6, 10)
    kit.lamp(0.05, (70, -110, 50), 10)


def bulkhead(kit, look):
    """An oval guarded light."""
    length, width = look.length, look.width
    metal = look.coat()

    def oval(a, b, count=72):
        return [
            (a * math.cos(2 * math.pi * k / count), b * math.sin(2 * math.pi * k / count))
            for k in range(count)
        ]

    a, b = length / 2, width / 2 * 1.15
    with kit.at(0, -12, 0):
        kit.plate(oval(a, b), 24, metal, 5)
    with kit.at(0, -30, 0):
        kit.plate(oval(a * 0.98, b * 0.97), 18, metal, 5, holes=[oval(a * 0.82, b * 0.75)])
    kit.emits = True
    rows, columns = 10, 60
    vertices = [
        (
            a * 0.83 * math.sin(t) * math.cos(u),
            -26 - 44 * math.cos(t),
            b * 0.76 * math.sin(t) * math.sin(u),
        )
        for t in (math.pi / 2 * r / rows for r in range(rows + 1))
        for u in (2 * math.pi * c / columns for c in range(columns))
    ]
    faces = [
        (
            r * columns + c,
            r * columns + (c + 1) % columns,
            (r + 1) * columns + (c + 1) % columns,
            (r + 1) * columns + c,
        )
        for r in range(rows)
        for c in range(columns)
    ]
    kit.mesh(vertices, faces, materials.opal(1.1, 0.25))
    for way in (0, 1):
        span = a * 0.9 if way else b * 0.86
        path = []
        for k in range(21):
            t = math.pi * k / 20
            along = -span * math.cos(t)
            out = -34 - 44 * math.sin(t)
            path.append((along, out, 0) if way else (0, out, along))
        kit.wire(path, 5, metal)
    for side in (-0.46, 0.46):
        path = []
        for k in range(21):
            t = math.pi * k / 20
            path.append((side * length * 0.62, -34 - 38 * math.sin(t), -b * 0.72 * math.cos(t)))
        kit.wire(path, 5, metal)
    kit.glow(0.3, (0, -84, 0), (0, -900, 0), (length * 0.7, width * 0.6))
    kit.lamp(0.3, (0, -110, 0), 60)
