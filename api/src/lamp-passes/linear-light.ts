import { type LinearPicture, plane } from './plane.ts';

/** A picture as files have it: red, green and blue, encoded as sRGB. */
export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
/** Fine enough for the steepest part of the curve, next to black. */
const STEPS = 16_384;
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(share * 255);
});

export function decoded({ width, height, pixels }: EncodedPicture): LinearPicture {
  const result = plane(width, height, 3);
  for (let at = 0; at < result.data.length; at += 1) {
    result.data[at] = LINEAR[pixels[at] as number] as number;
  }
  return result;
}

/** What is brighter than white is white. */
export function encoded({ width, height, data }: LinearPicture): EncodedPicture {
  const pixels = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const light = Math.min(Math.max(data[at] as number, 0), 1);
    pixels[at] = ENCODED[Math.round(light * STEPS)] as number;
  }
  return { width, height, pixels };
}
