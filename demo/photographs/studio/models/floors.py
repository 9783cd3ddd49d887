"""Floor lamps. Everything stands on z = 0."""

from .. import materials
from ..kit import ring, smooth
from .tables import foot, linen_shade


def floor_tripod(kit, look):
    """Three wooden legs and a wide linen shade."""
    height, radius = look.height, look.diameter / 2
    wood = materials.wood(grain=5)
    brass = look.coat('gold')
    hub = height - 470
    for x, y, _ in ring(3, 300, 0, -100):
        kit.wire(
            [(x, y, 8), (x * 0.06, y * 0.06, hub + 20)], 15, wood, taper=lambda t: 0.72 + 0.28 * t
        )
        kit.wire([(x, y, 0), (x * 0.985, y * 0.985, 20)], 12, brass)
    kit.cylinder(38, hub, hub + 40, brass, 4)
    kit.cylinder(12, hub + 30, hub + 130, brass, 1)
    linen_shade(kit, look, radius, radius * 0.80, hub + 110, height)


def floor_arc(kit, look):
    """A gold arc from a marble block, a dome at its end."""
    gold = look.coat('gold')
    marble = materials.marble()
    kit.box((250, 250, 110), marble, (-500, 0, 55), 8)
    path = [
        (-500, 0, 100),
        (-500, 0, 800),
        (-490, 0, 1120),
        (-390, 0, 1560),
        (-120, 0, 1830),
        (180, 0, 1850),
        (400, 0, 1700),
        (468, 0, 1470),
    ]
    kit.wire(smooth(path, 16), 13, gold)
    with kit.at(470, 0, 1180):
        radius = 180
        outline = smooth([(24, 226), (60, 220), (128, 172), (166, 96), (178, 30), (radius, 0)], 8)
        kit.lathe(outline, look.coat('black'), 96, sharp=60)
        kit.lathe([(max(1, r - 5), z - 4) for r, z in outline], gold, 96, sharp=60)
        kit.cylinder(26, 222, 292, gold, 4)
        kit.emits = True
        kit.ball(52, materials.opal(1.6), 96, segments=32)
        kit.lamp(1.1, (0, 0, 60), 50)
        kit.beam(1.4, (0, 0, 50), (0, 0, -900), 108, 0.6, 60)


def floor_line(kit, look):
    """A slim post for a corner that washes the wall in colour."""
    body = look.coat()
    height = look.height
    foot(kit, look.diameter / 2, 16, body)
    kit.box((24, 24, height - 20), body, (0, 0, height / 2 + 10), 2)
    kit.emits = True
    colors = ((1.0, 0.16, 0.40), (0.62, 0.14, 0.95), (0.14, 0.32, 1.0), (0.05, 0.75, 0.85))
    steps = 16
    for i in range(steps):
        t = (i + 0.5) / steps
        a, b = colors[int(t * 3)], colors[min(3, int(t * 3) + 1)]
        f = t * 3 % 1
        tint = tuple(p + (q - p) * f for p, q in zip(a, b))
        z = 60 + (height - 100) * t
        kit.box(
            (15, 4, (height - 100) / steps + 1),
            materials.emitter(3.5, tint, off=(0.82, 0.82, 0.81)),
            (0, -13, z),
            0.5,
        )
        kit.lamp(0.18, (0, 30, z), 16, tint)


def floor_reading(kit, look):
    """An opal globe above, a side spot for reading."""
    metal = look.coat()
    height = look.height
    radius = look.diameter / 2
    foot(kit, 135, 22, metal)
    kit.cylinder(11, 16, height - radius * 1.9, metal, 1)
    top = height - radius * 1.96
    kit.lathe(smooth([(12, top - 24), (42, top - 10), (52, top + 6), (52, top + 16)], 4), metal, 56)
    kit.emits = True
    kit.ball(radius, materials.opal(1.1), height - radius, segments=56)
    kit.lamp(0.9, (0, 0, height - radius), radius)
    joint = height * 0.62
    kit.cylinder(19, joint - 24, joint + 24, metal, 3)
    kit.wire(
        smooth(
            [(0, 0, joint), (70, -10, joint + 24), (150, -24, joint + 40), (206, -34, joint + 20)],
            10,
        ),
        7,
        metal,
    )
    with kit.at(206, -34, joint + 16, (0, -24, 0)):
        outline = smooth([(16, 14), (26, 0), (48, -50), (62, -100)], 6)
        kit.lathe(outline, metal, 64, sharp=60)
        kit.lathe(
            [(r - 2, z - 1) for r, z in outline],
            look.shared('inside', lambda: materials.paint((0.8, 0.78, 0.72), 0.5)),
            64,
            sharp=60,
        )
        kit.ball(20, materials.opal(1.6), -56, segments=24)
        kit.beam(1.0, (0, 0, -70), (0, 0, -400), 84, 0.6, 20)
