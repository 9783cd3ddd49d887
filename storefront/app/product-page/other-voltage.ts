import { goodsOf } from '@dp/contract/goods.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { isMains, suppliesOf } from '@dp/contract/voltage.ts';

/**
 * Whether one of two products is a driver, and the other one gives or needs another low voltage: bought
 * together they do not light, or burn.
 */
export function isOtherVoltage(one: ProductSpecs, other: ProductSpecs): boolean {
  if (goodsOf(one) !== 'driver' && goodsOf(other) !== 'driver') return false;
  const [ours, theirs] = [lowVoltageOf(one), lowVoltageOf(other)];
  if (ours === undefined || theirs === undefined) return false;
  return ours.max < theirs.min || theirs.max < ours.min;
}

function lowVoltageOf({ voltage }: ProductSpecs) {
  return suppliesOf(voltage).find((supply) => !isMains(supply));
}
