"""A shop window in the evening: spots on a track over what is shown on plinths."""
import math

from .. import materials
from ..kit import rounded, smooth
from ..look import Look
from ..models.tracks import track_head
from . import room

TRACK = {
    'finish': ['black'],
    'watt': 30,
    'dimensions': {'length_mm': 3000, 'diameter_mm': 85, 'height_mm': 180},
}


def build():
    kit = room.begin(eye=1.30, width=4.8, lift=-0.005, daylight=0.8)
    paving = materials.paint((0.36, 0.34, 0.32), 0.8)
    room.walls(kit, (0.66, 0.58, 0.48), paving, depth=1900)
    facade(kit)
    with kit.at(0, 500, 2280):
        track_head(kit, Look(TRACK), 3)
    for x in (-1020, 0, 1020):
        kit.beam(5.0, (x, 420, 2150), (x * 0.98, 900, 700), 46, 0.6, 40)
    kit.lamp(0.8, (0, 700, 2000), 60)
    shown(kit)
    return True


def facade(kit):
    """A dark frame round the window, a threshold below it, a plain sign above."""
    dark = materials.paint((0.028, 0.036, 0.034), 0.4)
    brass = materials.finish('gold')
    for x in (-1, 1):
        kit.box((900, 160, 2410), dark, (x * 2210, -60, 1205), 6)
        kit.box((36, 180, 2300), brass, (x * 1752, -66, 1290), 4)
    kit.box((5400, 160, 900), dark, (0, -60, 2860), 6)
    kit.box((3540, 200, 130), dark, (0, -60, 65), 8)
    kit.box(
        (3520, 1900, 16),
        materials.wood((0.34, 0.21, 0.11), (0.22, 0.125, 0.06), along='X', grain=4),
        (0, 900, 138),
        3,
    )
    kit.box((3540, 30, 26), brass, (0, -140, 2420), 3)
    for x in (-1, 1):
        with kit.at(x * 2150, -520, 0):
            kit.lathe(
                smooth(
                    [(150, 0), (190, 60), (210, 300), (222, 420), (206, 430), (196, 410), (0, 405)],
                    4,
                ),
                materials.paint((0.45, 0.27, 0.18), 0.85),
                56,
            )
            leaf = kit.ball(26, materials.paint((0.09, 0.15, 0.06), 0.6), segments=12, squash=0.3)
            places = []
            for k in range(330):
                a, t = k * 2.39996, (k + 0.5) / 330
                r = 265 + 25 * math.sin(k * 1.9)
                up = 2 * t - 1
                flat = math.sqrt(1 - up * up)
                places.append(
                    (
                        r * flat * math.cos(a),
                        r * flat * math.sin(a),
                        640 + r * up,
                        ((k * 37) % 90, (k * 53) % 90, (k * 71) % 360),
                        1.0 + (k % 4) * 0.2,
                    )
                )
            kit.copies(leaf, places)
            leaf.hide_render = True


def shown(kit):
    """Pots, a bag, shoes on plinths; a dress on its form."""
    white = materials.paint((0.74, 0.71, 0.66), 0.7)
    for x, y, side, height in ((-1020, 900, 520, 560), (0, 1000, 620, 380), (1020, 900, 520, 720)):
        kit.box((side, side, height), white, (x, y, 146 + height / 2), 6)
    with kit.at(-1020, 900, 706):
        bag(kit)
    with kit.at(0, 1000, 526):
        dress(kit)
    with kit.at(1020, 900, 866):
        pots(kit)


def bag(kit):
    leather = materials.paint((0.33, 0.115, 0.04), 0.42, 0.2)
    shape = [(x * (1 + 0.10 * (1 - (z + 130) / 260)), z) for x, z in rounded(330, 260, 40)]
    with kit.at(0, 0, 130):
        kit.plate(shape, 130, leather, 22)
    kit.wire(
        smooth([(-110, 0, 250), (-96, 0, 370), (0, 0, 420), (96, 0, 370), (110, 0, 250)], 10),
        9,
        leather,
    )
    kit.box((60, 10, 34), materials.finish('gold'), (0, -70, 190), 3)


def dress(kit):
    """A tailor's form in a long green dress."""
    cloth = materials.paint((0.045, 0.16, 0.11), 0.7)
    body = smooth(
        [
            (250, 0),
            (236, 60),
            (190, 420),
            (140, 760),
            (112, 880),
            (128, 980),
            (156, 1080),
            (150, 1150),
            (96, 1210),
            (52, 1230),
        ],
        6,
    )
    vertices, faces, count = [], [], 96
    for r, z in body:
        for k in range(count):
            a = 2 * math.pi * k / count
            fold = 1 + 0.05 * math.sin(a * 13 + 0.4) * max(0, 1 - z / 820)
            vertices.append((r * fold * math.cos(a), r * fold * 0.72 * math.sin(a), z))
    for i in range(len(body) - 1):
        for k in range(count):
            j = (k + 1) % count
            faces.append((i * count + k, i * count + j, (i + 1) * count + j, (i + 1) * count + k))
    kit.mesh(vertices, faces, cloth)
    kit.lathe(
        smooth([(52, 1226), (44, 1250), (42, 1290), (30, 1304), (0, 1308)], 4), materials.wood(), 48
    )


def pots(kit):
    for x, y, size, color in (
        (-120, 20, 1.0, (0.64, 0.60, 0.53)),
        (80, -40, 0.72, (0.50, 0.22, 0.10)),
        (150, 80, 1.25, (0.10, 0.15, 0.19)),
    ):
        with kit.at(x, y, 0, scale=size):
            kit.lathe(
                smooth(
                    [
                        (0, 0),
                        (60, 0),
                        (96, 60),
                        (104, 120),
                        (72, 190),
                        (38, 220),
                        (44, 250),
                        (40, 250),
                        (32, 222),
                    ],
                    6,
                ),
                materials.paint(color, 0.45),
                64,
            )
