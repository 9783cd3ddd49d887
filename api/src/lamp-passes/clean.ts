import { blurred, type LinearPicture, luminance, type Plane, plane, quantile } from './plane.ts';

/** Light whose mean is below this share of the noise's standard deviation is no light. */
const NOISE_FACTOR = 0.5;
/** How far pixels are averaged where nothing but noise is in them. */
const RADIUS = 3;
/** Variance up to so many times that of the noise is noise: a JPEG's is not spread evenly. */
const VARIANCE_FACTOR = 2.5;
/** Light below so many standard deviations loses its colour, the less of it there is the more. */
const COLOUR_FACTOR = 5;
/** How far, in pixels, edges may still be from each other: more of a difference there is light. */
const LEFTOVER = 0.3;
/** Standard deviation of what a JPEG makes of a pixel of brightness 1; less of darker ones, by the root. */
const LEAST_DEVIATION = 0.012;
/** Noise is measured in so many steps of brightness: it grows with that, and differently in each camera. */
const STEPS = 12;

/**
 * A difference of two pictures without its noise and without less than nothing. Outliers go by a median of nine
 * pixels, noise by the local mean where the picture varies no more than noise does (Wiener's filter).
 */
export function cleaned(added: LinearPicture, off: LinearPicture): LinearPicture {
  const { width, height } = added;
  const room = luminance(off);
  const noise = measureNoise(added, room);
  const sharpness = slopes(room);
  const mean = blurred(luminance(added), RADIUS);
  const result = plane(width, height, 3);
  const near = new Float32Array(9);
  for (let channel = 0; channel < 3; channel += 1) {
    const { means, variances } = spread(added, channel);
    for (let at = 0; at < mean.data.length; at += 1) {
      const light = mean.data[at] as number;
      const deviation = noise.at(at);
      const least = NOISE_FACTOR * deviation + LEFTOVER * (sharpness.data[at] as number);
      if (light <= least) continue;
      const around = means.data[at] as number;
      const variance = variances.data[at] as number;
      const form = Math.max(0, 1 - (VARIANCE_FACTOR * deviation ** 2) / Math.max(variance, 1e-12));
      const value = added.data[at * 3 + channel] as number;
      const middle = median(added, at, channel, near);
      // A glint is further from its neighbours than noise is.
      const kept = Math.abs(value - middle) > 4 * deviation ? value : middle;
      const colour = Math.min(1, light / (COLOUR_FACTOR * deviation + 1e-9));
      const smooth = light + colour * (around - light);
      const clean = smooth + form * (kept - smooth);
      result.data[at * 3 + channel] = Math.max(0, clean) * (1 - (least / light) ** 2);
    }
  }
  return result;
}

function spread({ width, height, data }: LinearPicture, channel: number) {
  const values = plane(width, height);
  const squares = plane(width, height);
  for (let at = 0; at < values.data.length; at += 1) {
    const value = data[at * 3 + channel] as number;
    values.data[at] = value;
    squares.data[at] = value * value;
  }
  const means = blurred(values, RADIUS);
  const variances = blurred(squares, RADIUS);
  for (let at = 0; at < values.data.length; at += 1) {
    variances.data[at] = (variances.data[at] as number) - (means.data[at] as number) ** 2;
  }
  return { means, variances };
}

/** Standard deviation of a difference's noise at each pixel, by the brightness around it. */
function measureNoise(added: LinearPicture, room: Plane): { at: (pixel: number) => number } {
  const { width, height } = added;
  const both = luminance(added);
  const bright = plane(width, height);
  for (let at = 0; at < bright.data.length; at += 1) {
    bright.data[at] = Math.max(room.data[at] as number, 0) + Math.max(both.data[at] as number, 0);
  }
  const around = blurred(bright, 2);
  const step = (at: number) =>
    Math.min(STEPS - 1, Math.floor(STEPS * Math.sqrt(Math.min(around.data[at] as number, 1))));
  const rough: number[][] = Array.from({ length: STEPS }, () => []);
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 3) {
      const at = y * width + x;
      const value = (from: number) => added.data[from * 3 + 1] as number;
      const neighbours = value(at - 1) + value(at + 1) + value(at - width) + value(at + width);
      rough[step(at)]?.push(Math.abs(value(at) - neighbours / 4));
    }
  }
  // The median of a normal distribution's distances is 0.6745; five values have gone into each of these.
  const measured = rough.map((values) =>
    values.length < 50 ? Number.NaN : quantile(values, 0.5) / 0.6745 / Math.sqrt(1.25),
  );
  const known = measured.filter((value) => !Number.isNaN(value));
  const usual = known.length === 0 ? 0 : quantile(known, 0.5);
  const deviations = measured.map((value) => (Number.isNaN(value) ? usual : value));
  return {
    at: (pixel) =>
      Math.max(
        deviations[step(pixel)] as number,
        LEAST_DEVIATION * Math.sqrt(around.data[pixel] as number),
      ),
  };
}

/** How much a plane changes from one pixel to the next. */
function slopes({ width, height, data }: Plane): Plane {
  const result = plane(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const left = data[x > 0 ? at - 1 : at] as number;
      const right = data[x < width - 1 ? at + 1 : at] as number;
      const above = data[y > 0 ? at - width : at] as number;
      const below = data[y < height - 1 ? at + width : at] as number;
      result.data[at] = Math.hypot(right - left, below - above) / 2;
    }
  }
  return result;
}

/** The middle one of a value and its eight neighbours. */
function median(
  { width, height, data }: LinearPicture,
  at: number,
  channel: number,
  near: Float32Array,
): number {
  const [x, y] = [at % width, Math.floor(at / width)];
  let count = 0;
  for (let row = y - 1; row <= y + 1; row += 1) {
    const line = Math.min(Math.max(row, 0), height - 1) * width;
    for (let column = x - 1; column <= x + 1; column += 1) {
      const value = data[(line + Math.min(Math.max(column, 0), width - 1)) * 3 + channel] as number;
      let place = count;
      while (place > 0 && (near[place - 1] as number) > value) {
        near[place] = near[place - 1] as number;
        place -= 1;
      }
      near[place] = value;
      count += 1;
    }
  }
  return near[4] as number;
}
