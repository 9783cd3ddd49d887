"""Table and desk lamps. Everything stands on z = 0."""

import math

import bpy

from .. import materials
from ..kit import smooth


def foot(kit, radius, height, material):
    kit.lathe(
        [
            (0, 0),
            (radius - 1, 0),
            (radius, 1.5),
            (radius, height - 2),
            (radius - 2, height),
            (0, height + 1),
        ],
        material,
        96,
        sharp=30,
    )


def table_globe(kit, look):
    metal = look.coat()
    radius = look.diameter / 2
    foot(kit, radius * 0.62, 14, metal)
    neck = look.height - radius * 1.96
    kit.cylinder(7, 10, neck, metal, 0.5)
    kit.lathe(
        smooth([(8, neck - 14), (34, neck - 6), (40, neck + 4), (40, neck + 12)], 4)
        + [(36, neck + 12)],
        metal,
        64,
        sharp=50,
    )
    kit.emits = True
    kit.ball(radius, materials.opal(1.1), look.height - radius, segments=72)
    kit.lamp(1.0, (0, 0, look.height - radius), radius)


def linen_shade(kit, look, low_radius, high_radius, low, high):
    linen = look.shared('linen', materials.cloth)
    kit.lathe([(low_radius, low), (high_radius, high)], linen, 96, thick=1.5)
    edge = look.shared('edge', lambda: materials.paint((0.60, 0.50, 0.37), 0.85))
    kit.hoop(low_radius, 1.8, edge, low)
    kit.hoop(high_radius, 1.8, edge, high)
    kit.emits = True
    middle = (low + high) / 2
    kit.ball(
        (low_radius * 0.2), look.shared('bulb', lambda: materials.opal(2.2)), middle, segments=24
    )
    kit.lamp(1.7, (0, 0, middle), low_radius * 0.3)


def table_lamp(kit, look):
    """A turned wooden or blown white glass body under a linen shade."""
    height = look.height
    top = height * 0.56
    shape_top = look.diameter * 0.34
    if 'wood' in look.materials:
        body = materials.wood()
        outline = [
            (0, 0),
            (62, 0),
            (66, 4),
            (64, 14),
            (48, 22),
            (30, 34),
            (24, 50),
            (44, 84),
            (54, 118),
            (44, 154),
            (24, 184),
            (17, 208),
            (24, 220),
            (24, 228),
            (14, 236),
            (12, top),
        ]
        kit.lathe(smooth(outline[1:], 5), body, 72, sharp=50)
    else:
        glass = materials.paint((0.84, 0.835, 0.815), 0.06, 1.0, 'blown glass')
        foot(kit, 58, 10, look.shared('brass', lambda: materials.finish('gold')))
        outline = [
            (34, 10),
            (56, 24),
            (78, 66),
            (82, 104),
            (66, 154),
            (38, 196),
            (24, 218),
            (22, 226),
        ]
        kit.lathe(smooth(outline, 6), glass, 72, sharp=70)
        kit.lathe(
            [(23, 224), (25, 228), (23, 236), (9, 238), (8, top)],
            look.shared('brass', lambda: materials.finish('gold')),
            48,
            sharp=40,
        )
    linen_shade(kit, look, look.diameter / 2, shape_top, top - 4, height)


def table_mushroom(kit, look):
    """A wide cap over a flared stem."""
    body = look.coat()
    radius, height = look.diameter / 2, look.height
    rim = height * 0.60
    kit.lathe(
        smooth(
            [(86, 0), (84, 5), (60, 16), (36, 44), (28, 90), (30, 140), (42, 190), (54, rim + 6)], 7
        ),
        body,
        72,
        sharp=60,
    )
    cap = smooth(
        [
            (radius, rim),
            (radius * 0.985, rim + 14),
            (radius * 0.86, rim + 66),
            (radius * 0.58, height - 26),
            (radius * 0.26, height - 4),
            (0, height),
        ],
        8,
    )
    kit.lathe(cap, body, 96, sharp=70)
    white = look.shared('lining', lambda: materials.paint((0.82, 0.80, 0.76), 0.5))
    kit.lathe([(max(0, r - 2.2), z - 1.8) for r, z in cap], white, 96, sharp=70)
    kit.hoop(radius - 1.2, 2, body, rim)
    kit.emits = True
    for side in (-1, 1):
        kit.lamp(1.0, (side * 74, 0, rim + 26), 20)
        kit.ball(20, materials.opal(1.5), rim + 34, side * 74, 0, segments=24)


def table_cordless(kit, look):
    body = look.coat()
    radius, height = look.diameter / 2, look.height
    foot(kit, radius * 0.90, 16, body)
    kit.cylinder(8, 12, height - 40, body, 0.5)
    cap = [
        (radius, height - 58),
        (radius, height - 54),
        (radius * 0.60, height - 6),
        (radius * 0.52, height - 1),
        (0, height),
    ]
    kit.lathe(cap, body, 96, sharp=30)
    kit.lathe(
        [
            (radius - 0.8, height - 58),
            (radius - 3, height - 54),
            (radius * 0.55, height - 10),
            (0, height - 9),
        ],
        materials.plastic(),
        72,
    )
    kit.emits = True
    kit.lathe([(radius * 0.93, height - 53), (0, height - 53)], materials.opal(1.3, 0.4), 64)
    kit.glow(0.7, (0, 0, height - 57), (0, 0, 0), radius * 1.7)
    kit.lamp(0.4, (0, 0, height - 72), 20)
    kit.lathe([(0, 16.6), (4, 16.6)], materials.metal((0.7, 0.7, 0.7), 0.3), 20)


def desk_lamp(kit, look):
    """A jointed arm over a round foot, its flat head level over the desk."""
    body, joint = look.coat(), look.trim()
    foot(kit, look.diameter / 2 * 0.95, 16, body)
    path = [(0, 0, 20), (-96, 0, 236), (92, 0, 424)]
    kit.cylinder(15, 14, 30, joint, 2)
    for a, b in zip(path, path[1:]):
        for y in (-7, 7):
            kit.wire([(a[0], y, a[2]), (b[0], y, b[2])], 4.4, body)
    for x, _, z in path:
        with kit.at(x, 0, z, (90, 0, 0)):
            kit.cylinder(15, -15, 15, joint, 2)
    with kit.at(92, 0, 424, (0, 12, 0)):
        kit.box((236, 46, 13), body, (118, 0, 0), 6)
        kit.emits = True
        kit.box((196, 34, 3), materials.opal(1.6, 0.4), (132, 0, -6.4), 1)
        kit.glow(1.2, (132, 0, -10), (122, 0, -400), (196, 34))
    kit.lamp(0.10, (220, 0, 360), 20)


def desk_banker(kit, look):
    """A green glass hood on a brass stem, with its pull chain."""
    brass = look.coat('gold')
    kit.lathe(
        smooth([(0, 0), (84, 0), (88, 6), (80, 16), (46, 24), (20, 36), (13, 52)], 5),
        brass,
        72,
        sharp=50,
    )
    kit.lathe(
        smooth(
            [
                (13, 50),
                (16, 60),
                (9, 70),
                (8, 150),
                (15, 166),
                (9, 180),
                (8, 262),
                (14, 272),
                (8, 280),
            ],
            5,
        ),
        brass,
        48,
    )
    for side in (-1, 1):
        kit.wire(
            smooth([(0, 0, 270), (side * 44, 0, 276), (side * 66, 0, 300), (side * 66, 0, 318)], 8),
            5,
            brass,
        )
    # In a room what shines is stronger: the hood is to stay the dark green that it is by day.
    in_room = 'shine' in bpy.context.scene
    glass = materials.glowing_glass((0.010, 0.105, 0.045), 0.045 if in_room else 0.2, (0.02, 0.42, 0.14))
    half = look.length / 2
    section = [
        (90 * math.cos(math.radians(a)), 300 + 78 * math.sin(math.radians(a)))
        for a in range(-4, 185, 6)
    ]
    count = len(section)
    rings = []
    for k, (t, shrink) in enumerate(
        (
            (-1.0, 0.56),
            (-0.97, 0.76),
            (-0.90, 0.92),
            (-0.78, 1.0),
            (0.78, 1.0),
            (0.90, 0.92),
            (0.97, 0.76),
            (1.0, 0.56),
        )
    ):
        rings.append(
            [(half * t, y * (0.6 + 0.4 * shrink), 296 + (z - 296) * shrink) for y, z in section]
        )
    vertices = [p for one in rings for p in one]
    faces = [
        (r * count + c, r * count + c + 1, (r + 1) * count + c + 1, (r + 1) * count + c)
        for r in range(len(rings) - 1)
        for c in range(count - 1)
    ]
    faces += [tuple(range(count)), tuple(range((len(rings) - 1) * count, len(rings) * count))]
    hood = kit.mesh(vertices, faces, glass)
    hood.data.use_auto_smooth = True
    hood.data.auto_smooth_angle = math.radians(60)
    white = look.shared('inside', lambda: materials.paint((0.83, 0.85, 0.80), 0.5))
    kit.mesh(
        [(x * 0.985, y * 0.975, 294 + (z - 296) * 0.965) for x, y, z in vertices], faces[:-2], white
    )
    kit.cylinder(7, 372, 388, brass, 2)
    kit.ball(8, brass, 392, segments=20)
    # On a wire, so that it hangs together where the beads are smaller than pixels.
    kit.wire([(84, -22, 300), (84, -22, 186)], 1.3, brass)
    for k in range(22):
        kit.ball(2.1, brass, 286 - k * 4.4, 84, -22, segments=10)
    kit.ball(5, brass, 186, 84, -22, segments=16)
    kit.emits = True
    with kit.at(0, 0, 318, (0, 90, 0)):
        kit.cylinder(15, -70, 70, materials.opal(1.8), 6)
    kit.glow(1.0, (0, 0, 300), (0, 0, -200), (200, 90))
    # Where a wall is near, the hood's rim would cut a point's light on it with an edge.
    if not in_room:
        kit.lamp(0.5, (0, 0, 326), 12)
