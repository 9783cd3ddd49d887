/** One value for each pixel, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A picture in linear light, three values for each pixel, 1 being the camera's white. */
export type LinearPicture = Plane;

export function plane(width: number, height: number, channels = 1): Plane {
  return { width, height, data: new Float32Array(width * height * channels) };
}

/** Luminance of a picture in linear light (Rec. 709). */
export function luminance({ width, height, data }: LinearPicture): Plane {
  const result = plane(width, height);
  for (let at = 0; at < width * height; at += 1) {
    const from = at * 3;
    result.data[at] =
      0.2126 * (data[from] as number) +
      0.7152 * (data[from + 1] as number) +
      0.0722 * (data[from + 2] as number);
  }
  return result;
}

/** A smaller plane whose longest side is `side`, by averaging; one that is not longer stays as it is. */
export function shrunk(source: Plane, side: number): Plane {
  const scale = side / Math.max(source.width, source.height);
  if (scale >= 1) return source;
  const result = plane(
    Math.max(1, Math.round(source.width * scale)),
    Math.max(1, Math.round(source.height * scale)),
  );
  const edge = (at: number, size: number, of: number) => Math.floor((at * of) / size);
  for (let y = 0; y < result.height; y += 1) {
    const top = edge(y, result.height, source.height);
    const bottom = Math.max(top + 1, edge(y + 1, result.height, source.height));
    for (let x = 0; x < result.width; x += 1) {
      const left = edge(x, result.width, source.width);
      const right = Math.max(left + 1, edge(x + 1, result.width, source.width));
      let sum = 0;
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) {
          sum += source.data[row * source.width + column] as number;
        }
      }
      result.data[y * result.width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return result;
}

/** The mean of each value's square of neighbours, up to `radius` away; beyond the border there is nothing. */
export function blurred(source: Plane, radius: number): Plane {
  return blurredAlong(blurredAlong(source, radius, 'x'), radius, 'y');
}

function blurredAlong(source: Plane, radius: number, axis: 'x' | 'y'): Plane {
  const { width, height, data } = source;
  const result = plane(width, height);
  const [lines, length, across, along] =
    axis === 'x' ? [height, width, width, 1] : [width, height, 1, width];
  for (let line = 0; line < lines; line += 1) {
    const start = line * across;
    let sum = 0;
    let count = 0;
    for (let at = -radius; at < length; at += 1) {
      if (at + radius < length) {
        sum += data[start + (at + radius) * along] as number;
        count += 1;
      }
      if (at - radius - 1 >= 0) {
        sum -= data[start + (at - radius - 1) * along] as number;
        count -= 1;
      }
      if (at >= 0) result.data[start + at * along] = sum / count;
    }
  }
  return result;
}

/** The value below which this share of the values lies, of at most `most` of them; NaN of none. */
export function quantile(values: ArrayLike<number>, share: number, most = 50_000): number {
  const step = Math.max(1, Math.floor(values.length / most));
  const some = new Float32Array(Math.ceil(values.length / step));
  for (let at = 0; at < some.length; at += 1) some[at] = values[at * step] as number;
  some.sort();
  return some[Math.min(some.length - 1, Math.floor(share * some.length))] ?? Number.NaN;
}
