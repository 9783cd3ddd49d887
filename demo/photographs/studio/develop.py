"""From what the renderer measured to a picture: noise taken out, exposed, toned.

This Blender has no denoiser, so each picture is rendered as two halves with different random numbers.
Where the halves disagree is noise; the filter (edge-avoiding à-trous wavelets, steered by that and by
the normals, colours and depth of what is seen) averages there and leaves the rest alone.
"""
import numpy as np

from . import night
from .lens import LUMA, luminance


def _shift(image, dy, dx):
    """The image moved by whole pixels; the border repeats."""
    height, width = image.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return image[rows][:, columns]


def _soften(image, reach=1):
    total = sum(_shift(image, dy, 0) for dy in range(-reach, reach + 1))
    total = sum(_shift(total, 0, dx) for dx in range(-reach, reach + 1))
    return total / (2 * reach + 1) ** 2


def _without_fireflies(image):
    """Replaces single pixels that outshine all of their surroundings."""
    light = luminance(image)
    around = np.stack([_shift(light, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    limit = np.sort(around, axis=0)[-3] * 1.6 + 0.02
    scale = np.where(light > limit, limit / np.maximum(light, 1e-6), 1)
    return image * scale[..., None]


def steady(first, second):
    """A feature (normals, colours) of its two halves. It is free of noise but in clear glass, where each
    ray either passes or is mirrored: surfaces over which the halves disagree are softened. Edges, where
    they disagree too, are thinner than five pixels and stay as they are."""
    mean = (first + second) / 2
    noise = _soften(((first - second) ** 2).sum(-1) / 4, 1)
    for pick in (np.min, np.max):
        noise = pick([_shift(noise, y, x) for y in range(-2, 3) for x in range(-2, 3)], axis=0)
    part = np.clip(noise / 0.001, 0, 1)[..., None]
    return mean + (_soften(mean, 2) - mean) * part


def denoise(first, second, normal, albedo, depth, strength=1.0, rounds=6):
    """One clean image of two noisy halves. All arrays are (height, width[, 3]) of linear
    light; `strength` (a number or an array) says how much of what may be noise is taken for it."""
    first, second = _without_fireflies(first), _without_fireflies(second)
    body = albedo + 0.04
    color = (first + second) / 2 / body
    variance = (luminance((first - second) / body) / 2) ** 2
    variance = _soften(variance, 3)
    depth = np.minimum(depth, 30.0)
    slope = (
        np.maximum(
            np.abs(_shift(depth, 0, 1) - _shift(depth, 0, -1)),
            np.abs(_shift(depth, 1, 0) - _shift(depth, -1, 0)),
        )
        / 2
        + 0.004
    )
    kernel = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
    # One plane for each channel: far quicker than three numbers for each pixel.
    planes = [np.ascontiguousarray(color[..., c]) for c in range(3)]
    guides = [np.ascontiguousarray(normal[..., c]) * 40**0.5 for c in range(3)]
    guides += [np.ascontiguousarray(albedo[..., c]) * 250**0.5 for c in range(3)]
    for step in (2**i for i in range(rounds)):
        light = sum(plane * part for plane, part in zip(planes, LUMA))
        spread = np.sqrt(np.maximum(_soften(variance), 0)) * strength + 2e-4
        around = [_Surroundings(one, step) for one in (*guides, depth, light, variance, *planes)]
        totals = [np.zeros_like(light) for _ in planes]
        weights = np.zeros_like(light)
        squares = np.zeros_like(light)
        for j, dy in enumerate(range(-2, 3)):
            for i, dx in enumerate(range(-2, 3)):
                near = [one.at(dy, dx) for one in around]
                unlike = np.abs(near[6] - depth)
                unlike /= slope * (max(1, abs(dy) * step + abs(dx) * step) * 1.5)
                unlike += np.abs(near[7] - light) / spread
                for guide, other in zip(guides, near):
                    off = other - guide
                    off *= off
                    unlike += off
                weight = np.exp(-unlike)
                weight *= kernel[i] * kernel[j]
                weights += weight
                for total, plane in zip(totals, near[9:]):
                    total += plane * weight
                weight *= weight
                squares += near[8] * weight
        planes = [total / weights for total in totals]
        variance = squares / weights**2
    return np.stack(planes, -1) * body


class _Surroundings:
    """An image and what is up to two steps beside it; the border repeats."""

    def __init__(self, image, step):
        self.step, (self.height, self.width) = step, image.shape
        self.wide = np.pad(image, 2 * step, 'edge')

    def at(self, dy, dx):
        y, x = (2 + dy) * self.step, (2 + dx) * self.step
        return self.wide[y : y + self.height, x : x + self.width]


def _srgb(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def _shoulder(light, start):
    """Leaves what is darker than `start` alone and bends the rest softly towards white."""
    over = np.maximum(light - start, 0) / (1 - start)
    return np.where(light > start, start + (1 - start) * (1 - np.exp(-over)), light)


def tone_day(image, gain):
    """Paper comes out at the shop's tone; only highlights are bent. 8 bits, sRGB."""
    return _bytes(_srgb(_shoulder(image * gain, 0.80)))


def expose_light(image, key=1.0):
    """How much to amplify a light pass so that all lamps light their picture about alike."""
    light = np.minimum(luminance(image), 1.2)
    mean = float(light.mean())
    return float(np.clip(0.22 / max(mean, 1e-5), 0.3, 5.0)) * key


def tone_light(image, gain, shine, sparkle=False):
    """A light pass as night: see night.py. 8 bits, sRGB."""
    return _bytes(_srgb(night.develop(image * gain, shine, sparkle)))


def _bytes(image):
    """Rounds with a little noise, so that soft gradients do not band."""
    grain = np.random.default_rng(7).random(image.shape[:2], np.float32)[..., None] - 0.5
    return np.clip(image * 255 + 0.5 + grain * 0.8, 0, 255).astype(np.uint8)
