"""A workbench with what everybody knows the size of: how big a small thing is."""
import math

from .. import materials
from ..scenes import room
from .placed import placed

TOP = 900


def build(model, width=0.4):
    """The product on the bench, `width` metres of which are seen, before a steel rule of 300 millimetres."""
    kit = room.begin(eye=1.66, distance=1.7, width=width, lift=-0.71 / width)
    room.walls(kit, (0.30, 0.33, 0.32), depth=420)
    kit.box((1800, 760, 50), materials.wood((0.50, 0.32, 0.17), (0.36, 0.215, 0.105), along='X', grain=5), (0, 30, TOP - 25), 4)
    placed(kit, model, (0, 30, TOP), 'low')
    with kit.at(-8, -128, TOP, (0, 0, 3)):
        rule(kit)
    with kit.at(-150, 175, TOP, (0, 0, -24)):
        pencil(kit)
    with kit.at(140, 180, TOP, (0, 0, 158)):
        screwdriver(kit)
    return kit


def rule(kit, length=300):
    """Marks for each five millimetres, long ones for ten. Finer ones would be thinner than a pixel."""
    kit.box((length + 12, 26, 1.2), materials.paint((0.60, 0.61, 0.62), 0.35), (0, 0, 0.6), 0.3)
    ink = materials.paint((0.02, 0.02, 0.02), 0.6)
    for mm in range(0, length + 1, 5):
        long = 12 if mm % 50 == 0 else 9 if mm % 10 == 0 else 5
        kit.box((0.8, long, 0.1), ink, (mm - length / 2, 13 - long / 2, 1.24), 0)


def pencil(kit, length=175, radius=3.7):
    with kit.at(0, 0, radius, (0, 90, 0)):
        kit.lathe([(0, 0), (radius, 0), (radius, length - 22)], materials.paint((0.72, 0.36, 0.03), 0.35), 6, sharp=10)
        kit.lathe([(radius, length - 22), (1.1, length - 4)], materials.paint((0.66, 0.46, 0.28), 0.8), 32)
        kit.lathe([(1.1, length - 4), (0, length)], materials.paint((0.03, 0.03, 0.03), 0.5), 16)


def screwdriver(kit):
    """A grip of red plastic, its ridges along it, and a steel blade."""
    with kit.at(0, 0, 14, (0, 90, 0)):
        grip = materials.paint((0.42, 0.035, 0.025), 0.25, 0.4)
        kit.lathe([(0, 0), (11, 2), (14, 12), (14, 70), (9, 84), (12, 96), (8, 100), (0, 100)], grip, 48, sharp=60)
        for turn in range(8):
            angle = 2 * math.pi * turn / 8
            with kit.at(13.4 * math.cos(angle), 13.4 * math.sin(angle), 0):
                kit.cylinder(1.6, 14, 68, materials.paint((0.03, 0.03, 0.03), 0.5), 1, segments=12)
        kit.cylinder(3, 98, 196, materials.screw_metal(), 0.6, segments=24)
