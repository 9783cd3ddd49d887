"""Spots on rails under the ceiling."""

from .. import materials
from ..kit import smooth


def track_head(kit, look, heads=1, apart=270):
    """Spots on a rail under the ceiling, so far `apart`."""
    rail = 520 if heads == 1 else look.length
    radius, length = (look.diameter / 2, 150) if heads == 1 else (36, 135)
    body = look.coat()
    kit.box((rail if heads > 1 else 2600, 36, 20), body, (0, 0, -10), 2, loose=heads == 1)
    if heads > 1:
        for end in (-1, 1):
            kit.box((44, 40, 24), body, (end * (rail / 2 - 10), 0, -12), 3)
    for i in range(heads):
        x = (i - (heads - 1) / 2) * apart
        aims = (-48,) if heads == 1 else (-45, 8, 45)
        with kit.at(x, 0, -20):
            kit.box((78 if heads == 1 else 60, 30, 16), body, (0, 0, -7), 3)
            kit.cylinder(5, -14, -44, body)
            with kit.at(0, 0, -44, (0, 0, aims[i % len(aims)])):
                arm = smooth(
                    [
                        (0, 0, 0),
                        (radius * 0.9, 0, -2),
                        (radius * 1.18, 0, -14),
                        (radius * 1.18, 0, -48),
                    ],
                    8,
                )
                kit.wire(arm, 4.5, body)
                with kit.at(0, 0, -50, (-38, 0, 0)):
                    head(kit, look, radius, length, body)


def head(kit, look, radius, length, body, spill=0.25):
    """A spot; `spill` lights what is around its opening, the ceiling too."""
    kit.lathe(
        [
            (radius * 0.86, -length * 0.62 + 14),
            (radius * 0.9, -length * 0.62),
            (radius - 1, -length * 0.62),
            (radius, -length * 0.61),
            (radius, length * 0.36),
            (radius - 3, length * 0.38),
            (0, length * 0.38),
        ],
        body,
        sharp=30,
    )
    for z in (0.20, 0.26, 0.32):
        kit.hoop(radius * 1.0, 1.1, look.shared('dark', materials.rubber), length * z, 48)
    kit.lathe(
        smooth(
            [
                (radius * 0.88, -length * 0.60),
                (radius * 0.6, -length * 0.42),
                (radius * 0.42, -length * 0.36),
            ],
            5,
        )
        + [(0, -length * 0.36)],
        materials.metal((0.8, 0.8, 0.8), 0.18),
    )
    with kit.at(0, 0, -length * 0.40):
        kit.emits = True
        kit.cylinder(radius * 0.45, -1, 1, materials.emitter(9, off=(0.88, 0.7, 0.13)), 0.3)
    kit.lamp(spill, (0, 0, -length * 0.9), radius * 0.5)
    kit.beam(1.6, (0, 0, -length * 0.64), (0, 0, -length * 4), 52, 0.5, radius * 0.5)


def track_magnetic(kit, look):
    """A slim rail with a linear module, a grille and two spots."""
    body = look.coat()
    length = 560
    kit.box((length, 34, 3), body, (0, 0, -1.5), 0.6)
    kit.box((length, 4, 20), body, (0, 15, -10), 0.6)
    kit.box((length, 4, 20), body, (0, -15, -10), 0.6)
    kit.emits = True
    kit.box((172, 24, 14), body, (-180, 0, -24), 1.5)
    kit.box((164, 17, 3), materials.opal(1.6), (-180, 0, -31.5), 0.6)
    kit.box((158, 24, 14), body, (-2, 0, -24), 1.5)
    chip = materials.emitter(9, off=(0.9, 0.75, 0.3))
    for i in range(6):
        with kit.at(-2 + (i - 2.5) * 25, 0, -31):
            kit.lathe([(11, -0.6), (10, 0.4), (5, 0.8)], look.shared('cup', materials.rubber))
            kit.ball(5, chip, -0.6, squash=0.4, segments=20)
    # Both look towards the viewer: a spot that washes the wall would show its dark back.
    for x, yaw, tilt in ((126, -30, -30), (224, 35, -34)):
        kit.box((84, 24, 14), body, (x, 0, -24), 1.5)
        with kit.at(x, 0, -30):
            kit.cylinder(4, 0, -18, body)
            with kit.at(0, 0, -20, (0, 0, yaw)), kit.at(0, 0, 0, (tilt, 0, 0)):
                head(kit, look, 23, 86, body, spill=0.1)
    kit.glow(0.7, (-180, 0, -36), (-180, 120, -400), (164, 17))
    kit.beam(1.0, (-2, 0, -36), (-2, 420, -440), 66, 1.0, 20)
    # What the room gives back: black on a dark ceiling is not seen.
    kit.lamp(0.3, (60, -160, -240), 60)
