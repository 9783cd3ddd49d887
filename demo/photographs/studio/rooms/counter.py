"""A kitchen counter with bare bulbs on cords over it."""
from .. import materials
from ..scenes import room
from . import furniture
from .placed import placed


def build(model, count=3, height=1480):
    """`count` bulbs hang head down with their tips at `height`, over a counter of 900."""
    kit = room.begin(eye=1.32, distance=6.4, width=1.2, lift=0.0)
    room.walls(kit, (0.30, 0.325, 0.295), depth=900)
    kit.box((3000, 560, 40), furniture.walnut(), (0, 100, 880), 5)
    kit.box((2960, 520, 860), materials.paint((0.10, 0.125, 0.115), 0.5), (0, 110, 430), 4)
    kit.box((3000, 220, 30), furniture.walnut(), (0, 790, 1330), 4)
    black = materials.paint((0.02, 0.02, 0.02), 0.5)
    for k in range(count):
        x, z = (k - (count - 1) / 2) * 300, height + (0, 90, 30)[k % 3]
        top = placed(kit, model, (x, 60, z), 'low', turn=(180, 0, 0))
        with kit.at(x, 60, top):
            kit.cylinder(21, -24, 40, materials.finish('gold'), 3)
            kit.cord(0, 0, 38, 2.6, black)
    shelf(kit)
    kit.lamp(0.08, (0, -600, 2200), 300)
    return kit


def shelf(kit):
    """Cups, jars and a board, none of which is behind a bulb."""
    for k, x in enumerate((-590, -470, 450)):
        color = ((0.62, 0.57, 0.50), (0.42, 0.24, 0.15), (0.13, 0.17, 0.17))[k % 3]
        with kit.at(x, 790, 1345):
            kit.cylinder(44, 0, 84 + 22 * (k % 2), materials.paint(color, 0.45, 0.2), 8)
    with kit.at(-420, 120, 900):
        furniture.bowl(kit, 130)
    furniture.vase(kit, 500, 160, 900, 0.85)
    kit.box((220, 18, 330), materials.wood(along='Z'), (175, 850, 1510), 12)
