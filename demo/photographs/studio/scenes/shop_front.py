"""A shop window in the evening: spots on a track over what is shown on plinths; plain wall on both sides."""
import math

from .. import materials, stage
from ..kit import rounded, smooth
from ..look import Look
from ..models.tracks import track_head
from . import room

TRACK = {
    'finish': ['black'],
    'watt': 30,
    'dimensions': {'length_mm': 1900, 'diameter_mm': 85, 'height_mm': 180},
}
#: The window's opening, of the facade that is seen straight from before it.
HALF, SILL, TOP = 1140, 390, 2300
#: What is shown stands before a wall of this distance.
BACK = 1250


def build():
    kit = room.begin(eye=1.30, width=4.9, lift=0.02, even=True)
    facade(kit)
    inside(kit)
    with kit.at(0, 300, TOP - 60):
        room.unlit(track_head, kit, Look(TRACK), 3, 640)
    for x in (-640, 0, 640):
        kit.beam(3.0, (x, 200, TOP - 170), (x, 660, 760), 80, 1.0, 120)
    # By day, what the shop's own ceiling sends down.
    stage.softbox((0, 0.35, 2.75), (0, 0.8, 0.9), (2.0, 0.5), 36)
    # One even light down the wall behind, from a cove that the picture does not show.
    kit.glow(1.2, (0, BACK - 420, TOP + 160), (0, BACK, 1000), (2 * HALF, 120))
    kit.glow(0.5, (0, 120, TOP + 120), (0, 700, 500), (2 * HALF, 200))
    # What falls out of the window on the pavement and, thrown back, on the facade.
    kit.lamp(0.12, (0, -1500, 900), 400)
    shown(kit)
    return True


def facade(kit):
    """Pale plaster with one opening, in which is a dark frame with a brass rim; a plain dark sign above it."""
    plaster = materials.paint(tuple(0.74 * part for part in room.PALE), 0.9, 0.0, 'plaster')
    dark = materials.paint((0.022, 0.045, 0.037), 0.4)
    brass = materials.finish('gold')
    left, right, low, high = -HALF - 60, HALF + 60, SILL - 60, TOP + 60
    corners = [(x, z) for z in (0, low, high, 6000) for x in (-9000, left, right, 9000)]
    kit.mesh(
        [(x, -60, z) for x, z in corners],
        [(k, k + 1, k + 5, k + 4) for k in range(11) if k % 4 != 3 and k != 5],
        plaster,
        flat=True,
    )
    for side in (-1, 1):
        kit.box((90, 240, TOP - SILL + 180), dark, (side * (HALF + 45), 0, (SILL + TOP) / 2), 5)
        kit.box((18, 250, TOP - SILL), brass, (side * (HALF - 4), -4, (SILL + TOP) / 2), 3)
    for z in (SILL - 45, TOP + 45):
        kit.box((2 * HALF, 236, 90), dark, (0, 0, z), 5)
    for z in (SILL + 4, TOP - 4):
        kit.box((2 * HALF, 246, 18), brass, (0, -4, z), 3)
    kit.mesh(
        [(-9000, -7000, 0), (9000, -7000, 0), (9000, 0, 0), (-9000, 0, 0)],
        [(0, 1, 2, 3)],
        materials.paint((0.60, 0.56, 0.50), 0.9),
        flat=True,
    )


def inside(kit):
    """A floor of wood and a curved wall, which has no corners for shadows to break at."""
    wall = materials.paint((0.62, 0.53, 0.43), 0.9, 0.0, 'plaster')
    bay = 620
    line = [(-HALF - 200, 60), *((x - HALF - 200 + bay, y + BACK - bay) for x, y in
            ((bay * math.cos(math.radians(a)), bay * math.sin(math.radians(a))) for a in range(180, 89, -6)))]
    line += [(-x, y) for x, y in reversed(line)]
    count = len(line)
    kit.mesh(
        [(x, y, z) for z in (SILL, TOP + 500) for x, y in line],
        [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)],
        wall,
    )
    kit.box(
        (2 * HALF + 800, BACK + 100, 16),
        materials.wood((0.34, 0.21, 0.11), (0.22, 0.125, 0.06), along='X', grain=4),
        (0, (BACK + 100) / 2 - 40, SILL - 4),
        3,
    )


def shown(kit):
    """Pots, a bag on plinths; a dress on its form."""
    white = materials.paint((0.74, 0.71, 0.66), 0.7)
    for x, side, height in ((-690, 440, 520), (0, 520, 260), (690, 440, 640)):
        kit.box((side, side, height), white, (x, 620, SILL + 4 + height / 2), 6)
    with kit.at(-690, 620, SILL + 524):
        bag(kit)
    with kit.at(0, 620, SILL + 264):
        dress(kit)
    with kit.at(690, 620, SILL + 644, scale=0.9):
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
