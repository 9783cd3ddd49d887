import { type Box, type Frame, MARGIN } from './drawing-frame.ts';

/** What is long in a high frame: over its width, with the hand below it instead of beside it. */
export interface HandBelow {
  /** A millimetre of it. */
  readonly scale: number;
  /** Where a cord begins. */
  readonly head: number;
  readonly product: Box;
  readonly hand: Box;
}

/** A frame so many times as high as wide. */
const HIGH = 1.3;
const SCALE = 0.8;
/** From the product to the hand: its measures, and the note about the hand. */
const APART = 124;
/** From the edge to the product: its height has its text before it. */
const BEFORE = 98;

/** Where both are; undefined in a frame that is not high enough. Sizes are in millimetres. */
export function handBelow(
  frame: Frame,
  { height, drop }: { readonly height: number; readonly drop: number },
  hand: Frame,
): HandBelow | undefined {
  if (frame.height < frame.width * HIGH) return undefined;
  const whole = (drop + height + hand.height) * SCALE + APART;
  const head = (frame.height - whole) / 2;
  const product: Box = {
    x: BEFORE,
    y: head + drop * SCALE,
    width: frame.width - BEFORE - MARGIN.side,
    height: height * SCALE,
  };
  const width = hand.width * SCALE;
  return {
    scale: SCALE,
    head,
    product,
    hand: {
      x: product.x + (product.width - width) / 2,
      y: product.y + product.height + APART,
      width,
      height: hand.height * SCALE,
    },
  };
}
