import { foldDigits } from '@dp/contract/digits.ts';
import type { Brightness } from '../products/brightness.ts';

/** The watts of incandescent bulbs that people still ask for, and the brightness of the bulbs that replace them. */
const OLD_BULBS: Readonly<Record<string, Brightness>> = { 40: 'soft', 60: 'usual', 100: 'bright' };

const BULB = /(?<!\p{L})(?:ال)?(?:لمب[ةه]|لمبات|لمض|لمب|bulbs?)(?!\p{L})/iu;
const WATT = /(?<![\d.,])(\d+)\s*(?:وات|واط|watts?|w)(?!\p{L})/iu;

/** The watts of the old bulb that a search names, and how bright it was; undefined of any other search. */
export function oldBulbOf(text: string): { watt: number; brightness: Brightness } | undefined {
  const watt = BULB.test(text) ? WATT.exec(foldDigits(text))?.[1] : undefined;
  const brightness = watt === undefined ? undefined : OLD_BULBS[watt];
  return brightness === undefined ? undefined : { watt: Number(watt), brightness };
}
