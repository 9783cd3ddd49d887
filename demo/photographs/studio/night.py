"""How a light pass becomes night: a large dark room, film's curve, glare round what burns.

The studio's paper is near and pale, so that its corners get a third of the light that its middle gets.
In a shop's evening they are to be dark: light is taken from where little of it is, as if walls were
further away; what burns out gets the fall-off of a round diffuser and a halo.
"""
import numpy as np

from .lens import blur, enlarge, glare, luminance, wide

#: Most light in a corner of the picture (linear): with the dimmed day pass it stays under 45 of 255.
CORNER = 0.0095
#: Where the surfaces' curve ends: 92 % of white in sRGB. Only what shines itself goes further.
SURFACE = 0.83
#: How much of what shines itself the lens scatters.
HALO = 2.0
#: From how much light on something counts as shining itself.
BURNT = 1.25
#: The least and the most light of a whole picture (mean of its brightness in sRGB, from 0 to 1).
DIMMEST, BRIGHTEST = 0.24, 0.33
#: Side of the small picture in which shapes are measured.
SMALL = 250


def develop(lit, shine, sparkle=False):
    """Exposed light (linear, 1 is where film begins to burn out) as it is shown: linear, 0 to 1. `shine` is
    what shines itself, 1 where it is white, whatever the exposure is."""
    lit = np.maximum(lit, 0).astype(np.float32)
    lamp = film(np.maximum(shine, 0))
    seen = np.clip(shine.max(-1) / 0.35, 0, 1)[..., None]
    # What is seen through glass or in metal is not in `shine`.
    core = burning(lit)
    room = far_away(lit, np.maximum(core, seen[..., 0]), lamp * seen)
    lit = room + glare(lit * core[..., None], HALO * lamp * seen, sparkle)
    strongest = lit.max(-1)
    surface = SURFACE * (1 - np.exp(-1.25 * strongest / SURFACE))
    shown = surface + core * (diffuser(core) - surface)
    colour = lit / np.maximum(strongest, 1e-5)[..., None]
    white = np.clip((strongest - 1.5) / 6, 0, 0.45)[..., None] * core[..., None]
    shown = (colour + (1 - colour) * white) * shown[..., None]
    return even(shown * (1 - seen) + lamp)


def even(shown):
    """Lifts or lowers what is between black and white, so that pictures beside each other are about as bright:
    one of a black shade has less paper to be lit than one of a globe. Corners stay dark, and so does what is
    nearly black, where a lift would show noise."""
    light = np.maximum(luminance(shown), 1e-6)
    part = np.clip((light - 0.003) / 0.015, 0, 1) * _middle(light.shape) ** 2

    def bent(power):
        return light * (1 + (light ** (power - 1) - 1) * (part if power < 1 else 1))

    def mean(power):
        return float((bent(power) ** (1 / 2.2)).mean())

    power = 1.0
    while power > 0.6 and mean(power) < DIMMEST and max(_corners(bent(power - 0.025))) < CORNER * 1.25:
        power -= 0.025
    while power < 1.4 and mean(power) > BRIGHTEST:
        power += 0.025
    return shown * (bent(power) / light)[..., None]


def film(shine):
    """Bends what is brighter than 0.7 softly towards white, and takes colour out of what burns out."""
    strongest = np.maximum(shine.max(-1, keepdims=True), 1e-5)
    over = np.maximum(strongest - 0.7, 0)
    bent = np.where(over > 0, 0.7 + 0.3 * (1 - np.exp(-over / 0.3)), strongest)
    colour = shine / strongest
    white = np.clip((strongest - 1.5) / 6, 0, 0.45)
    return (colour + (1 - colour) * white) * bent


def burning(lit):
    """1 where something shines itself, 0 where it is only lit, softly at the edge."""
    return np.clip((lit.max(-1) - BURNT) / 0.5, 0, 1)


def far_away(lit, core, lamp):
    """Takes light away by how little of it is near by, as much as it needs for dark corners."""
    size = max(lit.shape[:2])
    light = np.minimum(luminance(lit + HALO * lamp), 1.5)
    near = wide(light, size * 0.17)
    near /= near.max()
    middle = _middle(near.shape)
    power = 0.7
    while power < 1.6 and max(_corners(light * middle * near**power)) > CORNER:
        power += 0.05
    part = near**power * middle
    # A pool of light that runs out of the picture has its corner darkened by itself.
    for seen, at in zip(_corners(light * part), ((0, 0), (0, 1), (1, 0), (1, 1))):
        if seen > CORNER:
            part = part * (1 - (1 - max(0.12, CORNER / seen)) * _about(near.shape, *at))
    part += (1 - part) * core * middle
    return lit * part[..., None]


def _about(shape, down, right):
    """1 in a corner of the picture, 0 from half its side on."""
    up, across = (np.linspace(0, 1, count, dtype=np.float32) for count in shape)
    away = np.hypot(up[:, None] - down, across[None, :] - right)
    t = np.clip((away - 0.1) / 0.4, 0, 1)
    return 1 - t * t * (3 - 2 * t)


def _middle(shape):
    """1 in the middle, a third in the corners."""
    up, across = (np.linspace(-0.5, 0.5, count, dtype=np.float32) for count in shape)
    away = np.hypot(up[:, None], across[None, :])
    return 1 / (1 + (away / 0.52) ** 4)


def _corners(plane):
    """Mean of the four corners, each a tenth of the picture's side."""
    edge = max(1, min(plane.shape) // 10)
    return [
        plane[rows, columns].mean()
        for rows in (slice(None, edge), slice(-edge, None))
        for columns in (slice(None, edge), slice(-edge, None))
    ]


def diffuser(core):
    """What shines, from its rim to its middle: a thin one is all bright, a broad one fades to its rim."""
    height, width = core.shape
    step = max(1, round(max(height, width) / SMALL))
    mask = core[::step, ::step] > 0.5
    depth = np.zeros(mask.shape, np.float32)
    left = mask.copy()
    while left.any():
        depth += left
        left &= _spread(left, np.minimum)
    thick = depth.copy()
    for _ in range(int(depth.max()) * 2):
        thick = np.where(mask, _spread(thick, np.maximum), 0)
    inside = np.clip(depth / np.maximum(thick, 1), 0, 1)
    round_ = np.sqrt(np.maximum(1 - (1 - inside) ** 2, 0))
    broad = np.clip((thick - 2) / 6, 0, 1)
    shade = 1 - broad * (1 - (0.50 + 0.50 * round_))
    # Where nothing shines its neighbours' shade goes on, so that edges do not fray when enlarged.
    for _ in range(2):
        shade = np.where(mask, shade, _spread(np.where(mask, shade, 0), np.maximum))
    shade = np.where(shade > 0, shade, 0.6)
    large = enlarge(shade.astype(np.float32), height, width)
    return blur(large, max(1, step))


def _spread(plane, pick):
    """The most (or least) of each cell and its four neighbours; outside is like the border."""
    wide = np.pad(plane, 1, 'edge')
    result = plane
    for near in (wide[:-2, 1:-1], wide[2:, 1:-1], wide[1:-1, :-2], wide[1:-1, 2:]):
        result = pick(result, near)
    return result
