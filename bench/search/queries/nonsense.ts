import { SeededChoice } from '../sellers/seeded-choice.ts';
import type { Seller } from '../sellers/seller.ts';
import type { Nonsense } from './judged-query.ts';
import { NONSENSE_GOODS, OTHER_THINGS } from './nonsense-goods.ts';
import { splitOf } from './split.ts';

const LETTERS_AR = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
const LETTERS_EN = 'bcdfghjklmnpqrstvwxz';

/** Queries that should find nothing: other shops' goods and letters without sense. */
export function writeNonsense({ name, asked }: Seller): Nonsense[] {
  const choice = new SeededChoice(`${name} nonsense`);
  const goods = asked?.nonsense ?? NONSENSE_GOODS;
  const letters = (alphabet: string, length: number) =>
    Array.from({ length }, () => choice.of([...alphabet])).join('');
  const senseless = Array.from({ length: 10 }, (_, at) =>
    letters(at % 2 === 0 ? LETTERS_AR : LETTERS_EN, 5 + (at % 4)),
  );
  return [
    ...choice.shuffled(goods.other).slice(0, 46),
    ...choice.shuffled(goods.halfKnown).slice(0, 18),
    ...senseless,
  ].map((query) => ({
    query,
    split: asked?.isHeldOut
      ? 'held-out'
      : splitOf(query, [{ habit: `good ${query}`, usual: false }]),
  }));
}

/** What is asked of the demo shop, which has no seed. */
export function otherThings(): Nonsense[] {
  return OTHER_THINGS.map((query) => ({
    query,
    split: splitOf(query, [{ habit: `good ${query}`, usual: false }]),
  }));
}
