"""A table laid for two, close up, under what hangs over it."""
from ..scenes import dining_table as laid
from ..scenes import room
from . import furniture
from .placed import placed


def build(model, count=1, height=1470, tip=0, wall=(0.43, 0.35, 0.28)):
    """`count` of the product side by side, the lowest point at `height` over a table of 750, tipped by `tip`
    degrees so that we see into what is open below."""
    kit = room.begin(eye=1.02, distance=3.6, width=1.9, lift=0.25)
    room.walls(kit, tuple(wall), depth=1200)
    laid.table(kit)
    for x in (-820, -270, 280, 830):
        for side in (-1, 1):
            laid.setting(kit, x, side * 260)
    with kit.at(40, 40, 750):
        laid.fruit(kit)
    furniture.vase(kit, -470, 90, 750, 1.0)
    for x in (-540, 540):
        laid.chair(kit, x, 640)
    furniture.picture(kit, 780, 1200, 1500, 420, 560)
    kit.lamp(0.2, (0, -500, 2300), 300)
    for k in range(count):
        placed(kit, model, ((k - (count - 1) / 2) * 620, 0, height), 'low', turn=(-tip, 0, 0))
    return kit
