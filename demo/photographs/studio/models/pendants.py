"""Pendants: metal shades, glass, rattan, tubes, clusters, a dining bar."""

import math

from .. import materials
from ..kit import ring, smooth


def holder(kit, look, z, metal=None, hot=True):
    """A lamp holder with its cord, its lower edge at z, and a bulb below that lights."""
    metal = metal or look.coat()
    kit.lathe(
        smooth([(21, z), (22, z + 4), (22, z + 40), (17, z + 54), (7, z + 60)], 4)
        + [(5, z + 70), (0, z + 71)],
        metal,
        40,
        sharp=40,
    )
    kit.cord(0, 0, z + 66, 3, look.shared('cord', materials.rubber))
    if hot:
        bulb(kit, look, z)


def bulb(kit, look, z, radius=29, glow=1.6):
    """An ordinary opal bulb, cap up, its top at z."""
    kit.emits = True
    opal = look.shared('bulb', lambda: materials.opal(glow))
    kit.lathe(
        smooth(
            [
                (13, z),
                (14, z - 16),
                (radius, z - 52),
                (radius * 0.82, z - 78),
                (radius * 0.42, z - 89),
                (0, z - 92),
            ],
            6,
        ),
        opal,
        40,
        sharp=80,
    )


SHADES = {
    'dome': [
        (0.13, 1.0),
        (0.20, 0.985),
        (0.42, 0.92),
        (0.68, 0.74),
        (0.88, 0.44),
        (0.975, 0.16),
        (1.0, 0.0),
    ],
    'bell': [
        (0.15, 1.0),
        (0.19, 0.97),
        (0.24, 0.82),
        (0.32, 0.62),
        (0.48, 0.40),
        (0.72, 0.20),
        (0.94, 0.06),
        (1.0, 0.0),
    ],
    'cone': [(0.12, 1.0), (0.17, 0.97), (0.36, 0.72), (0.58, 0.45), (0.80, 0.19), (1.0, 0.0)],
}


def pendant_dome(kit, look, form='dome'):
    """A metal shade, coated differently inside."""
    radius, height = look.diameter / 2, look.height - 60
    outline = smooth([(r * radius, z * height) for r, z in SHADES[form]], 8)
    kit.lathe(outline, look.coat(), 96, sharp=60)
    lining = [(max(1, r - 2.2), z - (1.6 if r < radius * 0.3 else 0)) for r, z in outline]
    kit.lathe(lining, materials.lining(look.accent), 96, sharp=60)
    kit.hoop(radius - 1.1, 1.8, look.coat(), 0)
    holder(kit, look, height - 4, hot=False)
    # We see little more than its tip, which is to be whiter than the lining that it lights.
    bulb(kit, look, height - 24, 30 if form == 'dome' else 27, 4.0)
    kit.lamp(*((1.9, (0, 0, height * 0.56)) if form == 'dome' else (1.4, (0, 0, height * 0.40))), 26)
    kit.beam(1.2, (0, 0, height * 0.3), (0, 0, -600), 110, 0.6, 40)


def pendant_globe(kit, look):
    radius = look.diameter / 2
    kit.emits = True
    ball_outline = [
        (radius * math.sin(math.radians(a)), -radius * math.cos(math.radians(a)))
        for a in range(0, 166, 5)
    ]
    kit.lathe(ball_outline, materials.opal(1.1), 72, sharp=80)
    kit.lathe(
        smooth(
            [
                (radius * 0.30, radius * 0.955),
                (radius * 0.31, radius * 1.0),
                (radius * 0.28, radius * 1.10),
            ],
            3,
        )
        + [
            (radius * 0.16, radius * 1.14),
            (radius * 0.13, radius * 1.36),
            (radius * 0.05, radius * 1.40),
            (0, radius * 1.41),
        ],
        look.coat(),
        64,
        sharp=40,
    )
    kit.cord(0, 0, radius * 1.4, 3.2, materials.rubber())
    kit.lamp(0.9, (0, 0, 0), radius)


def pendant_smoked(kit, look):
    """A smoked glass bell about a filament bulb."""
    radius, height = look.diameter / 2, look.height - 70
    smoke = materials.thin_glass((0.50, 0.45, 0.41), 0.13)
    outline = [
        (radius * 0.18, height),
        (radius * 0.36, height * 0.95),
        (radius * 0.72, height * 0.76),
        (radius * 0.97, height * 0.42),
        (radius, height * 0.2),
        (radius * 0.94, 0),
    ]
    kit.lathe(smooth(outline, 8), smoke, 96, sharp=80)
    kit.hoop(radius * 0.94, 1.6, materials.thin_glass((0.35, 0.31, 0.29), 0.2), 0)
    holder(kit, look, height - 8, hot=False)
    kit.cylinder(14, height - 46, height - 8, look.coat())
    filament_bulb(kit, look, height - 46)


def filament_bulb(kit, look, z, power=0.6):
    """An ST64 hung cap up: clear glass and burning sticks."""
    kit.emits = True
    clear = look.shared('clear', lambda: materials.thin_glass((0.98, 0.95, 0.89)))
    kit.lathe(
        smooth(
            [
                (13, z),
                (15, z - 8),
                (28, z - 46),
                (32, z - 70),
                (27, z - 92),
                (12, z - 108),
                (0, z - 111),
            ],
            7,
        ),
        clear,
        48,
        sharp=80,
    )
    hot = look.shared('hot', lambda: materials.emitter(14, off=(0.85, 0.60, 0.16)))
    for foot, head in zip(ring(6, 5, z - 24), ring(6, 13, z - 82, 28)):
        kit.wire([foot, head], 1.1, hot, sides=3)
    kit.lamp(power, (0, 0, z - 54), 12)


def pendant_rattan(kit, look):
    """A woven half-sphere: round canes over standing ones."""
    radius, height = look.diameter / 2, look.height - 40
    cane = materials.rattan()

    def wall(t):
        angle = math.radians(14 + 76 * t)
        return radius * math.sin(angle), height * math.cos(angle) / math.cos(math.radians(14))

    for turn in range(56):
        angle = 2 * math.pi * turn / 56
        path = []
        for step in range(21):
            r, z = wall(step / 20)
            wave = 2.2 * math.cos(step * math.pi / 1.0 + turn * math.pi)
            path.append(((r + wave) * math.cos(angle), (r + wave) * math.sin(angle), z))
        kit.wire(path, 2.3, cane, sides=2)
    for row in range(27):
        r, z = wall((row + 0.5) / 27)
        segments = 112
        path = []
        for k in range(segments):
            angle = 2 * math.pi * k / segments
            wave = 3.0 * math.cos(k * math.pi + row * math.pi)
            path.append(((r + wave) * math.cos(angle), (r + wave) * math.sin(angle), z))
        kit.wire(path, 2.5, cane, closed=True, sides=2)
    r, z = wall(0)
    kit.hoop(r, 6, cane, z)
    kit.hoop(radius, 7, cane, 0)
    kit.lathe([(0, z + 4), (r * 0.9, z + 3), (r, z)], cane, 48)
    holder(kit, look, z - 24, look.coat('black'), hot=False)
    bulb(kit, look, z - 30, 30)
    kit.lamp(1.6, (0, 0, height * 0.5), 14)


def pendant_tube(kit, look):
    """A slim tube with a gold band and a spot at its end."""
    radius, height = look.diameter / 2, look.height
    band = height * 0.20
    kit.lathe(
        [
            (radius * 0.86, band),
            (radius, band),
            (radius, height - 2),
            (radius - 2, height),
            (6, height + 1),
            (5, height + 14),
            (0, height + 14),
        ],
        look.coat(),
        sharp=30,
    )
    kit.lathe(
        [
            (radius * 0.80, 8),
            (radius * 0.84, 0.5),
            (radius - 0.6, 0),
            (radius + 0.2, 1),
            (radius + 0.2, band - 1),
            (radius - 0.4, band),
        ],
        look.trim(),
        sharp=30,
    )
    kit.emits = True
    kit.lathe(
        [(radius * 0.8, 6), (radius * 0.5, 14), (0, 15)],
        materials.emitter(8, off=(0.88, 0.74, 0.3)),
    )
    kit.cord(0, 0, height + 10, 2.4, materials.rubber())
    kit.beam(2.6, (0, 0, -2), (0, 0, -800), 52, 0.5, radius * 0.6)
    kit.lamp(0.12, (0, 0, -radius), 10)


def pendant_cluster(kit, look, form='globes'):
    """Globes or bare holders at different heights; their cords leave the picture together."""
    if form == 'globes':
        places = ((-118, 30, 230), (112, 20, 60), (4, -60, -170))
        globe = materials.opal(1.1)
        kit.emits = True
        for x, y, z in places:
            with kit.at(x, y, z):
                kit.ball(86, globe)
                kit.lathe(
                    [(26, 80), (27, 88), (24, 100), (12, 104), (10, 128), (0, 129)],
                    look.coat(),
                    48,
                    sharp=40,
                )
                kit.cord(0, 0, 126, 2.8, look.coat('black'))
            kit.lamp(0.5, (x, y, z), 86)
        return
    places = ((-150, 20, 110), (-70, -30, -110), (10, 40, 200), (84, -20, -20), (160, 26, 120))
    for x, y, z in places:
        with kit.at(x, y, z):
            holder(kit, look, 0, hot=False)
            filament_bulb(kit, look, 2, 0.34)


def pendant_bar(kit, look):
    """Three shades under a wooden bar that hangs on two cords."""
    half = look.length / 2
    grain = materials.wood(along='X')
    kit.box((look.length, 46, 34), grain, (0, 0, 330), 6)
    for end in (-1, 1):
        kit.cord(end * half * 0.62, 0, 346, 2.6, look.coat('black'))
    outline = smooth([(16, 150), (24, 148), (52, 132), (88, 78), (104, 26), (108, 0)], 8)
    for i in (-1, 0, 1):
        with kit.at(i * half * 0.66, 0, 0):
            kit.lathe(outline, look.coat(), 72, sharp=60)
            kit.lathe([(max(1, r - 2), z - 1) for r, z in outline], look.coat(), 72, sharp=60)
            kit.cylinder(17, 144, 176, grain, 2)
            kit.wire([(0, 0, 170), (0, 0, 316)], 2.4, look.coat('black'))
            bulb(kit, look, 132, 28)
            kit.lamp(0.55, (0, 0, 40), 24)
            kit.beam(0.5, (0, 0, 30), (0, 0, -600), 100, 0.6, 30)
