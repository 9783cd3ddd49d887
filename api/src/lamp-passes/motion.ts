import { type LinearPicture, type Plane, plane } from './plane.ts';

/**
 * How the camera moved between two pictures: where a point of the first is in the second, both measured from
 * the middle in shares of the longest side. `a` and `b` are the cosine and sine of the turn, times the scale.
 */
export interface Motion {
  readonly a: number;
  readonly b: number;
  readonly x: number;
  readonly y: number;
}

export const STILL: Motion = { a: 1, b: 0, x: 0, y: 0 };

/** A point that was found in both pictures, with how sure that is. */
export interface Match {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly weight: number;
}

export function turned(degrees: number): Motion {
  const angle = (degrees * Math.PI) / 180;
  return { ...STILL, a: Math.cos(angle), b: Math.sin(angle) };
}

/** The turn in degrees, clockwise as it is seen. */
export function degreesOf({ a, b }: Motion): number {
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** The motion from the second picture to the first. */
export function reversed({ a, b, x, y }: Motion): Motion {
  const size = a * a + b * b;
  const back = { a: a / size, b: -b / size, x: 0, y: 0 };
  const [toX, toY] = moved(back, x, y);
  return { ...back, x: -toX, y: -toY };
}

export function moved({ a, b, x, y }: Motion, fromX: number, fromY: number): [number, number] {
  return [a * fromX - b * fromY + x, b * fromX + a * fromY + y];
}

/** How far a match is from a motion, in shares of the longest side. */
export function distance(motion: Motion, { from, to }: Match): number {
  const [x, y] = moved(motion, ...from);
  return Math.hypot(x - to[0], y - to[1]);
}

/**
 * The motion that fits most matches: least squares, repeated with what is further off than others counting less.
 *
 * @param reach how far off a match is that counts half.
 */
export function fitMotion(matches: readonly Match[], start: Motion, reach: number): Motion {
  let motion = start;
  for (let round = 0; round < 12; round += 1) {
    const scale = reach * (round < 4 ? 4 - round : 1);
    motion = leastSquares(
      matches.map((match) => ({
        ...match,
        weight: match.weight / (1 + (distance(motion, match) / scale) ** 2) ** 2,
      })),
    );
  }
  return motion;
}

function leastSquares(matches: readonly Match[]): Motion {
  let [weight, fromX, fromY, toX, toY] = [0, 0, 0, 0, 0];
  for (const match of matches) {
    weight += match.weight;
    fromX += match.weight * match.from[0];
    fromY += match.weight * match.from[1];
    toX += match.weight * match.to[0];
    toY += match.weight * match.to[1];
  }
  [fromX, fromY, toX, toY] = [fromX / weight, fromY / weight, toX / weight, toY / weight];
  let [along, across, spread] = [0, 0, 0];
  for (const match of matches) {
    const [px, py] = [match.from[0] - fromX, match.from[1] - fromY];
    const [qx, qy] = [match.to[0] - toX, match.to[1] - toY];
    along += match.weight * (px * qx + py * qy);
    across += match.weight * (px * qy - py * qx);
    spread += match.weight * (px * px + py * py);
  }
  const [a, b] = spread > 0 ? [along / spread, across / spread] : [1, 0];
  return { a, b, x: toX - a * fromX + b * fromY, y: toY - b * fromX - a * fromY };
}

/** The second picture as it would be without the motion, at the first one's pixels; 0 from outside. */
export function undone(source: Plane, motion: Motion, channels = 1): Plane {
  const { width, height, data } = source;
  const result = plane(width, height, channels);
  const side = Math.max(width, height);
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  const wx = new Float32Array(4);
  const wy = new Float32Array(4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [toX, toY] = moved(motion, (x - middleX) / side, (y - middleY) / side);
      const px = toX * side + middleX;
      const py = toY * side + middleY;
      const left = Math.floor(px);
      const top = Math.floor(py);
      if (left < 0 || top < 0 || left >= width || top >= height) continue;
      cubic(px - left, wx);
      cubic(py - top, wy);
      for (let channel = 0; channel < channels; channel += 1) {
        let sum = 0;
        for (let down = 0; down < 4; down += 1) {
          const row = Math.min(Math.max(top + down - 1, 0), height - 1) * width;
          let line = 0;
          for (let right = 0; right < 4; right += 1) {
            const column = Math.min(Math.max(left + right - 1, 0), width - 1);
            line += (wx[right] as number) * (data[(row + column) * channels + channel] as number);
          }
          sum += (wy[down] as number) * line;
        }
        result.data[(y * width + x) * channels + channel] = Math.max(sum, 0);
      }
    }
  }
  return result;
}

/** Weights of four neighbours, the wanted place being `part` after the second (Catmull and Rom). */
function cubic(part: number, weights: Float32Array): void {
  const square = part * part;
  const cube = square * part;
  weights[0] = -0.5 * cube + square - 0.5 * part;
  weights[1] = 1.5 * cube - 2.5 * square + 1;
  weights[2] = -1.5 * cube + 2 * square + 0.5 * part;
  weights[3] = 0.5 * cube - 0.5 * square;
}

/** A part of a picture in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function cut({ width, data }: Plane, area: Area, channels: number): Plane {
  const result = plane(area.width, area.height, channels);
  for (let row = 0; row < area.height; row += 1) {
    const from = ((row + area.top) * width + area.left) * channels;
    result.data.set(data.subarray(from, from + area.width * channels), row * area.width * channels);
  }
  return result;
}

/** The largest part of the first picture, about its middle, that the second shows too. */
export function commonArea({ width, height }: LinearPicture, motion: Motion): Area {
  const side = Math.max(width, height);
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  let [left, top, right, bottom] = [0, 0, width - 1, height - 1];
  // Each cut moves the corners that the next one looks at.
  for (let round = 0; round < 4; round += 1) {
    const at = (x: number, y: number) => {
      const [toX, toY] = moved(motion, (x - middleX) / side, (y - middleY) / side);
      return [toX * side + middleX, toY * side + middleY] as const;
    };
    const [nw, ne, sw, se] = [at(left, top), at(right, top), at(left, bottom), at(right, bottom)];
    left += Math.ceil(Math.max(0, -nw[0], -sw[0]));
    right -= Math.ceil(Math.max(0, ne[0] - (width - 1), se[0] - (width - 1)));
    top += Math.ceil(Math.max(0, -nw[1], -ne[1]));
    bottom -= Math.ceil(Math.max(0, sw[1] - (height - 1), se[1] - (height - 1)));
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
