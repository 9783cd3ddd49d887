"""A bed and a bedside table: for what stands on it, or is on the wall above it."""
from ..scenes import bedroom, room
from . import furniture
from .placed import placed


def build(model, how='stand'):
    kit = room.begin(eye=1.0, distance=6.4, width=1.5, lift=0.0)
    room.walls(kit, (0.36, 0.375, 0.335), depth=1150)
    with kit.at(-660, 0, 0):
        bedroom.bed(kit)
    with kit.at(120, 780, 0):
        bedroom.stand(kit)
        with kit.at(-140, -100, 540):
            bedroom.books(kit)
    kit.lamp(0.1, (-300, -600, 2200), 300)
    if how == 'stand':
        placed(kit, model, (190, 800, 540), 'low')
        furniture.picture(kit, 160, 1150, 1400, 400, 520)
    else:
        placed(kit, model, (120, 1150, 1250), 'back')
        furniture.vase(kit, 220, 800, 540, 0.8)
    return kit
