"""Flood lights, with a motion sensor or not."""

from .. import materials
from ..kit import rounded


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
            kit.plate(
                rounded(width * 0.99, height * 0.99, width * 0.03),
                6,
                metal,
                2,
                holes=[rounded(width * 0.86, height * 0.84, 4)],
            )
        kit.emits = True
        board = materials.plastic((0.80, 0.80, 0.79))
        kit.box((width * 0.88, 1, height * 0.86), board, (0, face - 0.6, 0), 0.2)
        columns, rows = (8, 6) if width < 300 else (12, 9)
        chip = materials.emitter(8, off=(0.88, 0.74, 0.16))
        places = [
            (
                (c - (columns - 1) / 2) * width * 0.80 / columns,
                face - 1.8,
                (r - (rows - 1) / 2) * height * 0.78 / rows,
            )
            for c in range(columns)
            for r in range(rows)
        ]
        for place in places:
            kit.box((width * 0.042, 1.4, width * 0.042), chip, place, 0.2)
        kit.panel(
            width * 0.87,
            height * 0.85,
            materials.thin_glass((0.97, 0.97, 0.97), 0.07),
            (0, face - 4.4, 0),
        )
        kit.glow(1.0, (0, face - 8, 0), (0, face - 900, -200), (width * 0.8, height * 0.75))
    post = width * 0.53
    kit.box((post * 2 + 6, 26, 5), metal, (0, 6, 2.5), 1)
    for side in (-1, 1):
        kit.box(
            (5, 26, lift + height * 0.56), metal, (side * post, 6, (lift + height * 0.56) / 2), 1
        )
        with kit.at(side * post, 4, lift + height * 0.5, (0, 90 * side, 0)):
            kit.cylinder(9, 0, 12, look.shared('knob', materials.rubber), 2)
    if form == 'sensor':
        with kit.at(0, -depth * 0.5, lift - 4):
            kit.cylinder(9, -6, 10, metal, 1)
            kit.ball(17, metal, -16, segments=36)
            kit.ball(13.5, materials.paint((0.74, 0.74, 0.73), 0.5), -17, 0, -7, segments=32)
