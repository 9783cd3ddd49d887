"""What stands about in rooms: plain, low, in quiet colours, so that the lamp is what is looked at."""
import math

from .. import materials
from ..kit import smooth
from ..scenes.bedroom import pillow

LINEN = (0.52, 0.45, 0.36)
WALNUT = ((0.27, 0.15, 0.075), (0.17, 0.09, 0.042))


def walnut(along='X'):
    return materials.wood(*WALNUT, along=along, grain=5)


def ceiling(kit, height=2700, depth=1500, holes=(), half=30):
    """A white ceiling, which daylight passes, with a square hole about each of `holes`, all in one row."""
    row = sorted({y for _, y in holes})
    xs = [-9000, *sorted(x + side for x, _ in holes for side in (-half, half)), 9000]
    ys = [-5000, *(y + side for y in row for side in (-half, half)), depth]
    across = len(xs)
    thing = kit.mesh(
        [(x, y, height) for y in ys for x in xs],
        [
            (j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i)
            for j in range(len(ys) - 1)
            for i in range(across - 1)
            if not (i % 2 and j % 2)
        ],
        materials.paint((0.70, 0.665, 0.61), 0.95, 0.0, 'plaster'),
        flat=True,
    )
    thing.visible_shadow = False
    thing.visible_diffuse = False
    return thing


#: A sofa's cushions: brick and petrol.
CUSHIONS = ((0.50, 0.22, 0.09), (0.10, 0.15, 0.16))


def sofa(kit, x, y, width=2100, color=LINEN, cushions=CUSHIONS):
    """Three seats with loose cushions, its back to the wall."""
    fabric = materials.cloth(color, 0.05, 0.0)
    with kit.at(x, y, 0):
        # Within the arms: where two faces lie in one plane, neither is lit.
        kit.box((width - 60, 800, 200), fabric, (0, 0, 230), 40, rounds=5)
        kit.box((width - 60, 200, 520), fabric, (0, 330, 520), 60, rounds=6)
        for side in (-1, 1):
            kit.box((190, 860, 420), fabric, (side * (width / 2 - 95), 0, 400), 60, rounds=6)
        seat = (width - 400) / 2
        for side in (-1, 1):
            kit.box((seat - 12, 680, 150), fabric, (side * seat / 2, -70, 400), 55, rounds=6)
            with kit.at(side * seat / 2, 190, 650, (-14, 0, 0)):
                pillow(kit, fabric, seat - 40, 430, 220)
        for place, tone, tip in (
            (-width * 0.34, cushions[0], 10),
            (width * 0.33, cushions[1], -12),
        ):
            with kit.at(place, 30, 660, (-22, tip, 0)):
                pillow(kit, materials.paint(tone, 0.95), 420, 400, 150)
        for foot in (-1, 1):
            for row in (-1, 1):
                kit.wire(
                    [(foot * (width / 2 - 120), row * 330, 140), (foot * (width / 2 - 100), row * 340, 0)],
                    18,
                    walnut('Z'),
                )


def rug(kit, x, y, width=2600, depth=1700, color=(0.50, 0.42, 0.33)):
    kit.box((width, depth, 14), materials.cloth(color, 0.03, 0.0), (x, y, 7), 6)


def low_table(kit, x, y, radius=400):
    """A round coffee table with a book and a bowl."""
    with kit.at(x, y, 0):
        kit.cylinder(radius, 330, 365, walnut(), 6, segments=96)
        kit.lathe(smooth([(radius * 0.5, 0), (radius * 0.42, 120), (radius * 0.5, 330)], 6), walnut('Z'), 64)
        kit.box((250, 180, 30), materials.paint((0.09, 0.14, 0.15), 0.6), (-110, 20, 380), 3, turn=(0, 0, 14))
        with kit.at(130, -30, 365):
            bowl(kit, 90)


def bowl(kit, radius, color=(0.62, 0.57, 0.50)):
    kit.lathe(
        smooth(
            [
                (0, 2),
                (radius * 0.4, 2),
                (radius * 0.8, radius * 0.3),
                (radius, radius * 0.62),
                (radius * 0.95, radius * 0.62),
                (radius * 0.72, radius * 0.32),
                (0, radius * 0.16),
            ],
            5,
        ),
        materials.paint(color, 0.45, 0.2),
        64,
    )


def side_table(kit, x, y, height=520, radius=210):
    with kit.at(x, y, 0):
        kit.cylinder(radius, height - 26, height, walnut(), 5, segments=80)
        for k in range(3):
            angle = 2 * math.pi * k / 3 + 0.5
            kit.wire(
                [
                    (radius * 0.55 * math.cos(angle), radius * 0.55 * math.sin(angle), height - 26),
                    (radius * 0.85 * math.cos(angle), radius * 0.85 * math.sin(angle), 0),
                ],
                13,
                walnut('Z'),
            )


def console(kit, x, y, width=1300, height=780):
    """A narrow table against the wall."""
    with kit.at(x, y, 0):
        kit.box((width, 340, 34), walnut(), (0, 0, height - 17), 5)
        kit.box((width - 80, 300, 120), walnut(), (0, 6, height - 94), 4)
        for side in (-1, 1):
            for row in (-1, 1):
                kit.wire(
                    [
                        (side * (width / 2 - 70), row * 120, height - 150),
                        (side * (width / 2 - 50), row * 135, 0),
                    ],
                    17,
                    walnut('Z'),
                )
        for side in (-1, 1):
            with kit.at(side * width * 0.2, -150, height - 94, (90, 0, 0)):
                kit.cylinder(13, 0, 18, materials.finish('gold'), 2)


def curtain(kit, x, y, width=900, height=3200, color=(0.62, 0.55, 0.45)):
    """Linen in deep folds from the ceiling to the floor."""
    columns, rows = 160, 6
    vertices, faces = [], []
    for row in range(rows + 1):
        z = height * row / rows + 12
        for column in range(columns + 1):
            t = column / columns
            depth = 30 * math.sin(t * width / 33) + 8 * math.sin(t * width / 14 + 1)
            vertices.append((x + (t - 0.5) * width, y + depth * (1.15 - 0.35 * row / rows), z))
    wide = columns + 1
    for row in range(rows):
        for column in range(columns):
            a = row * wide + column
            faces.append((a, a + 1, a + wide + 1, a + wide))
    kit.mesh(vertices, faces, materials.cloth(color, 0.04, 0.15))


def picture(kit, x, y, z, width=620, height=820, print_=((0.68, 0.62, 0.52), (0.52, 0.23, 0.09))):
    """A framed print: a sun over dunes."""
    paper, ink = print_
    with kit.at(x, y - 14, z):
        kit.frame(width, height, 22, 26, walnut('Z'))
        kit.box((width - 40, 6, height - 40), materials.paint(paper, 0.9), (0, 8, 0), 0.5)
        with kit.at(width * 0.08, 2, height * 0.13, (90, 0, 0)):
            kit.lathe([(0, 0), (width * 0.17, 0)], materials.paint(ink, 0.9), 64)
        for level, tone in ((-0.20, (0.42, 0.33, 0.24)), (-0.30, (0.26, 0.20, 0.15))):
            hill = [
                (t * (width - 90) / 20 - (width - 90) / 2, height * (level + 0.06 * math.sin(t * 0.33 + level * 20)))
                for t in range(21)
            ]
            foot = -(height - 90) / 2
            shape = [*hill, ((width - 90) / 2, foot), (-(width - 90) / 2, foot)]
            with kit.at(0, 2 + level * 8, 0):
                kit.plate(shape, 1, materials.paint(tone, 0.9), 0)


def mouldings(kit, y, wall, wide=1180, narrow=520, top=2900):
    """A panelled wall: frames of its own colour above a dado rail, a wide one between two narrow ones."""
    paint = materials.paint(wall, 0.75, 0.0, 'plaster')
    kit.box((9000, 26, 44), paint, (0, y - 13, 820), 10)
    for x, width in ((0, wide), *((side * (wide + narrow + 240) / 2, narrow) for side in (-1, 1))):
        with kit.at(x, y - 10, (top + 940) / 2):
            kit.frame(width, top - 940, 34, 22, paint)
        with kit.at(x, y - 10, 430):
            kit.frame(width, 500, 34, 22, paint)


def mirror(kit, x, y, z, radius=330):
    with kit.at(x, y - 12, z, (90, 0, 0)):
        kit.lathe([(radius, -8), (radius + 12, -4), (radius + 12, 12), (radius, 16)], materials.finish('gold'), 96)
        kit.lathe([(0, 2), (radius, 2)], materials.metal((0.86, 0.86, 0.85), 0.03), 96)


def vase(kit, x, y, z, size=1.0, color=(0.48, 0.36, 0.27), branches=5):
    """A clay vase with olive branches."""
    with kit.at(x, y, z, scale=size):
        kit.lathe(
            smooth([(0, 0), (52, 0), (78, 60), (82, 120), (52, 190), (30, 226), (38, 246), (34, 248), (24, 226)], 6),
            materials.paint(color, 0.85),
            64,
        )
        leaf = materials.paint((0.12, 0.165, 0.08), 0.6)
        stem = materials.paint((0.16, 0.10, 0.05), 0.8)
        one = kit.ball(15, leaf, segments=14, squash=0.22)
        places = []
        for branch in range(branches):
            turn, lean = branch * 2.39996, 80 + 34 * (branch % 3)
            path = smooth(
                [
                    (0, 0, 200),
                    (lean * 0.3 * math.cos(turn), lean * 0.3 * math.sin(turn), 330),
                    (lean * math.cos(turn), lean * math.sin(turn), 440 + 36 * (branch % 4)),
                ],
                9,
            )
            kit.wire(path, 2.4, stem, taper=lambda t: 1 - 0.7 * t)
            for step, (px, py, pz) in enumerate(path[5:]):
                for side in (-1, 1):
                    places.append((px + side * 18, py + 6 * side, pz + 4, (30 * side, 20 * step % 50, 40 * step), 1.0))
        kit.copies(one, places)
        one.hide_render = True


def pot_plant(kit, x, y, height=1300):
    """A fig in a clay pot: broad leaves on arched stems."""
    with kit.at(x, y, 0):
        kit.lathe(
            smooth([(120, 0), (150, 40), (172, 240), (180, 330), (166, 336), (158, 320), (0, 316)], 4),
            materials.paint((0.42, 0.26, 0.175), 0.85),
            56,
        )
        leaf = materials.paint((0.07, 0.125, 0.05), 0.5)
        stem = materials.paint((0.12, 0.085, 0.05), 0.8)
        one = kit.ball(88, leaf, segments=18, squash=0.12)
        places = []
        for k in range(7):
            turn, lean = k * 2.39996, 150 + 50 * (k % 3)
            top = height * (0.62 + 0.06 * k)
            path = smooth(
                [
                    (0, 0, 310),
                    (lean * 0.3 * math.cos(turn), lean * 0.3 * math.sin(turn), top * 0.65),
                    (lean * math.cos(turn), lean * math.sin(turn), top),
                ],
                7,
            )
            kit.wire(path, 7, stem, taper=lambda t: 1 - 0.6 * t)
            for step, (px, py, pz) in enumerate(path[4:]):
                tip = turn + step * 1.9
                places.append(
                    (
                        px + 70 * math.cos(tip),
                        py + 70 * math.sin(tip),
                        pz + 20,
                        (32 * math.sin(tip), -32 * math.cos(tip), math.degrees(tip)),
                        0.8 + 0.12 * (step % 4),
                    )
                )
        kit.copies(one, places)
        one.hide_render = True
