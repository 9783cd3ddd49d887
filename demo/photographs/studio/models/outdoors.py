"""Garden lights: bollards, spikes, in-ground and step lights, festoons."""

import math

from .. import materials
from ..kit import ring, rounded, smooth
from .pendants import filament_bulb


def bollard(kit, look):
    """A post with a ring of opal under its cap."""
    metal = look.coat()
    radius, height = look.diameter / 2, look.height
    kit.lathe(
        [
            (0, 0),
            (radius * 0.94, 0),
            (radius * 0.96, 3),
            (radius * 0.96, 8),
            (radius * 0.72, 10),
            (radius * 0.62, 14),
        ],
        metal,
        72,
        sharp=30,
    )
    for x, y, _ in ring(4, radius * 0.82, 0, 45):
        with kit.at(x, y, 8):
            kit.cylinder(6, 0, 6, look.shared('bolt', lambda: materials.finish('silver')), 1, 6)
    kit.cylinder(radius * 0.60, 10, height - 150, metal, 1)
    kit.lathe(
        [
            (radius * 0.60, height - 156),
            (radius * 0.72, height - 150),
            (radius * 0.72, height - 144),
            (radius * 0.5, height - 142),
        ],
        metal,
        72,
        sharp=30,
    )
    kit.emits = True
    kit.lathe(
        [(radius * 0.58, height - 144), (radius * 0.58, height - 44)], materials.opal(1.2, 0.3), 64
    )
    for z in (height - 118, height - 92, height - 66):
        kit.lathe(
            [
                (radius * 0.58, z - 3),
                (radius * 0.75, z - 6),
                (radius * 0.76, z - 3),
                (radius * 0.58, z + 1),
            ],
            metal,
            64,
            sharp=30,
        )
    kit.lathe(
        [
            (radius * 0.55, height - 44),
            (radius * 0.75, height - 46),
            (radius * 0.77, height - 42),
            (radius * 0.77, height - 12),
            (radius * 0.70, height - 3),
            (0, height),
        ],
        metal,
        72,
        sharp=35,
    )
    kit.lamp(1.0, (0, 0, height - 94), radius * 0.6)
    for x, y, _ in ring(4, radius * 1.1, 0, 45):
        kit.lamp(0.12, (x, y, height - 94), 12)


def spike(kit, look):
    """A tilted head on a ground spike, stuck into a bed of pebbles, aimed at a plant."""
    metal = look.coat()
    radius = look.diameter / 2
    pebbles(kit, look, 128)
    kit.cylinder(8, 0, 60, metal, 1)
    with kit.at(0, 0, 66, (90, 0, 0)):
        kit.cylinder(14, -14, 14, metal, 3)
    with kit.at(0, 0, 84, (38, 0, -28)):
        kit.lathe(
            [
                (radius * 0.88, 96),
                (radius * 0.92, 100),
                (radius - 1, 100),
                (radius, 98),
                (radius, 20),
                (radius * 0.86, 4),
                (radius * 0.4, -6),
                (0, -6),
            ],
            metal,
            64,
            sharp=30,
        )
        for z in (14, 22, 30, 38):
            kit.hoop(radius, 1.6, metal, z, 64)
        kit.lathe(
            smooth([(radius * 0.88, 99), (radius * 0.6, 78), (radius * 0.4, 72)], 5) + [(0, 72)],
            materials.metal((0.8, 0.8, 0.8), 0.2),
            48,
        )
        kit.emits = True
        with kit.at(0, 0, 78):
            kit.cylinder(radius * 0.34, -2, 2, materials.emitter(9, off=(0.9, 0.75, 0.25)), 0.5)
        kit.beam(4.5, (0, 0, 100), (0, 0, 500), 56, 0.6, 16)
        kit.lamp(0.25, (0, 0, 116), 12)


def pebbles(kit, look, reach):
    """A flat heap of pebbles."""
    tones = [
        look.shared(f'stone{i}', lambda c=c: materials.paint((c, c * 0.96, c * 0.9), 0.7))
        for i, c in enumerate((0.34, 0.46, 0.58))
    ]
    for k in range(70):
        angle = k * 2.399963
        away = reach * math.sqrt((k + 0.5) / 70)
        size = 9 + 6 * ((k * 37) % 11) / 11
        kit.ball(
            size,
            tones[k % 3],
            size * 0.4,
            away * math.cos(angle),
            away * math.sin(angle) * 0.7,
            0.58,
            20,
        )


def inground(kit, look):
    """A steel-faced light on its plastic sleeve."""
    radius, height = look.diameter / 2, look.height
    steel = materials.brushed((0.70, 0.70, 0.71), 0.3)
    black = materials.paint((0.03, 0.03, 0.03), 0.55)
    with kit.at(0, 0, 0, (38, 0, 0)):
        kit.lathe(
            [
                (0, 0),
                (radius * 0.72, 0),
                (radius * 0.78, 4),
                (radius * 0.84, height - 10),
                (radius * 0.9, height - 8),
                (0, height - 8),
            ],
            black,
            72,
            sharp=30,
        )
        for turn in range(12):
            with kit.at(0, 0, 0, (0, 0, turn * 30)):
                kit.box((6, 4, height - 20), black, (radius * 0.82, 0, height / 2), 1)
        kit.lathe(
            [
                (radius * 0.64, height - 2),
                (radius * 0.66, height + 2),
                (radius * 0.95, height + 2),
                (radius, height - 1),
                (radius, height - 7),
                (radius * 0.8, height - 9),
            ],
            steel,
            96,
            sharp=30,
        )
        for x, y, _ in ring(4, radius * 0.83, 0, 45):
            with kit.at(x, y, height + 2):
                kit.lathe([(0, 1.2), (4, 1.2), (5, 0)], steel, 24)
                kit.lathe([(0, 1.4), (2, 1.4)], black, 6)
        kit.lathe(
            [(0, height - 16), (radius * 0.64, height - 16), (radius * 0.66, height)], black, 64
        )
        kit.emits = True
        chip = materials.emitter(5, off=(0.78, 0.75, 0.66))
        cup = materials.metal((0.8, 0.8, 0.8), 0.15)
        for x, y, _ in ring(6, radius * 0.38, 0, 0) + [(0, 0, 0)]:
            with kit.at(x, y, height - 15):
                kit.lathe(smooth([(4, 0), (9, 5), (12, 12)], 4), cup, 32)
                # A lens that fills the cup: a chip on its floor is hidden by the rim.
                kit.ball(10.5, chip, 7, squash=0.45, segments=24)
        kit.lathe(
            [(0, height + 0.6), (radius * 0.645, height + 0.6)],
            materials.thin_glass((0.96, 0.97, 0.97), 0.07),
            64,
        )
        kit.beam(1.2, (0, 0, height + 4), (0, 60, 900), 84, 0.7, 20)
        kit.lamp(0.3, (0, -10, height + 30), 12)
    kit.wire(
        smooth(
            [
                (radius * 0.5, 30, 30),
                (radius * 1.1, 40, 6),
                (radius * 1.5, 0, 4),
                (radius * 1.9, -20, 4),
                (radius * 2.0, 20, 4),
            ],
            8,
        ),
        4,
        materials.rubber(),
    )


def step_light(kit, look):
    """A hooded slot beside a stair, its light on the tread below."""
    length, width = look.length, look.width
    metal = look.coat()
    with kit.at(0, -5, 0):
        kit.plate(rounded(length, width, 5), 10, metal, 2)
    kit.box(
        (length * 0.70, 3, width * 0.16),
        materials.paint((0.03, 0.03, 0.03), 0.5),
        (0, -10, -2),
        0.5,
    )
    kit.emits = True
    kit.box(
        (length * 0.64, 2, width * 0.07),
        materials.emitter(4.5, off=(0.82, 0.80, 0.72)),
        (0, -11.5, 2),
        0.3,
    )
    kit.box((length * 0.78, 14, 4), metal, (0, -16, 9), 1.2)
    for side in (-1, 1):
        with kit.at(side * length * 0.43, -10, -width * 0.36, (90, 0, 0)):
            kit.cylinder(
                2.6, 0, 1, look.shared('screw', lambda: materials.finish('silver')), 0.3, 16
            )
    kit.glow(0.45, (0, -18, 0), (0, -60, -200), (length * 0.64, 6))


def string_lights(kit, look):
    """A festoon: a black cable in two swags with burning bulbs."""
    rubber = materials.rubber()
    kit.emits = True

    def hang(x):
        t = (x + 900) / 900 % 1
        return 150 - 190 * 4 * t * (1 - t) * 0.9

    path = [(x, 0, hang(x)) for x in range(-1200, 1201, 20)]
    kit.wire(path, 5, rubber, loose=True)
    for i in range(8):
        x = -700 + 200 * i
        z = hang(x)
        with kit.at(x, 0, z):
            kit.lathe([(20, -64), (22, -60), (20, -14), (10, 0), (0, 2)], rubber, 32, sharp=40)
            filament_bulb(kit, look, -60, 0.28)
