"""A child's room under the roof: a low bed, a bear and books, a light on the slope above them."""
import math

import bpy

from .. import materials, stage
from ..kit import smooth
from ..scenes import room
from ..scenes.bedroom import pillow
from . import furniture

DEPTH = 1000
#: Where the slope begins on the wall, and how steep it is in degrees.
KNEE, SLOPE = 1120, 32
OAK = ((0.47, 0.305, 0.165), (0.36, 0.215, 0.105))


def build(model, up=400, x=-20):
    """The product's own zero is `up` millimetres up the slope."""
    kit = room.begin(eye=1.06, distance=6.4, width=1.88, lift=0.03)
    # A floor and a bright day: the underside of a roof has its light from below.
    stage.softbox((-0.6, -3.4, 0.2), (0, 0.6, 1.7), (3.6, 1.6), 150)
    room.walls(kit, (0.50, 0.545, 0.53), depth=DEPTH)
    slope(kit)
    hills(kit)
    bed(kit)
    shelf(kit)
    furniture.rug(kit, 160, -260, 1900, 1000, (0.55, 0.43, 0.28))
    with kit.at(-260, 260, 425):
        bear(kit)
    with kit.at(590, -120, 14):
        blocks(kit)
    before = set(bpy.context.scene.objects)
    with kit.at(*on_slope(x, up, 2), turn=(SLOPE, 0, 0)):
        model(kit)
    # The slope is to be lit by what shines, and not to outshine it; and each light fewer is less noise.
    halo = [thing for thing in set(bpy.context.scene.objects) - before if thing.type == 'LIGHT']
    for at, thing in enumerate(sorted(halo, key=lambda one: one.location.x)):
        if at % 4:
            bpy.data.objects.remove(thing)
        else:
            thing.data.energy *= 0.7
            thing.data.shadow_soft_size = 0.07
    garland(kit)
    kit.lamp(0.5, (0, -900, 1900), 300)
    # What the light is for: the bed below it.
    y, z = on_slope(x, up, 240)[1:]
    kit.beam(6.0, (x, y, z), (-120, 300, 300), 120, 0.9, 160)
    return kit


def on_slope(x, up, off):
    """A point `up` the slope and `off` it, into the room."""
    angle = math.radians(90 - SLOPE)
    return (
        x,
        DEPTH - up * math.cos(angle) - off * math.sin(angle),
        KNEE + up * math.sin(angle) - off * math.cos(angle),
    )


def slope(kit):
    """The underside of the roof, which daylight passes, with painted stars."""
    paint = materials.paint((0.60, 0.615, 0.60), 0.95, 0.0, 'plaster')
    low, high = on_slope(0, 0, 0), on_slope(0, 3400, 0)
    thing = kit.mesh(
        [(-9000, *low[1:]), (9000, *low[1:]), (9000, *high[1:]), (-9000, *high[1:])], [(0, 1, 2, 3)], paint, flat=True
    )
    thing.visible_shadow = False
    thing.visible_diffuse = False
    star = materials.paint((0.62, 0.44, 0.17), 0.8)
    for x, up, size, turn in (
        (-760, 250, 34, 8),
        (-520, 760, 44, -14),
        (-860, 900, 30, 20),
        (-420, 200, 24, 30),
        (420, 300, 30, -8),
        (520, 800, 48, 12),
        (800, 480, 36, -20),
        (860, 1040, 30, 5),
        (160, 1060, 28, 16),
        (-180, 1130, 36, -6),
    ):
        with kit.at(*on_slope(x, up, 3), turn=(SLOPE, 0, 0)), kit.at(turn=(0, turn, 0)):
            kit.plate(five_points(size), 4, star, 1)


def five_points(size):
    return [
        (
            (size if k % 2 == 0 else size * 0.46) * math.sin(math.pi * k / 5),
            (size if k % 2 == 0 else size * 0.46) * math.cos(math.pi * k / 5),
        )
        for k in range(10)
    ]


def hills(kit):
    """Hills painted on the low wall."""
    for k, (level, tone, wave) in enumerate(
        ((900, (0.33, 0.42, 0.37), 0.0021), (700, (0.22, 0.325, 0.27), 0.0028))
    ):
        top = [
            (x, level + 90 * math.sin(x * wave + 1.3 + 2.1 * k) + 26 * math.sin(x * 0.006 + k))
            for x in range(-2600, 2601, 50)
        ]
        with kit.at(0, DEPTH - 2 - 3 * k, 0):
            kit.plate([*top, (2600, 60), (-2600, 60)], 2, materials.paint(tone, 0.92), 0)


def bed(kit):
    """A low bed with rounded ends, its long side to us."""
    oak = materials.wood(*OAK, along='X', grain=5)
    for x in (-960, 640):
        with kit.at(x, 520, 0, (0, 0, 90)):
            outline = [(-440, 60), (-440, 430)]
            outline += [
                (-440 * math.cos(t * math.pi / 24), 430 + 190 * math.sin(t * math.pi / 24)) for t in range(1, 24)
            ]
            kit.plate([*outline, (440, 430), (440, 60)], 40, oak, 6)
    kit.box((1580, 880, 150), oak, (-160, 520, 190), 12)
    sheet = materials.paint((0.76, 0.74, 0.69), 0.95)
    kit.box((1550, 850, 170), sheet, (-160, 520, 335), 60, rounds=6)
    kit.box((980, 900, 60), materials.cloth((0.17, 0.27, 0.31), 0.05, 0.0), (130, 512, 402), 28, rounds=5)
    kit.box((150, 904, 64), sheet, (-360, 512, 404), 26, rounds=5)
    with kit.at(-800, 640, 520, (-10, 24, 0)), kit.at(turn=(0, 0, -62)):
        pillow(kit, sheet, 560, 360, 170)
    with kit.at(-690, 380, 500, (-34, 8, -30)):
        pillow(kit, materials.paint((0.58, 0.29, 0.12), 0.95), 290, 270, 120)


def bear(kit):
    """A bear that sits."""
    fur = materials.cloth((0.46, 0.27, 0.135), 0.16, 0.0)
    pale = materials.cloth((0.66, 0.50, 0.33), 0.16, 0.0)
    dark = materials.paint((0.03, 0.022, 0.018), 0.3)
    kit.ball(96, fur, 92, squash=1.1)
    kit.ball(66, pale, 88, 0, -42, squash=1.1)
    kit.ball(78, fur, 246)
    for side in (-1, 1):
        kit.ball(30, fur, 308, side * 58, 0)
        kit.ball(19, pale, 308, side * 58, -18)
        kit.ball(8, dark, 262, side * 27, -70)
        kit.ball(38, fur, 132, side * 92, -44, squash=1.5)
        kit.ball(46, fur, 34, side * 74, -96)
        kit.ball(28, pale, 34, side * 74, -124)
    kit.ball(33, pale, 232, 0, -62, squash=0.8)
    kit.ball(11, dark, 242, 0, -92, squash=0.75)


def blocks(kit):
    """Wooden blocks that were built with, and a ring stack."""
    tones = ((0.58, 0.29, 0.12), (0.17, 0.27, 0.31), (0.62, 0.44, 0.17), (0.33, 0.42, 0.37))
    for k, (x, z, turn) in enumerate(((0, 0, 8), (118, 0, -12), (60, 96, 20))):
        kit.box((94, 94, 94), materials.paint(tones[k], 0.6), (x, 0, z + 47), 7, turn=(0, 0, turn))
    with kit.at(-190, -60, 0):
        for k in range(4):
            with kit.at(0, 0, 24 + 40 * k):
                path = [(50 - 9 * k + 22 * math.cos(t * math.pi / 8), 22 * math.sin(t * math.pi / 8)) for t in range(17)]
                kit.lathe(path, materials.paint(tones[k], 0.5), 56)
        kit.ball(22, materials.wood(*OAK), 188)


def shelf(kit):
    """A narrow case with books that show their covers, and a globe of the moon on it."""
    oak = materials.wood(*OAK, along='Z', grain=5)
    with kit.at(930, 840, 0):
        for x in (-190, 190):
            kit.box((26, 260, 780), oak, (x, 0, 390), 5)
        for z in (40, 400, 776):
            kit.box((380, 260, 24), oak, (0, 0, z), 4)
        tones = ((0.58, 0.29, 0.12), (0.66, 0.56, 0.36), (0.17, 0.27, 0.31), (0.44, 0.16, 0.09), (0.33, 0.42, 0.37))
        for row, z in enumerate((52, 412)):
            x = -165
            for k in range(8):
                thick, tall = 24 + 8 * ((k * 5 + row) % 3), 220 + 24 * ((k * 7 + row) % 4)
                kit.box((thick, 180, tall), materials.paint(tones[(k * 3 + row) % 5], 0.7), (x + thick / 2, 0, z + tall / 2), 2)
                x += thick + 2
        with kit.at(-60, -10, 788):
            kit.lathe(smooth([(0, 0), (60, 0), (56, 14), (14, 24), (12, 50)], 4), oak, 48)
            kit.ball(84, materials.paint((0.60, 0.55, 0.45), 0.9), 130)


def garland(kit):
    """Pennants along the edge of the slope."""
    tones = ((0.58, 0.29, 0.12), (0.66, 0.60, 0.48), (0.17, 0.27, 0.31), (0.62, 0.44, 0.17))
    cord = []
    for k in range(13):
        t = k / 12
        sag = 110 * math.sin(math.pi * ((t * 2) % 1))
        x, z = -1150 + 2300 * t, KNEE - 40 - sag
        cord.append((x, DEPTH - 22, z))
    kit.wire(smooth(cord, 5), 2, materials.paint((0.60, 0.55, 0.45), 0.9))
    for k, (x, y, z) in enumerate(cord):
        with kit.at(x, y, z):
            kit.plate([(-56, 0), (56, 0), (0, -124)], 2, materials.paint(tones[k % 4], 0.95), 0)
