"""Shelves in a wall, each with a line of light below it: what a strip is bought for."""
from .. import materials
from ..scenes import room
from . import furniture


def build(_model):
    kit = room.begin(eye=1.25, distance=6.4, width=1.6, lift=0.0)
    room.walls(kit, (0.33, 0.30, 0.26), depth=700)
    line = materials.opal(1.8)
    for level in (560, 1020, 1480, 1940):
        kit.box((1500, 300, 36), furniture.walnut(), (0, 550, level), 4)
        kit.box((1440, 10, 6), line, (0, 684, level - 21), 1)
        kit.glow(0.5, (0, 676, level - 26), (0, 640, level - 400), (1440, 12))
    for x in (-765, 765):
        kit.box((30, 300, 2020), furniture.walnut('Z'), (x, 550, 1010), 4)
    for k, (x, level) in enumerate(((-520, 578), (60, 578), (430, 1038), (-300, 1498), (500, 1498))):
        with kit.at(x, 540, level):
            furniture.bowl(kit, 90 + 20 * (k % 3), ((0.60, 0.55, 0.47), (0.40, 0.22, 0.13), (0.11, 0.15, 0.155))[k % 3])
    furniture.vase(kit, -480, 540, 1038, 0.72)
    furniture.vase(kit, 420, 540, 578, 0.66, (0.14, 0.18, 0.18))
    for shelf, start, count in ((1038, -180, 9), (1498, 40, 7), (578, -330, 6)):
        x = start
        for k in range(count):
            thick, tall = 26 + 9 * (k * 7 % 4), 210 + 26 * (k * 5 % 4)
            tone = ((0.45, 0.33, 0.22), (0.10, 0.14, 0.15), (0.40, 0.15, 0.07), (0.58, 0.54, 0.46))[k * 3 % 4]
            kit.box((thick, 170, tall), materials.paint(tone, 0.7), (x, 560, shelf + tall / 2), 2)
            x += thick + 3
    kit.lamp(0.12, (0, -800, 2000), 300)
    return kit
