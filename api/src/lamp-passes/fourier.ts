/** A square of complex numbers, `side` a power of two, row by row. */
export interface ComplexSquare {
  readonly side: number;
  readonly re: Float32Array;
  readonly im: Float32Array;
}

export function complexSquare(side: number): ComplexSquare {
  return { side, re: new Float32Array(side * side), im: new Float32Array(side * side) };
}

/** Transforms a square in place, forwards; the transform of the conjugate is the way back, up to its scale. */
export function transform({ side, re, im }: ComplexSquare): void {
  const plan = planFor(side);
  const rowRe = new Float32Array(side);
  const rowIm = new Float32Array(side);
  for (let row = 0; row < side; row += 1) {
    const from = row * side;
    line(re.subarray(from, from + side), im.subarray(from, from + side), plan);
  }
  for (let column = 0; column < side; column += 1) {
    for (let row = 0; row < side; row += 1) {
      rowRe[row] = re[row * side + column] as number;
      rowIm[row] = im[row * side + column] as number;
    }
    line(rowRe, rowIm, plan);
    for (let row = 0; row < side; row += 1) {
      re[row * side + column] = rowRe[row] as number;
      im[row * side + column] = rowIm[row] as number;
    }
  }
}

interface Plan {
  /** Where each number goes before the first pass: its place with the bits reversed. */
  readonly reversed: Uint16Array;
  readonly cos: Float32Array;
  readonly sin: Float32Array;
}

const plans = new Map<number, Plan>();

function planFor(side: number): Plan {
  const known = plans.get(side);
  if (known) return known;
  const reversed = new Uint16Array(side);
  for (let at = 1; at < side; at += 1) {
    reversed[at] = ((reversed[at >> 1] as number) >> 1) | (at & 1 ? side >> 1 : 0);
  }
  const angle = (at: number) => (-2 * Math.PI * at) / side;
  const plan = {
    reversed,
    cos: Float32Array.from({ length: side / 2 }, (_, at) => Math.cos(angle(at))),
    sin: Float32Array.from({ length: side / 2 }, (_, at) => Math.sin(angle(at))),
  };
  plans.set(side, plan);
  return plan;
}

/** The transform of one line in place (Cooley and Tukey, base two). */
function line(re: Float32Array, im: Float32Array, { reversed, cos, sin }: Plan): void {
  const { length } = re;
  for (let at = 0; at < length; at += 1) {
    const other = reversed[at] as number;
    if (other <= at) continue;
    const [real, imaginary] = [re[at] as number, im[at] as number];
    re[at] = re[other] as number;
    im[at] = im[other] as number;
    re[other] = real;
    im[other] = imaginary;
  }
  for (let half = 1; half < length; half *= 2) {
    const step = length / (2 * half);
    for (let start = 0; start < length; start += 2 * half) {
      for (let offset = 0; offset < half; offset += 1) {
        const wr = cos[offset * step] as number;
        const wi = sin[offset * step] as number;
        const upper = start + offset;
        const lower = upper + half;
        const lr = (re[lower] as number) * wr - (im[lower] as number) * wi;
        const li = (re[lower] as number) * wi + (im[lower] as number) * wr;
        re[lower] = (re[upper] as number) - lr;
        im[lower] = (im[upper] as number) - li;
        re[upper] = (re[upper] as number) + lr;
        im[upper] = (im[upper] as number) + li;
      }
    }
  }
}
