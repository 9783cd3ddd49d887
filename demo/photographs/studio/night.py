"""How a light pass becomes night: a large dark room, film's curve, glare round what burns.

The studio's paper is near and pale, so that its corners get a third of the light that its middle gets.
In a shop's evening they are to be dark: light is taken from where little of it is, as if walls were
further away; what burns out gets the fall-off of a round diffuser and a halo.
"""
import numpy as np

LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)
#: Most light in a corner of the picture (linear): with the dimmed day pass it stays under 45 of 255.
CORNER = 0.0095
#: Where the surfaces' curve ends: 92 % of white in sRGB. Only what shines itself goes further.
SURFACE = 0.83
#: From how much light on something counts as shining itself.
BURNT = 1.25
#: Side of the small picture in which shapes are measured.
SMALL = 250


def luminance(image):
    return image @ LUMA


def develop(lit, sparkle=False):
    """Exposed light (linear, 1 is where film begins to burn out) as it is shown: linear, 0 to 1."""
    lit = np.maximum(lit, 0).astype(np.float32)
    core = burning(lit)
    room = far_away(lit, core)
    lit = room + glare(lit * core[..., None], sparkle)
    strongest = lit.max(-1)
    surface = SURFACE * (1 - np.exp(-1.25 * strongest / SURFACE))
    shown = surface + core * (diffuser(core) - surface)
    colour = lit / np.maximum(strongest, 1e-5)[..., None]
    white = np.clip((strongest - 1.5) / 6, 0, 0.45)[..., None] * core[..., None]
    return (colour + (1 - colour) * white) * shown[..., None]


def burning(lit):
    """1 where something shines itself, 0 where it is only lit, softly at the edge."""
    return np.clip((lit.max(-1) - BURNT) / 0.5, 0, 1)


def far_away(lit, core):
    """Takes light away by how little of it is near by, as much as it needs for dark corners."""
    size = max(lit.shape[:2])
    light = np.minimum(luminance(lit), 1.5)
    near = wide(light, size * 0.17)
    near /= near.max()
    middle = _middle(near.shape)
    power = 0.35
    while power < 1.1 and max(_corners(light * middle * near**power)) > CORNER:
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
    large = _enlarge(shade.astype(np.float32), height, width)
    return blur(large, max(1, step))


def _spread(plane, pick):
    """The most (or least) of each cell and its four neighbours; outside is like the border."""
    wide = np.pad(plane, 1, 'edge')
    result = plane
    for near in (wide[:-2, 1:-1], wide[2:, 1:-1], wide[1:-1, :-2], wide[1:-1, 2:]):
        result = pick(result, near)
    return result


def _enlarge(plane, height, width):
    """To this size, between the cells by distance."""
    rows = np.clip((np.arange(height) + 0.5) * plane.shape[0] / height - 0.5, 0, plane.shape[0] - 1)
    columns = np.clip((np.arange(width) + 0.5) * plane.shape[1] / width - 0.5, 0, plane.shape[1] - 1)
    top, left = rows.astype(int), columns.astype(int)
    down, right = np.minimum(top + 1, plane.shape[0] - 1), np.minimum(left + 1, plane.shape[1] - 1)
    y, x = (rows - top)[:, None], (columns - left)[None, :]
    upper = plane[top][:, left] * (1 - x) + plane[top][:, right] * x
    lower = plane[down][:, left] * (1 - x) + plane[down][:, right] * x
    return (upper * (1 - y) + lower * y).astype(np.float32)


def glare(shining, sparkle):
    """What a lens adds: a halo about a tenth of the picture wide and, in crystal, stars."""
    size = max(shining.shape[:2])
    bright = np.minimum(shining, 3)
    halo = np.stack(
        [
            sum(wide(plane, size * r) * w for r, w in ((0.008, 0.06), (0.02, 0.06), (0.05, 0.09)))
            for plane in np.moveaxis(bright, -1, 0)
        ],
        -1,
    )
    halo /= 1 + 1.5 * halo.max(-1, keepdims=True)
    return halo + stars(bright, size) if sparkle else halo


def stars(bright, size, count=26):
    """Four thin rays from the brightest points that are not near one another."""
    light = blur(luminance(bright), size * 0.001)
    result = np.zeros_like(bright)
    height, width = light.shape
    gap, reach = int(size * 0.035), size * 0.032
    for _ in range(count):
        y, x = np.unravel_index(int(light.argmax()), light.shape)
        power = float(light[y, x])
        if power < 0.3:
            break
        light[max(0, y - gap) : y + gap, max(0, x - gap) : x + gap] = 0
        length = reach * min(1.4, 0.5 + power / 2.5)
        box = int(length * 1.2)
        top, bottom = max(0, y - box), min(height, y + box + 1)
        first, last = max(0, x - box), min(width, x + box + 1)
        up = np.abs(np.arange(top, bottom) - y)[:, None]
        across = np.abs(np.arange(first, last) - x)[None, :]
        thin = size * 0.0011
        ray = np.exp(-(up / thin) ** 2) * np.maximum(0, 1 - across / length) ** 2.2
        ray = ray + np.exp(-(across / thin) ** 2) * np.maximum(0, 1 - up / length) ** 2.2
        result[top:bottom, first:last] += ray[..., None] * min(power, 2.5) * 0.55
    return result


def wide(plane, radius):
    """A soft blur of a plane, by way of a smaller one where that is not seen."""
    step = int(np.clip(radius / 4, 1, 8))
    if step == 1:
        return blur(plane, radius)
    height, width = plane.shape
    padded = np.pad(plane, ((0, -height % step), (0, -width % step)), 'edge')
    small = padded.reshape(padded.shape[0] // step, step, -1, step).mean((1, 3))
    full = _enlarge(blur(small, radius / step), *padded.shape)
    return full[:height, :width]


def blur(image, radius):
    """A wide soft blur: three box blurs, by running sums."""
    width = max(1, int(radius))
    for _ in range(3):
        for axis in (0, 1):
            padded = np.concatenate(
                [
                    np.repeat(np.take(image, [0], axis), width + 1, axis),
                    image,
                    np.repeat(np.take(image, [-1], axis), width, axis),
                ],
                axis,
            )
            sums = np.cumsum(padded, axis, dtype=np.float64)
            size = image.shape[axis]
            window = 2 * width + 1
            high = np.take(sums, range(window, window + size), axis)
            low = np.take(sums, range(0, size), axis)
            image = ((high - low) / window).astype(np.float32)
    return image
