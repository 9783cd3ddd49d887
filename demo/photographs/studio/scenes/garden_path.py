"""A path of stone slabs between bollards and lavender, to a lit gate wall."""
import math

from .. import materials
from ..kit import smooth
from ..look import Look
from ..models.outdoors import bollard
from ..models.walls import wall_updown
from . import room

POST = {'finish': ['grey', 'opal'], 'dimensions': {'diameter_mm': 160, 'height_mm': 620}}
WALL = {'finish': ['black'], 'dimensions': {'width_mm': 130, 'height_mm': 210}}


def build():
    kit = room.begin(eye=1.35, width=5.2, lift=-0.07, daylight=0.9)
    grass = materials.paint((0.10, 0.145, 0.05), 0.95)
    room.walls(kit, (0.56, 0.47, 0.36), grass, depth=2200)
    lawn(kit, grass)
    path(kit)
    for x, y in ((-620, -1500), (700, -950), (-760, 150), (740, 900)):
        with kit.at(x, y, 0):
            bollard(kit, Look(POST))
            for dx, dy in ((0, -170), (150, 60), (-150, 60)):
                kit.lamp(0.5, (dx, dy, 500), 30)
    for x in (-980, 980):
        with kit.at(x, 2200, 1400):
            wall_updown(kit, Look(WALL), 'box')
    gate(kit)
    for n, (x, y, size) in enumerate(
        (
            (-1500, -600, 1.0),
            (-1900, 700, 1.3),
            (-1320, 1400, 0.9),
            (1500, -300, 1.1),
            (1950, 800, 1.3),
            (1380, 1600, 1.0),
            (-2500, -200, 1.2),
            (2550, 100, 1.2),
        )
    ):
        with kit.at(x, y, 0, (0, 0, 47 * n), size):
            shrub(kit, n)
    with kit.at(-2280, 1500, 0):
        palm(kit)
    return True


def path(kit):
    tones = [materials.paint((c, c * 0.94, c * 0.85), 0.8) for c in (0.44, 0.50, 0.40)]
    y, n = -3600, 0
    while y < 2150:
        wide = 1010 + 60 * math.sin(n * 2.1)
        kit.box(
            (wide, 430, 46),
            tones[n % 3],
            (70 * math.sin(n * 1.3), y, 12),
            12,
            turn=(0, 0, 2.2 * math.sin(n * 3.7)),
        )
        y += 505
        n += 1


def lawn(kit, grass):
    """Tufts of blades beside the path."""
    blades, faces = [], []
    for k in range(7):
        a = k * 0.9
        x, y, h = 14 * math.cos(a), 14 * math.sin(a), 60 + 12 * (k % 3)
        start = len(blades)
        blades += [(x - 4, y, 0), (x + 4, y, 0), (x * 2.2, y * 2.2, h)]
        faces.append((start, start + 1, start + 2))
    tuft = kit.mesh(blades, faces, materials.paint((0.12, 0.19, 0.055), 0.8), flat=True)
    places = []
    for k in range(2600):
        side = 1 if k % 2 else -1
        away = 560 + (k * 0.7548777) % 1 * 2300
        y = -3000 + (k * 0.5698403) % 1 * 5150
        places.append((side * away, y, 0, (0, 0, (k * 53) % 360), 0.7 + ((k * 31) % 60) / 100))
    kit.copies(tuft, places)
    tuft.hide_render = True


def shrub(kit, n):
    """Lavender or box: many leaves about a low dome."""
    color = ((0.13, 0.19, 0.085), (0.17, 0.20, 0.13), (0.09, 0.15, 0.06))[n % 3]
    leaf = kit.ball(17, materials.paint(color, 0.65), segments=12, squash=0.3)
    bloom = (
        kit.ball(13, materials.paint((0.26, 0.17, 0.40), 0.7), segments=12, squash=1.8)
        if n % 2 == 0
        else None
    )
    places, blooms = [], []
    for k in range(420):
        a, t = k * 2.39996, (k + 0.5) / 420
        rise = math.asin(t)
        r = 300 + 40 * math.sin(k * 1.7)
        place = (
            r * math.cos(rise) * math.cos(a),
            r * math.cos(rise) * math.sin(a),
            r * 0.95 * math.sin(rise) + 20,
        )
        places.append(
            (*place, ((k * 37) % 90, (k * 53) % 90, (k * 71) % 360), 1.0 + (k % 5) * 0.18)
        )
        if bloom and k % 9 == 0 and t > 0.2:
            blooms.append((place[0] * 1.08, place[1] * 1.08, place[2] * 1.14 + 60, (0, 0, 0), 1.0))
    kit.copies(leaf, places)
    leaf.hide_render = True
    if bloom:
        kit.copies(bloom, blooms)
        bloom.hide_render = True


def palm(kit):
    """A young palm: arched ribs with leaves on both sides."""
    rib = materials.paint((0.13, 0.20, 0.06), 0.6)
    for k in range(11):
        a = 2 * math.pi * k / 11 + 0.2
        reach, top = 620 + 90 * (k % 3), 900 + 180 * (k % 4)
        line = smooth(
            [
                (0, 0, 180),
                (reach * 0.35 * math.cos(a), reach * 0.35 * math.sin(a), top),
                (reach * math.cos(a), reach * math.sin(a), top * 0.92),
            ],
            14,
        )
        kit.wire(line, 7, rib, taper=lambda t: 1 - 0.8 * t)
        blades, faces = [], []
        for i in range(5, len(line) - 1):
            x, y, z = line[i]
            for side in (-1, 1):
                start = len(blades)
                dx, dy = -math.sin(a) * side, math.cos(a) * side
                size = 210 * (1 - abs(i / len(line) - 0.6))
                blades += [
                    (x, y, z),
                    (x + 16 * math.cos(a), y + 16 * math.sin(a), z),
                    (
                        x + dx * size + 60 * math.cos(a),
                        y + dy * size + 60 * math.sin(a),
                        z - size * 0.4,
                    ),
                ]
                faces.append((start, start + 1, start + 2))
        kit.mesh(blades, faces, rib, flat=True)
    kit.lathe(
        smooth([(120, 0), (110, 90), (70, 200), (0, 230)], 5),
        materials.paint((0.17, 0.12, 0.07), 0.9),
        32,
    )


def gate(kit):
    """A wooden door in the wall with its stone frame and step."""
    stone = materials.paint((0.62, 0.56, 0.47), 0.8)
    wood = materials.wood((0.22, 0.12, 0.06), (0.13, 0.07, 0.035), grain=5)
    kit.box((1180, 60, 2320), stone, (0, 2180, 1160), 8)
    for k in range(6):
        kit.box((158, 40, 2150), wood, (-405 + 162 * k, 2140, 1090), 6)
    kit.box((1300, 420, 90), stone, (0, 2020, 45), 10)
    kit.ball(34, materials.finish('gold'), 1060, 360, 2096, segments=28)
