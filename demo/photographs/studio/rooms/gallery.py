"""A wall with pictures and a bench, lit from the ceiling: what is built into it or fixed below it."""
from .. import materials, stage
from ..models.spots import SHOWN
from ..scenes import room
from . import furniture
from .placed import placed

HEIGHT = 2350


def build(model, count=3, step=480, beam=3.0, flat=False, angle=46, low=False):
    """`count` of the product, `step` apart; `flat` is a model that was built leaning, to show its face.
    From a `low` camera what is level with the ceiling is seen as well."""
    kit = (
        room.begin(eye=0.55, distance=3.4, width=1.25, lift=1.0)
        if low
        else room.begin(eye=1.35, distance=6.4, width=1.9, lift=0.105)
    )
    room.walls(kit, (0.47, 0.43, 0.37), depth=1000)
    if low:
        # What the floor gives back to a white rim and the ceiling about it.
        stage.softbox((-1.6, -1.4, 0.5), (0, 0.48, 2.35), (0.8, 0.8), 70, (1.0, 0.98, 0.95))
    places = [((k - (count - 1) / 2) * step, 480) for k in range(count)]
    furniture.ceiling(kit, HEIGHT, 1000, places if low else ())
    furniture.console(kit, 0, 760, 1500)
    kit.lamp(0.4, (0, -600, 1700), 300)
    for x, ink in ((-480, (0.52, 0.23, 0.09)), (0, (0.12, 0.20, 0.21)), (480, (0.36, 0.26, 0.08))):
        furniture.picture(kit, x, 1000, 1680 if low else 1500, 390, 520, ((0.66, 0.61, 0.52), ink))
    furniture.vase(kit, 480, 740, 780, 0.7)
    sunk = 60 if flat else 0
    for x, y in places:
        what = level(model) if flat else model
        if low:
            placed(kit, what, (x, y, HEIGHT - 3), 'low')
        else:
            placed(kit, what, (x, y, HEIGHT + sunk), 'high')
        if beam:
            kit.beam(beam, (x, 480, HEIGHT - 70), (x, 960, 1480 if low else 1400), angle, 0.8, 30)
    if not beam:
        for x in (-480, 0, 480):
            kit.beam(3.0, (x, 480, HEIGHT - 120), (x, 960, 1400), angle, 0.8, 30)
    return kit


def level(model):
    """The model with its face down, as it is fixed, whatever way its studio picture turns it."""

    def put(kit):
        across, _, round_ = SHOWN
        with kit.at(turn=(-across, 0, 0)), kit.at(turn=(0, 0, -round_)):
            model(kit)

    return put
