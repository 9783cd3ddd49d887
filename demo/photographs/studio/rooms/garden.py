"""A garden wall in the evening: what lights it stands before it or is fixed to it."""
from .. import materials
from ..scenes import garden_path, room
from .placed import placed


def build(model, how='stand'):
    wide = how == 'path'
    kit = room.begin(eye=1.2, distance=6.4, width=1.8 if wide else 1.9, lift=-0.2 if wide else -0.18)
    grass = materials.paint((0.10, 0.145, 0.05), 0.95)
    room.walls(kit, (0.56, 0.47, 0.36), grass, depth=1700)
    garden_path.lawn(kit, (550 if wide else 0, 2900, -3300, garden_path.DEPTH - 20))
    kit.lamp(0.2, (0, -900, 2600), 300)
    for n, (x, y, size) in enumerate(
        ((-980, 900, 1.0), (-420, 1250, 0.8), (560, 1150, 0.9), (1180, 700, 1.1), (-1500, 500, 1.1))
    ):
        with kit.at(x, y, 0, (0, 0, 47 * n), size):
            garden_path.shrub(kit, n)
    with kit.at(1010, 1350, 0):
        garden_path.palm(kit)
    if wide:
        garden_path.path(kit)
        for x, y in ((-680, -250), (680, 250)):
            placed(kit, model, (x, y, 0), 'low')
            for dx, dy in ((0, -170), (150, 60), (-150, 60)):
                kit.lamp(0.5, (x + dx, y + dy, 500), 30)
    else:
        kit.box((420, 300, 60), materials.paint((0.40, 0.37, 0.33), 0.8), (-120, 200, 30), 10)
        placed(kit, model, (-120, 200, 60), 'low', turn=(0, 0, 150))
        kit.beam(5.0, (-120, 260, 240), (120, 1700, 1300), 95, 0.8, 60)
    return kit
