import {
  BarcodeFormat,
  BinaryBitmap,
  Code128Reader,
  HybridBinarizer,
  RGBLuminanceSource,
} from '@zxing/library';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Barcode } from './barcode.tsx';

/** Dots of a printed bar, and white dots on each side: scanners need the width of ten bars. */
const BAR = 3;
const QUIET = 10 * BAR;
const HEIGHT = 60;

/** What a scanner sees of the barcode: black on white, from the start to the end. */
function scanned(code: string) {
  const svg = renderToStaticMarkup(<Barcode text={code} />);
  const modules = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const width = modules * BAR + 2 * QUIET;
  const row = new Uint8ClampedArray(width).fill(255);
  for (const [, x] of svg.matchAll(/M(\d+) 0h1v40h-1z/g)) {
    const start = QUIET + Number(x) * BAR;
    row.fill(0, start, start + BAR);
  }
  const pixels = new Uint8ClampedArray(width * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) pixels.set(row, y * width);
  const source = new RGBLuminanceSource(pixels, width, HEIGHT);
  return new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(source)));
}

test.each(['DP-100128', 'DP-100128-2', 'dp-7'])('a scanner reads %s from its label', (code) => {
  const result = scanned(code);
  expect(result.getText()).toBe(code);
  expect(result.getBarcodeFormat()).toBe(BarcodeFormat.CODE_128);
});
