"""What joins things: holders, roses, connectors, terminals."""

import math

from .. import materials
from ..kit import smooth


def lamp_holder(kit, look):
    """A turned brass holder on a twisted fabric cord."""
    brass = look.coat()
    radius, height = look.diameter / 2, look.height
    outline = [
        (radius * 0.80, 0),
        (radius * 0.86, 0.5),
        (radius * 0.98, 3),
        (radius, 6),
        (radius * 0.96, 9),
        (radius * 0.96, 20),
    ]
    outline += [
        (radius, 22),
        (radius * 0.96, 24),
        (radius * 0.96, height * 0.62),
        (radius * 0.86, height * 0.70),
        (radius * 0.56, height * 0.80),
    ]
    outline += [
        (radius * 0.30, height * 0.86),
        (radius * 0.30, height * 0.96),
        (radius * 0.36, height * 0.97),
        (radius * 0.3, height),
        (0, height),
    ]
    kit.lathe(outline, brass, 72, sharp=25)
    for k in range(5):
        kit.hoop(radius * 0.955, 0.7, brass, 28 + k * 3.2, 72)
    kit.lathe(
        [(radius * 0.80, 0.2), (radius * 0.74, 6), (radius * 0.74, 34), (0, 34)],
        materials.paint((0.72, 0.70, 0.66), 0.3),
        64,
    )
    cord(kit, look, height)


def cord(kit, look, z):
    """A braided cord that leaves the picture upwards."""
    fabric = look.shared(
        'fabric',
        lambda: materials.paint(
            (0.10, 0.075, 0.05) if look.finish == 'gold' else (0.02, 0.02, 0.02), 0.9
        ),
    )
    for strand in range(3):
        path = []
        for k in range(200):
            angle = k * 0.42 + strand * 2.0944
            path.append((2.1 * math.cos(angle), 2.1 * math.sin(angle), z - 2 + k * 2.0))
        kit.wire(path, 1.9, fabric, loose=True, sides=3)


def rose_kit(kit, look):
    """A metal rose under the ceiling with its cord, a gold grip, and the three wires at the end."""
    radius, height = look.diameter / 2, look.height
    kit.lathe(
        [
            (0, 0),
            (radius - 1, 0),
            (radius, -2),
            (radius, -height + 6),
            (radius - 5, -height),
            (0, -height),
        ],
        look.coat(),
        96,
        sharp=30,
    )
    kit.lathe(
        [(9, -height + 1), (9, -height - 12), (7, -height - 15), (0, -height - 15)],
        look.trim(),
        40,
        sharp=30,
    )
    fabric = look.shared('fabric', lambda: materials.paint((0.02, 0.02, 0.02), 0.9))
    end = -height - 150
    kit.wire([(0, 0, -height - 10), (0, 0, end)], 3.4, fabric)
    kit.cylinder(4.2, end - 3, end + 6, look.trim(), 0.6, 32)
    for k, color in enumerate(((0.30, 0.12, 0.04), (0.02, 0.08, 0.45), (0.35, 0.42, 0.03))):
        x = (k - 1) * 9
        kit.wire(
            smooth([(0, 0, end), (x * 0.5, -1, end - 12), (x, -2, end - 30)], 6),
            1.5,
            materials.paint(color, 0.4),
        )
        kit.wire([(x, -2, end - 30), (x, -2, end - 38)], 0.9, look.coat('copper'))


def connector(kit, look):
    """Strip connectors: a clear hinged lid over contacts, two leads."""
    clear = materials.plastic((0.82, 0.82, 0.81), 0.15)
    tape = materials.plastic((0.80, 0.79, 0.74))
    pin = look.coat('gold')
    places = ((-28, 34, 16), (10, 6, 8), (34, -34, 22))
    for k, (x, y, turn) in enumerate(places):
        with kit.at(x, y, 0, (0, 0, turn)):
            kit.box((17, 14, 3), clear, (0, 0, 1.5), 0.6)
            with kit.at(-8.4, 0, 3, (0, -34 if k == 1 else 0, 0)):
                kit.box((17, 14, 2.6), clear, (8.4, 0, 1.6), 0.6)
            for side in (-1, 1):
                kit.box((8, 1.6, 0.7), pin, (3, side * 3, 3.2), 0.2)
            if k != 1:
                kit.box((46, 8, 0.5), tape, (-30, 0, 2.6), 0.1)
                for led in range(4):
                    kit.box(
                        (4, 4, 1.3),
                        look.shared('led', lambda: materials.paint((0.88, 0.80, 0.42), 0.35)),
                        (-46 + led * 9, 0, 3.4),
                        0.3,
                    )
            for side, color in ((-1, (0.5, 0.02, 0.02)), (1, (0.02, 0.02, 0.02))):
                lead = [
                    (8, side * 3, 2.6),
                    (24, side * 3.2, 2.6),
                    (44, side * 2 - 6, 1.4),
                    (62, side * 4 - 2, 1.2),
                ]
                kit.wire(
                    smooth(lead, 8),
                    1.1,
                    look.shared(f'lead{side}', lambda c=color: materials.paint(c, 0.45)),
                )
                kit.wire([lead[-1], (67, side * 4.6 - 1, 1.2)], 0.55, look.coat('copper'))


def terminal(kit, look):
    """Twelve nylon ways with brass screws."""
    nylon = materials.paint((0.74, 0.72, 0.66), 0.35, 0.2)
    brass = look.coat('gold')
    dark = materials.paint((0.02, 0.02, 0.02), 0.8)
    pitch = look.length / 12
    with kit.at(0, 0, 0, (0, 0, 24)):
        for k in range(12):
            with kit.at((k - 5.5) * pitch, 0, 0):
                kit.box((pitch - 2, look.width, 12), nylon, (0, 0, 6), 1.5)
                kit.box((2.4, 6, 6), nylon, (pitch / 2, 0, 4), 0.4)
                for side in (-1, 1):
                    with kit.at(0, side * look.width * 0.27, 0):
                        kit.pipe(4.4, 3.1, 10, look.height, nylon, 28, 0.4)
                        kit.cylinder(3.0, 12, look.height - 2.2, brass, 0.3, 28)
                        kit.box(
                            (4.6, 0.8, 0.5),
                            dark,
                            (0, 0, look.height - 2.1),
                            0.1,
                            turn=(0, 0, 30 * k),
                        )
                with kit.at(0, -look.width / 2, 6, (90, 0, 0)):
                    kit.lathe([(0, 0.1), (2.9, 0.1)], dark, 24)
                    kit.lathe([(2.9, 0.1), (3.5, 0.5), (3.9, 0)], nylon, 24)
