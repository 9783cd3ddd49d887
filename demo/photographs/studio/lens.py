"""What a lens adds to lights: a halo and stars. And soft blurs, which it takes for that."""
import numpy as np

LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def luminance(image):
    return image @ LUMA


def glare(glints, lamp, sparkle):
    """What a lens adds: a halo about a tenth of the picture wide and, in crystal, stars."""
    size = max(glints.shape[:2])
    bright = np.minimum(glints + lamp, 3)
    halo = np.stack(
        [
            sum(wide(plane, size * r) * w for r, w in ((0.008, 0.06), (0.02, 0.06), (0.05, 0.09)))
            for plane in np.moveaxis(bright, -1, 0)
        ],
        -1,
    )
    halo /= 1 + 1.5 * halo.max(-1, keepdims=True)
    return halo + stars(np.minimum(glints + lamp * 0.4, 3), size) if sparkle else halo


#: Cut glass takes light apart: stars are a little yellow, a little blue, or neither.
HUES = ((1, 1, 1), (1, 0.9, 0.74), (0.84, 0.94, 1))


def stars(bright, size, count=34):
    """Four thin rays, long ones from the brightest points and short ones from others not near them."""
    light = blur(luminance(bright), size * 0.001)
    result = np.zeros_like(bright)
    height, width = light.shape
    gap = int(size * 0.035)
    for rank in range(count):
        y, x = np.unravel_index(int(light.argmax()), light.shape)
        power = float(light[y, x])
        if power < 0.3:
            break
        light[max(0, y - gap) : y + gap, max(0, x - gap) : x + gap] = 0
        length = size * (0.07 if rank % 5 == 0 else 0.034 if rank % 5 < 3 else 0.02)
        box = int(length * 1.2)
        top, bottom = max(0, y - box), min(height, y + box + 1)
        first, last = max(0, x - box), min(width, x + box + 1)
        up = np.abs(np.arange(top, bottom) - y)[:, None]
        across = np.abs(np.arange(first, last) - x)[None, :]
        thin = size * 0.0011
        ray = np.exp(-((up / thin) ** 2)) * np.maximum(0, 1 - across / length) ** 2.6
        ray = ray + np.exp(-((across / thin) ** 2)) * np.maximum(0, 1 - up / length) ** 2.6
        ray = ray + 0.5 * np.exp(-(np.hypot(up, across) / (thin * 3)) ** 2)
        hue = np.array(HUES[rank % 3], np.float32)
        result[top:bottom, first:last] += ray[..., None] * hue * min(power, 2.5) * 0.6
    return result


def wide(plane, radius):
    """A soft blur of a plane, by way of a smaller one where that is not seen."""
    step = int(np.clip(radius / 4, 1, 8))
    if step == 1:
        return blur(plane, radius)
    height, width = plane.shape
    padded = np.pad(plane, ((0, -height % step), (0, -width % step)), 'edge')
    small = padded.reshape(padded.shape[0] // step, step, -1, step).mean((1, 3))
    full = enlarge(blur(small, radius / step), *padded.shape)
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


def enlarge(plane, height, width):
    """To this size, between the cells by distance."""
    rows = np.clip((np.arange(height) + 0.5) * plane.shape[0] / height - 0.5, 0, plane.shape[0] - 1)
    columns = np.clip((np.arange(width) + 0.5) * plane.shape[1] / width - 0.5, 0, plane.shape[1] - 1)
    top, left = rows.astype(int), columns.astype(int)
    down, right = np.minimum(top + 1, plane.shape[0] - 1), np.minimum(left + 1, plane.shape[1] - 1)
    y, x = (rows - top)[:, None], (columns - left)[None, :]
    upper = plane[top][:, left] * (1 - x) + plane[top][:, right] * x
    lower = plane[down][:, left] * (1 - x) + plane[down][:, right] * x
    return (upper * (1 - y) + lower * y).astype(np.float32)
