"""Panels and ceiling lights: flat recessed and surface panels, domes, rings, drums, clouds."""

import math

from .. import materials
from ..kit import ring, rounded, smooth
from .spots import SHOWN, springs


def panel_round(kit, look, form='recessed'):
    radius, height = look.diameter / 2, look.height
    with kit.at(0, 0, 0, SHOWN):
        rim = look.coat()
        edge = 0.93 if form == 'recessed' else 0.965
        kit.lathe(
            [
                (radius * edge, 3),
                (radius * edge, -1.5),
                (radius * (edge + 0.02), -2.5),
                (radius * 0.99, -1.5),
                (radius, 1),
                (radius, 6 if form == 'recessed' else height - 4),
                (radius * 0.97, 8 if form == 'recessed' else height),
            ],
            rim,
            sharp=35,
        )
        kit.emits = True
        bulge = -2 if form == 'recessed' else -7
        kit.lathe(
            smooth([(0, bulge), (radius * 0.6, bulge * 0.8), (radius * edge, 0.5)], 6),
            materials.opal(1.2, 0.35, pools=materials.FLAT),
        )
        kit.lathe(
            [(radius * 0.9, 6), (radius * 0.88, height), (0, height)],
            materials.metal((0.65, 0.65, 0.65), 0.4),
            sharp=30,
        )
        if form == 'recessed':
            springs(kit, radius, 60)
        kit.glow(0.5, (0, 0, -10), (0, 0, -200), radius * 1.6)
        kit.lamp(0.25, (0, 0, -radius * 1.5), radius * 0.4)


def panel_square(kit, look):
    side, height = look.length, look.height
    with kit.at(0, 0, 0, SHOWN):
        framed(kit, look, side, 0.91, height)
        springs(kit, side * 0.52, 55)
        kit.glow(0.5, (0, 0, -10), (0, 0, -200), (side * 0.8, side * 0.8))
        kit.lamp(0.25, (0, 0, -side * 0.7), side * 0.2)


def framed(kit, look, side, inner, height, face=1.2):
    """A square opal face in a frame, light downwards."""
    with kit.at(0, 0, 0, (90, 0, 0)):
        outer = rounded(side, side, side * 0.02)
        hole = rounded(side * inner, side * inner, side * 0.012)
        kit.plate(outer, 6, look.coat(), 1.0, holes=[hole])
    kit.emits = True
    kit.box((side * inner, side * inner, 3), materials.opal(face, 0.4, pools=materials.FLAT), (0, 0, 0.5), 0.3)
    kit.box(
        (side * 0.96, side * 0.96, height),
        materials.metal((0.65, 0.65, 0.65), 0.4),
        (0, 0, height / 2 + 3),
        1,
    )


def panel_6060(kit, look):
    """A ceiling tile of light with its driver beside it."""
    side = look.length
    with kit.at(0, 0, 0, (-100, 0, 20)):
        framed(kit, look, side, 0.94 if look.height > 20 else 0.955, look.height)
        kit.glow(0.5, (0, 0, -14), (0, 0, -400), (side * 0.85, side * 0.85))
        kit.lamp(0.2, (0, 0, -side * 0.6), side * 0.2)
    white = materials.plastic()
    with kit.at(side * 0.49, -90, -side / 2 + 16, (0, 0, -18)):
        kit.box((120, 46, 28), white, (0, 0, 0), 4, loose=True)


def ceiling_dome(kit, look):
    radius, height = look.diameter / 2, look.height
    metal = look.coat()
    kit.lathe(
        [
            (0, 0),
            (radius * 0.94, 0),
            (radius * 0.98, -4),
            (radius, -14),
            (radius, -30),
            (radius * 0.95, -36),
            (radius * 0.93, -30),
        ],
        metal,
        sharp=30,
    )
    kit.emits = True
    bowl = [
        (radius * 0.94, -32),
        (radius * 0.91, -52),
        (radius * 0.74, -88),
        (radius * 0.42, -112),
        (0, -height),
    ]
    kit.lathe(smooth(bowl, 8), materials.opal(1.1))
    for x, y, z in ring(3, radius * 0.97, -34, 40):
        kit.ball(7, metal, z, x, y)
    kit.glow(0.7, (0, 0, -height - 8), (0, 0, -900), radius * 1.4)
    kit.lamp(0.3, (0, 0, -height * 0.7), radius)


def ceiling_ring(kit, look):
    """A ring of light with a wooden edge about a black heart."""
    radius = look.diameter / 2
    kit.cylinder(radius * 0.30, 0, -52, look.coat(), 3)
    kit.cylinder(radius * 0.34, -48, -58, look.coat(), 3)
    for turn in range(3):
        with kit.at(0, 0, -34, (0, 0, 30 + turn * 120)):
            kit.box((radius * 0.95, 26, 10), look.coat(), (radius * 0.48, 0, 0), 2)
    grain = look.shared('grain', lambda: materials.wood(along='round'))
    kit.lathe(
        [
            (radius * 0.95, -86),
            (radius * 0.955, -88),
            (radius * 0.985, -88),
            (radius, -84),
            (radius, -30),
            (radius * 0.98, -26),
            (radius * 0.96, -30),
        ],
        grain,
        sharp=30,
        segments=96,
        # Not closed: where the veneer meets.
        sweep=359.999,
    )
    kit.lathe(
        [
            (radius * 0.74, -88),
            (radius * 0.725, -84),
            (radius * 0.725, -30),
            (radius * 0.74, -26),
            (radius * 0.96, -26),
        ],
        look.coat(),
        sharp=30,
        segments=96,
    )
    kit.emits = True
    kit.lathe(
        [(radius * 0.745, -86), (radius * 0.80, -94), (radius * 0.90, -94), (radius * 0.95, -86)],
        materials.opal(1.4),
        segments=96,
    )
    kit.glow(0.9, (0, 0, -100), (0, 0, -900), radius * 1.7)
    kit.lamp(0.25, (0, 0, -110), radius * 0.8)


def ceiling_drum(kit, look):
    radius, height = look.diameter / 2, look.height
    brass = look.coat('gold')
    kit.cylinder(70, 0, -22, brass, 3)
    for x, y, _ in ring(3, 40, 0, 90):
        kit.wire([(x, y, -10), (x, y, -72)], 4, brass)
    top, low = -66, -height
    kit.lathe(
        [(radius, top), (radius, low)], look.shared('linen', materials.cloth), segments=96, thick=2
    )
    for z in (top, low):
        kit.hoop(radius, 2.4, brass, z)
    kit.emits = True
    kit.lathe([(0, low + 8), (radius * 0.99, low + 8)], materials.opal(1.1, 0.5, pools=materials.FLAT), segments=96)
    for x, y, z in ring(3, radius * 0.5, (top + low) / 2, 30):
        kit.lamp(0.55, (x, y, z), 30)
    kit.glow(0.5, (0, 0, low - 6), (0, 0, -2000), radius * 1.7)


def bulkhead_round(kit, look):
    """A sealed round light on the wall."""
    radius, height = look.diameter / 2, look.height
    with kit.at(0, 0, 0, (-90, 0, 0)):
        kit.lathe(
            [
                (0, 0),
                (radius * 0.98, 0),
                (radius, -3),
                (radius, -20),
                (radius * 0.95, -26),
                (radius * 0.92, -24),
            ],
            look.coat(),
            sharp=40,
        )
        kit.emits = True
        kit.lathe(
            smooth(
                [
                    (radius * 0.925, -24),
                    (radius * 0.86, -40),
                    (radius * 0.6, -height * 0.93),
                    (0, -height),
                ],
                8,
            ),
            materials.opal(1.1, 0.3),
        )
        kit.glow(0.4, (0, 0, -height - 6), (0, 0, -900), radius * 1.5)
    kit.lamp(0.4, (0, -height - 40, 0), radius)


def ceiling_cloud(kit, look):
    """A white cloud as one sees it from below: flat on what is behind it, which its edge lights."""
    length, deep = look.length, look.height
    bumps = (
        (-0.30, 0.0, 0.215),
        (-0.09, 0.16, 0.25),
        (0.18, 0.10, 0.235),
        (0.345, -0.05, 0.15),
    )
    kit.emits = True
    outline = cloud_outline(bumps, -0.24, length)
    small = [(x * 0.965, z * 0.955) for x, z in outline]
    with kit.at(0, -deep * 0.3, 0):
        kit.plate(outline, deep * 0.5, look.coat(), 6)
    pools = [tuple(part * length * kit.scale for part in (x, z, radius * 0.8)) for x, z, radius in bumps]
    opal = materials.opal(1.3, 0.3, pools=pools, within='Object')
    with kit.at(0, -deep * 0.78, 0):
        kit.plate(small, deep * 0.44, opal, 40, rounds=10)
    for x, z in outline[::10]:
        kit.lamp(0.035, (x * 1.06, -deep * 0.6, z * 1.06), 30)
    kit.glow(0.25, (0, -deep - 20, 0), (0, -900, 0), (length * 0.7, look.width * 0.5))


def cloud_outline(bumps, base, length):
    """The outside of overlapping circles over a straight base, as (x, z) in millimetres."""
    shape = []
    for i in range(160):
        angle = 2 * math.pi * i / 160
        dx, dz = math.cos(angle), math.sin(angle)
        reach = 0.0
        for step in range(160):
            t = step / 160 * 0.6
            x, z = t * dx, t * dz
            inside = any((x - bx) ** 2 + (z - bz) ** 2 < r * r for bx, bz, r in bumps)
            if not inside:
                inside = base + 0.03 <= z <= 0 and abs(x) < 0.40
            if inside:
                reach = t
        shape.append((reach * dx * length, max(reach * dz, base) * length))
    softer = []
    count = len(shape)
    for i in range(count):
        near = [shape[(i + k) % count] for k in range(-2, 3)]
        softer.append((sum(p[0] for p in near) / 5, sum(p[1] for p in near) / 5))
    return softer
