"""A bed with linen, a lamp of turned wood on the bedside table, a globe that hangs low."""
from .. import materials
from ..kit import smooth
from ..look import Look
from ..models.pendants import pendant_globe
from ..models.tables import table_lamp
from . import room

LAMP = {
    'material': ['wood', 'fabric'],
    'finish': ['wood', 'beige'],
    'dimensions': {'diameter_mm': 320, 'height_mm': 480},
}
GLOBE = {'finish': ['gold', 'opal'], 'dimensions': {'diameter_mm': 240, 'height_mm': 300}}


def build():
    kit = room.begin(eye=1.05, width=3.3, lift=-0.03)
    room.walls(kit, (0.44, 0.45, 0.40), depth=1150)
    bed(kit)
    with kit.at(690, 760, 0):
        stand(kit)
        with kit.at(20, 0, 540):
            table_lamp(kit, Look(LAMP))
        with kit.at(-130, -90, 540):
            books(kit)
    with kit.at(1290, 620, 1130):
        pendant_globe(kit, Look(GLOBE))
        kit.lamp(0.9, (0, -200, 0), 120)
    kit.lamp(0.35, (-700, -500, 1900), 250)
    return True


def pillow(kit, material, width, height, depth):
    """A cushion: an ellipsoid pulled into its corners."""
    vertices, faces, count = [], [], 24
    for i in range(count + 1):
        for j in range(count + 1):
            u, v = 2 * i / count - 1, 2 * j / count - 1
            bulge = ((1 - u**4) * (1 - v**4)) ** 0.55
            pull = 1 - 0.05 * (1 - abs(u)) - 0.0
            vertices.append(
                (
                    u * width / 2 * (1 - 0.06 * (1 - v * v)),
                    -depth / 2 * bulge,
                    v * height / 2 * pull,
                )
            )
    # Both sides share the seam: two open sheets are black where they meet.
    wide = count + 1
    behind = []
    for at, (x, y, z) in enumerate(vertices[:]):
        if {at // wide, at % wide} & {0, count}:
            behind.append(at)
        else:
            behind.append(len(vertices))
            vertices.append((x, -y, z))
    for side in (range(wide * wide), behind):
        for i in range(count):
            for j in range(count):
                a = i * wide + j
                faces.append(tuple(side[at] for at in (a, a + 1, a + wide + 1, a + wide)))
    kit.mesh(vertices, faces, material)


def bed(kit):
    head = materials.cloth((0.50, 0.40, 0.30), 0.06, 0.0)
    sheet = materials.paint((0.76, 0.735, 0.69), 0.95)
    cover = materials.paint((0.50, 0.33, 0.23), 0.95)
    kit.box((1800, 90, 1050), head, (-560, 1090, 560), 30, rounds=5)
    kit.box((1720, 2300, 300), materials.wood(along='X'), (-560, -80, 190), 10)
    kit.box((1700, 2240, 240), sheet, (-560, -90, 440), 70, rounds=6)
    kit.box((1760, 1500, 60), cover, (-560, -560, 566), 28, rounds=5)
    kit.box((1764, 260, 64), sheet, (-560, 250, 572), 28, rounds=5)
    for x, color, lean in ((-980, (0.78, 0.755, 0.71), 24), (-150, (0.78, 0.755, 0.71), 24)):
        with kit.at(x, 880, 760, (-lean, 0, 0)):
            pillow(kit, materials.paint(color, 0.95), 740, 470, 230)
    with kit.at(-560, 720, 730, (-30, 0, 0)):
        pillow(kit, materials.paint((0.62, 0.30, 0.13), 0.95), 470, 380, 190)


def stand(kit):
    oak = materials.wood((0.36, 0.21, 0.105), (0.25, 0.14, 0.065), along='X')
    kit.box((520, 400, 30), oak, (0, 0, 525), 5)
    kit.box((500, 380, 180), oak, (0, 0, 420), 5)
    kit.box((478, 12, 150), oak, (0, -190, 420), 3)
    with kit.at(0, -200, 420, (90, 0, 0)):
        kit.cylinder(14, 0, 18, materials.finish('gold'), 2)
    for x in (-220, 220):
        for y in (-150, 150):
            kit.wire([(x, y, 330), (x * 1.06, y, 0)], 17, oak)


def books(kit):
    for k, (color, turn) in enumerate((((0.09, 0.13, 0.16), 4), ((0.55, 0.40, 0.24), -6))):
        kit.box(
            (150, 210, 26), materials.paint(color, 0.6), (0, 0, 13 + 27 * k), 2, turn=(0, 0, turn)
        )
    with kit.at(0, 0, 56):
        kit.lathe(
            smooth([(0, 0), (30, 0), (36, 10), (38, 70), (35, 70), (33, 12), (0, 8)], 3),
            materials.paint((0.70, 0.67, 0.62), 0.4),
            48,
        )
