"""A path between two beds of lavender and grass, to a front door with a lantern on each side; plain wall and
paving beyond them."""
import math
import random

from .. import materials
from ..kit import arc, smooth
from ..look import Look
from ..models.outdoors import bollard
from ..models.street_lanterns import wall_lantern
from . import room

POST = {'finish': ['grey', 'opal'], 'dimensions': {'diameter_mm': 150, 'height_mm': 560}}
LANTERN = {'finish': ['black', 'clear']}
DEPTH = 2200


#: Where a bed begins and ends, from the middle on and towards us.
BED = (600, 1330, -900, 1640)


def build():
    kit = room.begin(eye=1.35, width=5.2, lift=-0.045, daylight=0.93, even=True)
    room.walls(kit, room.PALE, materials.paint((0.60, 0.56, 0.50), 0.9), depth=DEPTH)
    path(kit)
    for side in (-1, 1):
        garden_bed(kit, side)
    lawn(kit, BED, 900)
    for x in (-650, 650):
        for y in (-1060, 420):
            with kit.at(x, y, 0):
                room.unlit(bollard, kit, Look(POST))
                for dx in (-140, 140):
                    kit.lamp(0.5, (dx, -60, 440), 60)
    for x in (-960, 960):
        with kit.at(x, DEPTH, 1500):
            room.unlit(wall_lantern, kit, Look(LANTERN))
            # So large that the lantern's own shadow on the wall has no edge.
            kit.lamp(1.1, (0, -420, 150), 260)
        with kit.at(x * 1.13, 1900, 0):
            potted(kit, 1 if x < 0 else 4)
    door(kit)
    parcel(kit)
    for n, (x, y, size) in enumerate(
        ((-970, -500, 0.8), (-1000, 260, 0.95), (-980, 1080, 1.05), (980, -450, 0.8), (1000, 330, 0.95), (970, 1120, 1.05))
    ):
        with kit.at(x, y, 0, (0, 0, 47 * n), size):
            shrub(kit, n)
    kit.lamp(0.05, (0, -1500, 2600), 300)
    return True


def garden_bed(kit, side):
    """A bed's earth, within a kerb of stone."""
    near, far, front, back = BED
    middle, wide, long = side * (near + far) / 2, far - near, back - front
    stone = materials.paint((0.58, 0.54, 0.47), 0.85)
    kit.box((wide, long, 30), materials.paint((0.095, 0.135, 0.05), 0.95), (middle, (front + back) / 2, 0), 0)
    for x in (near, far):
        kit.box((70, long + 70, 90), stone, (side * x, (front + back) / 2, 20), 8)
    for y in (front, back):
        kit.box((wide - 70, 70, 90), stone, (middle, y, 20), 8)


def path(kit):
    tones = [materials.paint((c, c * 0.94, c * 0.85), 0.8) for c in (0.47, 0.50, 0.45)]
    for n in range(12):
        kit.box((1060, 470, 46), tones[n % 3], (0, 1560 - 505 * n, 12), 12)


def lawn(kit, within=(550, 2900, -3300, DEPTH - 20), tufts=4200):
    """Mown grass on both sides, `within` distances from the middle and towards us: tufts of short blades of three
    tones, thrown at random so that they make no rows."""
    near, far, front, back = within
    dice = random.Random(7)
    blades, faces = [], []
    for _ in range(14):
        a, lean, h = dice.uniform(0, 6.3), dice.uniform(6, 26), dice.uniform(26, 52)
        x, y = dice.uniform(-22, 22), dice.uniform(-22, 22)
        start = len(blades)
        blades += [
            (x - 3 * math.sin(a), y + 3 * math.cos(a), 0),
            (x + 3 * math.sin(a), y - 3 * math.cos(a), 0),
            (x + lean * math.cos(a), y + lean * math.sin(a), h),
        ]
        faces.append((start, start + 1, start + 2))
    for tone in ((0.12, 0.175, 0.06), (0.105, 0.155, 0.05), (0.14, 0.185, 0.07)):
        tuft = kit.mesh(blades, faces, materials.paint(tone, 0.85), flat=True)
        places = []
        for _ in range(tufts):
            x, y = dice.uniform(near, far), dice.uniform(front, back)
            side = dice.choice((-1, 1))
            places.append((side * x, y, 0, (0, 0, dice.uniform(0, 360)), dice.uniform(0.7, 1.3)))
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


def potted(kit, n):
    """A round bush in a clay pot."""
    kit.lathe(
        smooth([(130, 0), (150, 20), (205, 330), (225, 345), (225, 385), (200, 388), (190, 350), (0, 345)], 3),
        materials.paint((0.45, 0.235, 0.14), 0.85),
        64,
    )
    with kit.at(0, 0, 360, scale=0.85):
        shrub(kit, n)


def arched(half, spring, foot=0.0):
    """The outline of an opening `half` its width, with a round arch from `spring` up."""
    return [(half, foot), *((x, z + spring) for x, z in arc((0, 0), half, 0, 180, 40)), (-half, foot)]


def door(kit):
    """A panelled double door under a fanlight, in its stone arch and up one step."""
    stone = materials.paint((0.66, 0.60, 0.51), 0.8)
    wood = materials.wood((0.25, 0.135, 0.066), (0.17, 0.09, 0.043), grain=4)
    dark = materials.wood((0.20, 0.105, 0.05), (0.14, 0.072, 0.035), grain=4)
    brass = materials.finish('gold')
    half, spring = 520, 1880
    with kit.at(0, DEPTH - 90, 0):
        kit.plate(arched(half + 165, spring), 200, stone, 14, [arched(half, spring, 1)])
    kit.box((1500, 420, 90), stone, (0, 2000, 45), 10)
    with kit.at(0, DEPTH - 30, 0):
        for side in (-1, 1):
            kit.box((half - 4, 60, spring - 90), dark, (side * half / 2, 0, 90 + (spring - 90) / 2), 3)
            for low, high in ((190, 760), (850, 1790)):
                with kit.at(side * half / 2, -34, (low + high) / 2):
                    kit.frame(half - 90, high - low, 46, 30, wood)
                    kit.box((half - 260, 26, high - low - 170), wood, bevel=11)
            with kit.at(side * 62, -60, 900):
                kit.wire([(0, 0, -120), (0, -26, -110), (0, -26, 110), (0, 0, 120)], 11, brass)
        kit.box((half * 2, 80, 96), wood, (0, -8, spring), 10)
        kit.emits = True
        pane = materials.opal(0.9)
        with kit.at(0, 4, spring + 40, (90, 0, 0)):
            kit.lathe([(0, 0), (half, 0)], pane, 48, sweep=180)
        for turn in range(1, 6):
            angle = math.radians(30 * turn)
            kit.wire(
                [(0, -12, spring), (half * math.cos(angle), -12, spring + half * math.sin(angle))], 13, wood
            )
        kit.wire([(x, -12, z + spring) for x, z in arc((0, 0), half * 0.45, 0, 180, 32)], 13, wood)


def parcel(kit):
    """What has just been delivered, on the step."""
    with kit.at(-470, 1930, 90, (0, 0, 14)):
        card = materials.paint((0.47, 0.31, 0.17), 0.85)
        kit.box((330, 260, 250), card, (0, 0, 125), 4)
        kit.box((56, 263, 253), materials.paint((0.56, 0.42, 0.25), 0.5), (0, 0, 125), 4)
        kit.box((110, 2, 80), materials.paint((0.74, 0.72, 0.68), 0.7), (88, -131, 150), 0.5)
