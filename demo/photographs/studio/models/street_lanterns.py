"""The old street lantern, on a wall and on a post."""

from .. import materials
from ..kit import smooth
from .lanterns import sides
from .pendants import filament_bulb


def street_lantern(kit, look, radius, z):
    """The old street lantern: a glazed taper with a roof. Its foot is at z; returns its top."""
    metal = look.coat()
    clear = look.shared('pane', lambda: materials.thin_glass((0.97, 0.97, 0.97)))
    kit.lathe(
        [(0, z), (radius * 0.32, z), (radius * 0.62, z + 12), (radius * 0.66, z + 20), (0, z + 20)],
        metal,
        6,
        sharp=10,
    )
    sides(kit, 6, radius * 0.60, z + 20, z + 190, metal, [clear], 3.6, radius * 0.98)
    kit.lathe(
        [
            (radius * 1.08, z + 186),
            (radius * 1.12, z + 192),
            (radius * 0.9, z + 214),
            (radius * 0.46, z + 250),
            (radius * 0.30, z + 258),
            (radius * 0.30, z + 270),
            (radius * 0.12, z + 278),
            (radius * 0.08, z + 296),
            (0, z + 300),
        ],
        metal,
        6,
        sharp=10,
    )
    with kit.at(0, 0, z + 20):
        kit.cylinder(13, 0, 34, look.shared('white', materials.plastic))
        with kit.at(turn=(180, 0, 0)):
            filament_bulb(kit, look, -34, 1.0)
    return z + 300


def wall_lantern(kit, look):
    """A street lantern on a bracket from a wall plate."""
    metal = look.coat()
    with kit.at(0, -8, 0):
        kit.plate(
            [
                (x, z + 60)
                for x, z in (
                    (-38, -70),
                    (38, -70),
                    (44, -60),
                    (44, 60),
                    (38, 70),
                    (-38, 70),
                    (-44, 60),
                    (-44, -60),
                )
            ],
            16,
            metal,
            4,
        )
    kit.wire(smooth([(0, -10, 40), (0, -70, 10), (0, -118, 22), (0, -126, 70)], 10), 9, metal)
    kit.wire(
        smooth([(0, -14, 86), (0, -50, 80), (0, -66, 52), (0, -48, 36), (0, -36, 52)], 8), 5, metal
    )
    with kit.at(0, -126, 0):
        kit.lathe(smooth([(9, 60), (16, 72), (10, 84), (26, 92), (0, 94)], 4), metal, 36)
        street_lantern(kit, look, 92, 92)


def post_lantern(kit, look):
    """The same lantern on a short post."""
    metal = look.coat()
    kit.lathe(
        smooth(
            [
                (0, 0),
                (84, 0),
                (86, 8),
                (70, 20),
                (46, 28),
                (30, 48),
                (22, 70),
                (22, 150),
                (32, 158),
                (32, 166),
                (20, 174),
                (16, 200),
                (26, 214),
                (16, 224),
                (34, 236),
                (0, 238),
            ],
            4,
        ),
        metal,
        48,
        sharp=50,
    )
    street_lantern(kit, look, 104, 236)
