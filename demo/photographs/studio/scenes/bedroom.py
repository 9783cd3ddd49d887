"""A bed with linen, a lamp of turned wood on the bedside table, wall on both sides: the last light that is on."""
from .. import materials
from ..kit import smooth
from ..look import Look
from ..models.tables import table_lamp
from . import room

LAMP = {
    'material': ['wood', 'fabric'],
    'finish': ['wood', 'beige'],
    'dimensions': {'diameter_mm': 340, 'height_mm': 520},
}


def build():
    kit = room.begin(eye=1.05, width=3.1, lift=0.02, even=True)
    room.walls(kit, room.PALE, depth=1150)
    with kit.at(350, 0, 0):
        bed(kit, 1000, 1900)
    with kit.at(670, 580, 0):
        stand(kit)
        with kit.at(60, 20, 540):
            before = len(kit.body)
            room.unlit(table_lamp, kit, Look(LAMP))
            # Its light on the wall has no edge, as the linen lets it through.
            for part in kit.body[before:]:
                part['sheer'] = True
            kit.lamp(2.0, (0, 0, 405), 105)
        with kit.at(-150, -90, 540):
            books(kit)
    with kit.at(-210, 1130, 1500):
        kit.frame(560, 420, 20, 24, materials.wood((0.30, 0.17, 0.08), (0.19, 0.10, 0.05)))
        kit.box((524, 6, 384), materials.paint((0.62, 0.55, 0.45), 0.9), (0, 6, 0), 0.5)
        with kit.at(0, 0, -60, (90, 0, 0)):
            kit.lathe([(0, 0), (104, 0)], materials.paint((0.55, 0.25, 0.10), 0.9), 64)
    # What the room throws back on the bed.
    kit.glow(0.55, (-200, -900, 1900), (-200, 600, 700), (1600, 900))
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


def bed(kit, width=1720, length=2300):
    """Seen from its foot, its middle 560 millimetres to the left: for two or, narrower, for one."""
    middle = 1070 - length / 2
    head = materials.cloth((0.50, 0.40, 0.30), 0.06, 0.0)
    sheet = materials.paint((0.76, 0.735, 0.69), 0.95)
    cover = materials.paint((0.50, 0.33, 0.23), 0.95)
    kit.box((width + 80, 90, 1050), head, (-560, 1090, 560), 30, rounds=5)
    kit.box((width, length, 300), materials.wood(along='X'), (-560, middle, 190), 10)
    kit.box((width - 20, length - 60, 240), sheet, (-560, middle - 10, 440), 70, rounds=6)
    kit.box((width + 40, length - 800, 60), cover, (-560, middle - 480, 566), 28, rounds=5)
    kit.box((width + 44, 260, 64), sheet, (-560, 250, 572), 28, rounds=5)
    for x in (-980, -150) if width > 1500 else (-560,):
        with kit.at(x, 880, 760, (-24, 0, 0)):
            pillow(kit, materials.paint((0.78, 0.755, 0.71), 0.95), 740, 470, 230)
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
