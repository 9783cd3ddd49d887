"""A living room: a sofa under a chandelier, a floor lamp beside it, or a light on its ceiling."""
from ..scenes import room
from . import furniture
from .placed import placed

WALL = (0.40, 0.375, 0.32)
#: The best room's sofa, so that a reception and a living room are told apart: bottle green, cushions of ochre and cream.
BEST = {'color': (0.045, 0.085, 0.06), 'cushions': ((0.45, 0.27, 0.07), (0.60, 0.54, 0.44))}


def build(model, how='hang', height=1560, wall=WALL, tip=0):
    """`how` the product is there: it hangs with its lowest point at `height`, tipped towards us by `tip`
    degrees, stands beside the sofa or is on the ceiling."""
    top = how == 'ceiling'
    eye, width, lift = {
        'hang': (1.3, 2.55, 0.05),
        'stand': (1.3, 2.4, -0.03),
        'ceiling': (1.0, 2.6, 0.185),
    }[how]
    kit = room.begin(eye=eye, distance=6.4, width=width, lift=lift)
    room.walls(kit, tuple(wall), depth=1300)
    if top:
        furniture.ceiling(kit, 2620, 1300)
    furniture.rug(kit, 0, -150)
    stands = how == 'stand'
    best = BEST if how == 'hang' else {}
    furniture.sofa(kit, -420 if stands else 0, 800, 1700 if stands else 1900, **best)
    furniture.curtain(kit, -1380, 1180, 560)
    kit.lamp(0.25 if stands else 0.1, (0, -600, 2300), 300)
    if stands:
        furniture.picture(kit, -400, 1300, 1500, 520, 680)
        furniture.low_table(kit, -420, -250, 340)
        placed(kit, model, (820, 700, 0), 'low')
        return kit
    # Behind what hangs there is nothing but the wall: pictures there are seen through it.
    furniture.mouldings(kit, 1300, tuple(wall))
    furniture.low_table(kit, 0, -350)
    furniture.pot_plant(kit, 1210, 820)
    if top:
        placed(kit, model, (0, 250, 2618), 'high')
    else:
        placed(kit, model, (0, -100, height), 'low', turn=(-tip, 0, 0))
    return kit
