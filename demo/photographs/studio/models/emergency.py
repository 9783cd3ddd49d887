"""Emergency lights and exit signs."""

from .. import materials
from ..kit import ring, rounded, smooth


def emergency(kit, look):
    """Two turned heads over a white battery box on the wall."""
    white = materials.plastic()
    with kit.at(0, -35, -40):
        kit.plate(rounded(look.length, 150, 12), 70, white, 6)
    for k in range(5):
        kit.box(
            (86, 1.6, 3),
            look.shared('slot', lambda: materials.paint((0.3, 0.3, 0.3), 0.6)),
            (-62, -70, -66 + k * 8),
            0.4,
        )
    for k, color in enumerate(((0.02, 0.5, 0.06), (0.6, 0.06, 0.02))):
        with kit.at(64 + k * 16, -70, -54, (90, 0, 0)):
            kit.cylinder(
                3, 0, 1.5, materials.emitter(1.2 if k == 0 else 0, color, off=color), 0.4, 20
            )
    kit.emits = True
    for side in (-1, 1):
        with kit.at(side * 74, -35, 36):
            kit.cylinder(12, 0, 22, white, 2)
        with kit.at(side * 74, -44, 100, (84, 0, side * 22)):
            kit.lathe(
                [(50, 10), (52, 8), (52, -14), (44, -34), (26, -46), (0, -48)], white, 64, sharp=35
            )
            kit.lathe(
                smooth([(48, 10), (34, -6), (20, -14)], 4) + [(0, -14)],
                materials.metal((0.82, 0.82, 0.82), 0.12),
                56,
            )
            kit.lathe([(49, 9), (51, 11), (48, 12)], white, 56)
            chip = look.shared('chip', lambda: materials.emitter(9, off=(0.88, 0.76, 0.25)))
            for x, y, _ in ring(8, 22) + ring(3, 8):
                with kit.at(x, y, -9):
                    kit.ball(4.2, chip, 0, squash=0.5, segments=16)
            kit.lathe([(0, 10.5), (48, 10.5)], materials.thin_glass((0.97, 0.97, 0.97), 0.06), 48)
            kit.beam(1.2, (0, 0, 14), (0, 0, 400), 96, 0.8, 36)
        kit.lamp(0.14, (side * 84, -150, 100), 24)


def exit_sign(kit, look):
    """A green acrylic plate on two rods from a silver rail: the running figure, an arrow and a door."""
    silver = look.coat('silver')
    length, height = look.length, 170
    kit.box((length + 20, 36, 40), silver, (0, 0, height / 2 + 22), 3)
    for side in (-1, 1):
        with kit.at(side * length * 0.36, 0, height / 2 + 40):
            kit.cylinder(4, 0, 12, silver)
            kit.cord(0, 0, 8, 3, silver)
    kit.emits = True
    green = materials.emitter(0.55, (0.02, 0.62, 0.26), off=(0.01, 0.25, 0.105))
    kit.box((length, 8, height), green, bevel=1)
    white = materials.emitter(2.2, (0.85, 1.0, 0.9), off=(0.80, 0.82, 0.80))
    y = -4.6

    def shape(points):
        kit.mesh([(x, y, z) for x, z in points], [tuple(range(len(points)))], white, flat=True)

    shape([(-146, 0), (-108, 34), (-108, 14), (-66, 14), (-66, -14), (-108, -14), (-108, -34)])
    shape([(68, -66), (142, -66), (142, 66), (68, 66), (68, 58), (132, 58), (132, -58), (68, -58)])
    with kit.at(26, y, 46, (90, 0, 0)):
        kit.lathe([(0, 0.1), (13, 0.1)], white, 32)
    limbs = (
        [(22, 30), (2, -14)],
        [(20, 26), (-18, 20), (-30, -6)],
        [(22, 24), (48, 4), (70, 14)],
        [(2, -12), (32, -30), (26, -62)],
        [(0, -12), (-22, -36), (-54, -40)],
    )
    for k, limb in enumerate(limbs):
        kit.wire([(x, y, z) for x, z in limb], 9 if k == 0 else 6, white)
    kit.lamp(0.5, (0, -120, -20), 60, (0.25, 1.0, 0.5))
    kit.lamp(0.5, (0, 120, -20), 60, (0.25, 1.0, 0.5))
