"""An oriental corner: a low bench with cushions under an arch, a brass tray, a lantern above it."""
import math

from .. import materials
from ..scenes import room
from ..scenes.bedroom import pillow
from . import furniture
from .placed import placed


def build(model, height=1240):
    kit = room.begin(eye=1.05, distance=6.4, width=1.9, lift=0.053)
    room.walls(kit, (0.48, 0.31, 0.205), depth=1100)
    arch(kit)
    kit.lamp(0.1, (0, -700, 2200), 300)
    kit.box((2600, 760, 330), materials.cloth((0.30, 0.105, 0.07), 0.05, 0.0), (0, 700, 165), 50, rounds=5)
    for x, tone, turn in (
        (-800, (0.40, 0.16, 0.06), 8),
        (-390, (0.07, 0.15, 0.155), -5),
        (400, (0.45, 0.29, 0.08), 5),
        (810, (0.30, 0.07, 0.06), -8),
    ):
        with kit.at(x, 920, 560, (-14, turn, 0)):
            pillow(kit, materials.paint(tone, 0.95), 430, 420, 190)
    with kit.at(0, 60, 0):
        brass = materials.finish('gold')
        kit.lathe([(0, 402), (300, 402), (322, 416), (328, 414), (306, 394), (0, 392)], brass, 96)
        for k in range(6):
            angle = math.pi * k / 3
            kit.wire(
                [(210 * math.cos(angle), 210 * math.sin(angle), 392), (250 * math.cos(angle), 250 * math.sin(angle), 0)],
                14,
                furniture.walnut('Z'),
            )
        for x, y in ((-90, -40), (40, -80)):
            with kit.at(x, y, 402):
                kit.cylinder(28, 0, 62, materials.paint((0.66, 0.62, 0.55), 0.3, 0.4), 5)
    furniture.rug(kit, 0, -200, 2400, 1300, (0.34, 0.13, 0.09))
    placed(kit, model, (0, 250, height), 'low')
    return kit


def arch(kit):
    """A pointed niche: a frame of stone on the wall with a darker field in it."""
    width, straight = 620, 1500
    outline = [(-width, 300), (-width, straight)]
    outline += [
        (-width + width * math.sin(t * math.pi / 40) ** 1.0, straight + 560 * (1 - math.cos(t * math.pi / 40)) ** 0.72)
        for t in range(1, 21)
    ]
    outline += [(-x, z) for x, z in reversed(outline[:-1])]
    with kit.at(0, 1094, 0):
        kit.plate(outline, 12, materials.paint((0.20, 0.155, 0.115), 0.9), 1)
    kit.wire([(x, 1086, z) for x, z in outline], 26, materials.paint((0.60, 0.52, 0.41), 0.8))
