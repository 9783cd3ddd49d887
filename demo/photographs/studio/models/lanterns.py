"""Lanterns: the Egyptian fanous, a pierced ball, a standing one."""

import math

from .. import materials
from ..kit import ring, smooth
from .chandeliers import links


COLORS = ((0.75, 0.05, 0.04), (0.03, 0.16, 0.62), (0.85, 0.48, 0.03), (0.03, 0.36, 0.13))


def sides(kit, count, radius, z0, z1, frame, panes, thickness=4.0, top_radius=None, bars=1):
    """A glazed prism: posts, rims and panes; `panes` is one material or several in turn."""
    top = radius if top_radius is None else top_radius
    low, high = ring(count, radius, z0, 180 / count + 90), ring(count, top, z1, 180 / count + 90)
    for i in range(count):
        j = (i + 1) % count
        kit.wire([low[i], high[i]], thickness, frame, sides=3)
        kit.wire([low[i], low[j]], thickness, frame, sides=3)
        kit.wire([high[i], high[j]], thickness, frame, sides=3)
        for bar in range(1, bars):
            t = bar / bars
            a, b = (tuple(p + (q - p) * t for p, q in zip(low[k], high[k])) for k in (i, j))
            kit.wire([a, b], thickness * 0.7, frame, sides=3)
        pane = panes[i % len(panes)]
        kit.mesh([low[i], low[j], high[j], high[i]], [(0, 1, 2, 3)], pane, flat=True)


def star(kit, center, size, way, metal, thickness):
    """An eight-pointed star of wire on a plane that faces `way` (degrees about z)."""
    with kit.at(*center, turn=(0, 0, way)):
        for turn in (0, 45):
            square = [
                (
                    size * math.sin(math.radians(turn + 90 * k)),
                    0,
                    size * math.cos(math.radians(turn + 90 * k)),
                )
                for k in range(4)
            ]
            kit.wire(square, thickness, metal, closed=True, sides=2)
        kit.ball(size * 0.2, metal, segments=16)


def lantern_hung(kit, look):
    """A fanous: waisted body of coloured glass, pierced dome, stars, a ring on top."""
    brass = look.coat()
    panes = [materials.thin_glass(c, 0.12, cast=0.5) for c in COLORS]
    count = 6
    kit.lathe([(0, 0), (62, 0), (70, 6), (66, 14), (56, 18)], brass, 6, sharp=10)
    sides(kit, count, 58, 18, 66, brass, [panes[2], panes[0]], 3.2, 84)
    sides(kit, count, 84, 66, 252, brass, [panes[1], panes[3], panes[0]], 3.6, 100)
    sides(kit, count, 100, 252, 284, brass, [panes[2], panes[0]], 3.6, 72)
    for i in range(count):
        way = 360 / count * i + 60
        angle = math.radians(way)
        middle = 92 * math.cos(math.pi / count)
        star(kit, (middle * math.sin(angle), -middle * math.cos(angle), 158), 30, way, brass, 2.4)
    dome = smooth(
        [
            (74, 284),
            (72, 300),
            (60, 326),
            (36, 348),
            (16, 358),
            (12, 366),
            (18, 374),
            (10, 384),
            (0, 386),
        ],
        6,
    )
    pierced(kit, brass, dome, 24)
    kit.lathe(
        [(r * 0.97, z - 0.5) for r, z in dome],
        look.shared('lining', lambda: materials.thin_glass((0.9, 0.65, 0.3), 0.05)),
        48,
        sharp=80,
    )
    kit.wire(
        [
            (16 * math.cos(a), 0, 402 + 16 * math.sin(a))
            for a in (2 * math.pi * k / 28 for k in range(28))
        ],
        3,
        brass,
        closed=True,
    )
    links(kit, brass, 430, 20)
    kit.emits = True
    kit.cylinder(14, 14, 60, materials.plastic((0.7, 0.66, 0.58)))
    kit.lathe(
        smooth([(10, 60), (22, 92), (16, 130), (4, 158), (0, 160)], 6),
        materials.opal(2.2),
        32,
        sharp=80,
    )
    kit.lamp(1.2, (0, 0, 150), 16)


def pierced(kit, metal, outline, count):
    """A dome of crossing wires with rims, as pierced sheet looks from afar."""
    for way in (-1, 1):
        for i in range(count):
            path = []
            for k, (r, z) in enumerate(outline):
                angle = 2 * math.pi * i / count + way * k / len(outline) * 0.9
                path.append((r * math.cos(angle), r * math.sin(angle), z))
            kit.wire(path, 1.9, metal, sides=2)
    for at in (0, len(outline) // 4, len(outline) // 2):
        kit.hoop(outline[at][0], 2.6, metal, outline[at][1], 64)


def lantern_pierced(kit, look):
    """A hand-pierced brass ball: the sheet is cut with rows of lozenges."""
    brass = look.coat()
    radius = look.diameter / 2
    shell(kit, brass, radius, 34, 17)
    for z, r in ((radius * 0.98, radius * 0.26), (-radius * 0.98, radius * 0.22)):
        kit.lathe(
            smooth([(r * 1.3, z * 0.96), (r, z), (r * 0.5, z * 1.08), (0, z * 1.12)], 4), brass, 48
        )
    kit.lathe(
        smooth(
            [
                (16, radius * 1.08),
                (12, radius * 1.22),
                (20, radius * 1.30),
                (6, radius * 1.40),
                (0, radius * 1.41),
            ],
            5,
        ),
        brass,
        40,
    )
    kit.lathe(
        smooth(
            [
                (14, -radius * 1.07),
                (18, -radius * 1.16),
                (6, -radius * 1.24),
                (8, -radius * 1.30),
                (0, -radius * 1.34),
            ],
            5,
        ),
        brass,
        40,
    )
    links(kit, brass, radius * 1.40 + 14, 20)
    kit.emits = True
    # It comes without a bulb: by day one would only be a grey patch in it.
    kit.ball(34, materials.spark(2.6 * materials.WHITE * 0.7), segments=48)
    kit.lamp(3.2, (0, 0, 0), 5)


def shell(kit, metal, radius, columns, rows):
    """A sphere of one sheet with a lozenge of rounded corners cut out between every four neighbours."""
    vertices, faces, known = [], [], {}

    def point(u, v):
        key = (round(u % columns, 4), round(v, 4))
        if key not in known:
            a = 2 * math.pi * u / columns
            b = math.pi * (0.06 + 0.88 * v / rows) - math.pi / 2
            known[key] = len(vertices)
            vertices.append(
                tuple(
                    radius * part
                    for part in (math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b))
                )
            )
        return known[key]

    # Quarter steps along the cell's sides meet those of the next row, which is half a cell further.
    quarters = [(-0.5 + k / 4) for k in range(4)]
    square = [(0.5, q) for q in quarters] + [(-q, 0.5) for q in quarters]
    square += [(-x, -y) for x, y in square]
    edge = [(math.cos(a), math.sin(a)) for a in (math.pi * (k - 2) / 8 for k in range(16))]
    for row in range(rows):
        for column in range(columns):
            u, v = column + 0.5 * (row % 2) + 0.5, row + 0.5
            corners = [point(u + x, v + y) for x, y in square]
            hole = []
            for x, y in edge:
                reach = 0.36 * (abs(x) ** 1.55 + abs(y) ** 1.55) ** (-1 / 1.55)
                hole.append(point(u + x * reach, v + y * reach))
            for k in range(16):
                after = (k + 1) % 16
                faces.append((corners[k], corners[after], hole[after], hole[k]))
    thing = kit.mesh(vertices, faces, metal)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(40)
    modifier = thing.modifiers.new('thick', 'SOLIDIFY')
    modifier.thickness = 1.6 * kit.scale


def lantern_standing(kit, look):
    """Clear glass in a bronze frame, on four feet, with a handle."""
    metal = look.coat()
    clear = materials.thin_glass((0.97, 0.97, 0.96))
    width = look.width / 2
    for x, y, _ in ring(4, width * 0.86, 0, 45):
        kit.ball(9, metal, 8, x, y, segments=20)
    kit.lathe(
        [(0, 14), (width * 1.10, 14), (width * 1.16, 20), (width * 1.10, 28), (0, 28)],
        metal,
        6,
        sharp=10,
    )
    sides(kit, 6, width * 0.84, 28, 270, metal, [clear], 4.2, width * 1.02)
    kit.lathe(
        [
            (width * 1.16, 268),
            (width * 1.18, 276),
            (width * 1.06, 288),
            (width * 0.6, 322),
            (width * 0.34, 338),
            (width * 0.34, 360),
            (width * 0.44, 366),
            (width * 0.2, 378),
            (0, 380),
        ],
        metal,
        6,
        sharp=10,
    )
    arch = [
        (34 * math.cos(a), 0, 384 + 34 * math.sin(a))
        for a in (math.pi * k / 20 for k in range(-2, 23))
    ]
    kit.wire(arch, 3.4, metal)
    for i in range(6):
        angle = math.radians(60 * i)
        reach = width * 0.93 * math.cos(math.pi / 6)
        star(kit, (reach * math.sin(angle), -reach * math.cos(angle), 150), 30, 60 * i, metal, 1.8)
    kit.emits = True
    kit.cylinder(26, 28, 110, materials.plastic((0.76, 0.72, 0.64)), 3)
    kit.lathe(
        smooth([(4, 110), (12, 124), (8, 142), (1.5, 156), (0, 157)], 6),
        materials.emitter(8, off=(0.85, 0.72, 0.45)),
        24,
        sharp=80,
    )
    kit.lamp(1.1, (0, 0, 150), 10)
