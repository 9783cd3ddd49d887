"""A console in a hall, for what is on the wall above it or, beside a door, within reach of a hand."""
from .. import materials
from ..scenes import room
from . import furniture
from .placed import placed


def build(model, how='above'):
    if how == 'reach':
        return at_the_door(model)
    pair = how == 'pair'
    kit = room.begin(eye=1.2, distance=6.4, width={'pair': 1.7, 'on': 1.25}.get(how, 1.35), lift=0.03 if how == 'on' else 0.06)
    room.walls(kit, (0.44, 0.33, 0.255), depth=900)
    furniture.console(kit, 0, 700)
    with kit.at(-380, 690, 780):
        furniture.bowl(kit, 120)
    for k, tone in enumerate(((0.10, 0.14, 0.15), (0.52, 0.40, 0.26))):
        kit.box((260, 180, 32), materials.paint(tone, 0.6), (330, 690, 796 + 33 * k), 3, turn=(0, 0, 9 - 14 * k))
    kit.lamp(1.0 if how == 'on' else 0.12, (0, -600, 2200), 300)
    if how == 'on':
        placed(kit, model, (-60, 620, 780), 'low')
        furniture.picture(kit, 30, 900, 1560, 420, 560)
    elif pair:
        furniture.picture(kit, 0, 900, 1440, 520, 680)
        for x in (-480, 480):
            placed(kit, model, (x, 900, 1480), 'back')
    else:
        placed(kit, model, (0, 900, 1520), 'back')
        furniture.vase(kit, 60, 700, 780, 0.72, branches=3)
    return kit


def at_the_door(model):
    kit = room.begin(eye=1.15, distance=6.4, width=0.9, lift=0.03)
    room.walls(kit, (0.46, 0.40, 0.33), depth=700)
    stone = materials.paint((0.66, 0.62, 0.55), 0.7)
    kit.box((110, 50, 2300), stone, (-340, 680, 1150), 6)
    kit.box((900, 20, 2250), furniture.walnut('Z'), (-840, 690, 1120), 3)
    with kit.at(-450, 660, 1050, (90, 0, 0)):
        kit.cylinder(26, -4, 12, materials.finish('gold'), 2)
        kit.cylinder(10, 0, 50, materials.finish('gold'), 2)
    kit.box((130, 20, 20), materials.finish('gold'), (-500, 604, 1050), 8)
    placed(kit, model, (-60, 699, 1190), 'back')
    furniture.console(kit, 620, 500, 900, 780)
    furniture.vase(kit, 300, 480, 780, 0.85)
    return kit
