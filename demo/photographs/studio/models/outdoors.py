"""Floods, garden, solar and street lights, string lights."""
import math

from .. import materials
from ..kit import ring, rounded, smooth
from .pendants import filament_bulb
from .spots import chips


def flood(kit, look, form=''):
    """A finned body behind glass on a bracket; a motion sensor below it or not."""
    with kit.at(0, 0, 0, (0, 0, 22)):
        flood_body(kit, look, look.length, look.width * 1.0, form)


def flood_body(kit, look, width, height, form=''):
    metal = look.coat()
    lift = height * 0.24
    depth = max(26, look.height if look.height < 50 else 32)
    with kit.at(0, 0, lift + height / 2, (-6, 0, 0)):
        kit.plate(rounded(width, height, width * 0.035), depth, metal, 3, holes=[])
        for k in range(int(width / 13)):
            kit.box((3, 20, height * 0.86), metal, (-width * 0.46 + k * 13, depth / 2 + 8, 0), 0.8)
        face = -depth / 2
        with kit.at(0, face - 2, 0):
            kit.plate(rounded(width * 0.99, height * 0.99, width * 0.03), 6, metal, 2, holes=[rounded(width * 0.86, height * 0.84, 4)])
        kit.emits = True
        board = materials.plastic((0.80, 0.80, 0.79))
        kit.box((width * 0.88, 1, height * 0.86), board, (0, face - 0.6, 0), 0.2)
        columns, rows = (8, 6) if width < 300 else (12, 9)
        chip = materials.emitter(8, off=(0.88, 0.74, 0.16))
        one = None
        places = [
            ((c - (columns - 1) / 2) * width * 0.80 / columns, face - 1.8, (r - (rows - 1) / 2) * height * 0.78 / rows)
            for c in range(columns) for r in range(rows)
        ]
        for place in places:
            kit.box((width * 0.042, 1.4, width * 0.042), chip, place, 0.2)
        kit.panel(width * 0.87, height * 0.85, materials.thin_glass((0.97, 0.97, 0.97), 0.07), (0, face - 4.4, 0))
        kit.glow(1.0, (0, face - 8, 0), (0, face - 900, -200), (width * 0.8, height * 0.75))
    post = width * 0.53
    arm = [(-post, 0, lift + height * 0.5), (-post, 0, 5), (post, 0, 5), (post, 0, lift + height * 0.5)]
    kit.box((post * 2 + 6, 26, 5), metal, (0, 6, 2.5), 1)
    for side in (-1, 1):
        kit.box((5, 26, lift + height * 0.56), metal, (side * post, 6, (lift + height * 0.56) / 2), 1)
        with kit.at(side * post, 4, lift + height * 0.5, (0, 90 * side, 0)):
            kit.cylinder(9, 0, 12, look.shared('knob', materials.rubber), 2)
    if form == 'sensor':
        with kit.at(0, -depth * 0.5, lift - 4):
            kit.cylinder(9, -6, 10, metal, 1)
            kit.ball(17, metal, -16, segments=36)
            kit.ball(13.5, materials.paint((0.74, 0.74, 0.73), 0.5), -17, 0, -7, segments=32)


def bollard(kit, look):
    """A post with a ring of opal under its cap."""
    metal = look.coat()
    radius, height = look.diameter / 2, look.height
    kit.lathe([(0, 0), (radius * 0.94, 0), (radius * 0.96, 3), (radius * 0.96, 8), (radius * 0.72, 10), (radius * 0.62, 14)], metal, 72, sharp=30)
    for x, y, _ in ring(4, radius * 0.82, 0, 45):
        with kit.at(x, y, 8):
            kit.cylinder(6, 0, 6, look.shared('bolt', lambda: materials.finish('silver')), 1, 6)
    kit.cylinder(radius * 0.60, 10, height - 150, metal, 1)
    kit.lathe([(radius * 0.60, height - 156), (radius * 0.72, height - 150), (radius * 0.72, height - 144), (radius * 0.5, height - 142)], metal, 72, sharp=30)
    kit.emits = True
    kit.lathe([(radius * 0.58, height - 144), (radius * 0.58, height - 44)], materials.opal(1.2, 0.3), 64)
    for z in (height - 118, height - 92, height - 66):
        kit.lathe([(radius * 0.58, z - 3), (radius * 0.75, z - 6), (radius * 0.76, z - 3), (radius * 0.58, z + 1)], metal, 64, sharp=30)
    kit.lathe([(radius * 0.55, height - 44), (radius * 0.75, height - 46), (radius * 0.77, height - 42), (radius * 0.77, height - 12), (radius * 0.70, height - 3), (0, height)], metal, 72, sharp=35)
    kit.lamp(1.0, (0, 0, height - 94), radius * 0.6)
    for x, y, _ in ring(4, radius * 1.1, 0, 45):
        kit.lamp(0.12, (x, y, height - 94), 12)


def spike(kit, look):
    """A tilted head on a ground spike, stuck into a bed of pebbles, aimed at a plant."""
    metal = look.coat()
    radius = look.diameter / 2
    pebbles(kit, look, 128)
    kit.cylinder(8, 0, 60, metal, 1)
    with kit.at(0, 0, 66, (90, 0, 0)):
        kit.cylinder(14, -14, 14, metal, 3)
    with kit.at(0, 0, 84, (38, 0, -28)):
        kit.lathe([(radius * 0.88, 96), (radius * 0.92, 100), (radius - 1, 100), (radius, 98), (radius, 20), (radius * 0.86, 4), (radius * 0.4, -6), (0, -6)], metal, 64, sharp=30)
        for z in (14, 22, 30, 38):
            kit.hoop(radius, 1.6, metal, z, 64)
        kit.lathe(smooth([(radius * 0.88, 99), (radius * 0.6, 78), (radius * 0.4, 72)], 5) + [(0, 72)], materials.metal((0.8, 0.8, 0.8), 0.2), 48)
        kit.emits = True
        with kit.at(0, 0, 78):
            kit.cylinder(radius * 0.34, -2, 2, materials.emitter(9, off=(0.9, 0.75, 0.25)), 0.5)
        kit.beam(4.5, (0, 0, 100), (0, 0, 500), 56, 0.6, 16)
        kit.lamp(0.06, (0, 0, 116), 12)


def pebbles(kit, look, reach):
    """A flat heap of pebbles."""
    tones = [look.shared(f'stone{i}', lambda c=c: materials.paint((c, c * 0.96, c * 0.9), 0.7)) for i, c in enumerate((0.34, 0.46, 0.58))]
    number = 0
    for k in range(70):
        angle = k * 2.399963
        away = reach * math.sqrt((k + 0.5) / 70)
        size = 9 + 6 * ((k * 37) % 11) / 11
        kit.ball(size, tones[k % 3], size * 0.4, away * math.cos(angle), away * math.sin(angle) * 0.7, 0.58, 20)
        number += 1


def inground(kit, look):
    """A steel-faced light on its plastic sleeve."""
    radius, height = look.diameter / 2, look.height
    steel = materials.brushed((0.70, 0.70, 0.71), 0.3)
    black = materials.paint((0.03, 0.03, 0.03), 0.55)
    with kit.at(0, 0, 0, (38, 0, 0)):
        kit.lathe([(0, 0), (radius * 0.72, 0), (radius * 0.78, 4), (radius * 0.84, height - 10), (radius * 0.9, height - 8), (0, height - 8)], black, 72, sharp=30)
        for turn in range(12):
            with kit.at(0, 0, 0, (0, 0, turn * 30)):
                kit.box((6, 4, height - 20), black, (radius * 0.82, 0, height / 2), 1)
        kit.lathe([(radius * 0.64, height - 2), (radius * 0.66, height + 2), (radius * 0.95, height + 2), (radius, height - 1), (radius, height - 7), (radius * 0.8, height - 9)], steel, 96, sharp=30)
        for x, y, _ in ring(4, radius * 0.83, 0, 45):
            with kit.at(x, y, height + 2):
                kit.lathe([(0, 1.2), (4, 1.2), (5, 0)], steel, 24)
                kit.lathe([(0, 1.4), (2, 1.4)], black, 6)
        kit.lathe([(0, height - 16), (radius * 0.64, height - 16), (radius * 0.66, height)], black, 64)
        kit.emits = True
        chip = materials.emitter(9, off=(0.9, 0.76, 0.3))
        cup = materials.metal((0.8, 0.8, 0.8), 0.15)
        for x, y, _ in ring(6, radius * 0.38, 0, 0) + [(0, 0, 0)]:
            with kit.at(x, y, height - 15):
                kit.lathe(smooth([(4, 0), (9, 5), (12, 12)], 4), cup, 32)
                kit.ball(4, chip, 2, squash=0.5, segments=18)
        kit.lathe([(0, height + 0.6), (radius * 0.645, height + 0.6)], materials.thin_glass((0.96, 0.97, 0.97), 0.07), 64)
        kit.beam(1.2, (0, 0, height + 4), (0, 60, 900), 84, 0.7, 20)
        kit.lamp(0.16, (0, -10, height + 30), 12)
    kit.wire(smooth([(radius * 0.5, 30, 30), (radius * 1.1, 40, 6), (radius * 1.5, 0, 4), (radius * 1.9, -20, 4), (radius * 2.0, 20, 4)], 8), 4, materials.rubber())


def step_light(kit, look):
    """A hooded slot beside a stair, its light on the tread below."""
    length, width = look.length, look.width
    metal = look.coat()
    with kit.at(0, -5, 0):
        kit.plate(rounded(length, width, 5), 10, metal, 2)
    kit.box((length * 0.70, 3, width * 0.16), materials.paint((0.03, 0.03, 0.03), 0.5), (0, -10, -2), 0.5)
    kit.emits = True
    kit.box((length * 0.64, 2, width * 0.07), materials.emitter(4.5, off=(0.82, 0.80, 0.72)), (0, -11.5, 2), 0.3)
    kit.box((length * 0.78, 14, 4), metal, (0, -16, 9), 1.2)
    for side in (-1, 1):
        with kit.at(side * length * 0.43, -10, -width * 0.36, (90, 0, 0)):
            kit.cylinder(2.6, 0, 1, look.shared('screw', lambda: materials.finish('silver')), 0.3, 16)
    kit.glow(0.45, (0, -18, 0), (0, -60, -200), (length * 0.64, 6))


def string_lights(kit, look):
    """A festoon: a black cable in two swags with burning bulbs."""
    rubber = materials.rubber()
    kit.emits = True

    def hang(x):
        t = (x + 900) / 900 % 1
        return 150 - 190 * 4 * t * (1 - t) * 0.9

    path = [(x, 0, hang(x)) for x in range(-1200, 1201, 20)]
    kit.wire(path, 5, rubber, loose=True)
    for i in range(8):
        x = -700 + 200 * i
        z = hang(x)
        with kit.at(x, 0, z):
            kit.lathe([(20, -64), (22, -60), (20, -14), (10, 0), (0, 2)], rubber, 32, sharp=40)
            filament_bulb(kit, look, -60, 0.28)


def solar_stake(kit, look):
    """Four small lanterns on stakes."""
    steel = look.coat('silver')
    height, radius = look.height, look.diameter / 2
    kit.emits = True
    for i, (x, y) in enumerate(((-165, 40), (-55, -40), (55, 40), (165, -40))):
        with kit.at(x, y, 0):
            kit.wire([(0, 0, 0), (0, 0, height - 110)], 6, steel)
            kit.lathe(smooth([(1, 0), (7, 26), (7, 60)], 4), look.shared('tip', materials.rubber), 24)
            kit.cylinder(24, height - 116, height - 104, steel, 2)
            kit.lathe(smooth([(26, height - 106), (38, height - 74), (44, height - 30)], 5), look.shared('glass', lambda: materials.thin_glass((0.95, 0.96, 0.96), 0.12)), 48)
            kit.lathe([(radius * 0.5, height - 34), (radius, height - 30), (radius, height - 24), (radius * 0.86, height - 10), (radius * 0.55, height - 4), (0, height - 4)], steel, 64, sharp=30)
            kit.box((40, 40, 2), look.shared('cell', lambda: materials.paint((0.014, 0.03, 0.09), 0.12, 1.0)), (0, 0, height - 3), 0.4)
            kit.ball(9, look.shared('hot', lambda: materials.emitter(9, off=(0.9, 0.82, 0.5))), height - 60, segments=20)
            kit.lamp(0.5, (0, 0, height - 62), 8)


def solar_wall(kit, look):
    """A wedge on the wall: panel on top, LEDs in front, a sensor eye below."""
    body = look.coat()
    width, height, depth = look.width, look.height, look.length
    points = [(-1, 0, 0), (1, 0, 0), (-1, 0, 1), (1, 0, 1), (-1, -0.66, 0.02), (1, -0.66, 0.02), (-1, -1, 0.42), (1, -1, 0.42), (-1, -1, 0.52), (1, -1, 0.52)]
    vertices = [(x * width / 2, y * depth, (z - 0.5) * height) for x, y, z in points]
    faces = [(0, 1, 5, 4), (4, 5, 7, 6), (6, 7, 9, 8), (8, 9, 3, 2), (0, 2, 3, 1), (0, 4, 6, 8, 2), (1, 3, 9, 7, 5)]
    kit.mesh(vertices, faces, body, bevel=4)
    tilt = math.degrees(math.atan2(0.48 * height, depth))
    with kit.at(0, -depth * 0.5, height * 0.27, (0, 0, 0)):
        kit.panel(width * 0.88, depth * 0.92, materials.solar_cell(), (0, -1.6, 1.6), turn=(tilt - 90, 0, 0))
    kit.emits = True
    chip = materials.emitter(8, off=(0.88, 0.76, 0.25))
    with kit.at(0, -depth * 0.83, -height * 0.28, (41, 0, 0)):
        kit.box((width * 0.86, 2, height * 0.36), materials.plastic((0.75, 0.75, 0.74)), (0, -0.4, 0), 0.4)
        for c in range(10):
            for r in range(3):
                kit.box((4, 1.4, 4), chip, ((c - 4.5) * width * 0.082, -2, (r - 1) * 10), 0.2)
        kit.glow(0.5, (0, -8, 0), (0, -400, -20), (width * 0.8, 30))
    kit.ball(11, materials.plastic((0.78, 0.78, 0.76)), -height * 0.46, 0, -depth * 0.5, 0.8, 28)
    kit.lamp(0.35, (0, -depth * 1.3, -height * 0.7), 20)


def solar_flood(kit, look):
    """A flood light and its separate panel on a stand, joined by a lead."""
    with kit.at(-96, 0, 0, (0, 0, 20)):
        flood_body(kit, look, look.length, look.width)
    with kit.at(190, 60, 0, (0, 0, -20)):
        metal = look.coat()
        with kit.at(0, 0, 118, (-32, 0, 0)):
            kit.plate(rounded(190, 210, 4), 14, materials.finish('silver'), 2)
            kit.panel(180, 200, materials.solar_cell(), (0, -8, 0))
        kit.wire([(0, 26, 100), (0, 40, 6)], 8, metal)
        kit.box((90, 60, 6), metal, (0, 40, 3), 2)
    kit.wire(smooth([(190, 100, 60), (230, 130, 8), (120, 20, 4), (30, -70, 4), (-30, -40, 4), (-70, 30, 20)], 12), 4, materials.rubber())


def solar_street(kit, look):
    """Panel, battery and light in one on a short length of pole."""
    metal = look.coat()
    with kit.at(0, 0, 0, (0, 0, -28)):
        kit.cylinder(30, 0, 620, metal, 2)
        kit.cylinder(52, 0, 16, metal, 3)
        kit.wire(smooth([(0, 0, 560), (30, 0, 640), (110, 0, 690)], 10), 30, metal)
        with kit.at(60, 0, 690, (0, -10, 0)):
            kit.box((look.length, look.width * 0.86, 30), metal, (look.length / 2 - 20, 0, 12), 10)
            with kit.at(look.length / 2 - 20, 0, 28):
                kit.panel(look.length * 0.93, look.width * 0.78, materials.solar_cell(), turn=(-90, 0, 0))
            kit.emits = True
            kit.box((look.length * 0.62, look.width * 0.58, 8), materials.plastic((0.78, 0.78, 0.77)), (look.length * 0.56, 0, -5), 2)
            kit.box((look.length * 0.56, look.width * 0.50, 4), materials.opal(1.5, 0.3), (look.length * 0.56, 0, -9), 1)
            kit.glow(1.6, (look.length * 0.56, 0, -14), (look.length * 0.5, 0, -800), (look.length * 0.5, look.width * 0.5))
