import { SeededChoice } from '../sellers/seeded-choice.ts';
import type { Seller } from '../sellers/seller.ts';
import type { HalfTyped } from './judged-query.ts';
import { NOISES } from './noise.ts';
import { slotsOf } from './slots.ts';
import { splitOf } from './split.ts';
import { gradesOf } from './write-queries.ts';

const QUOTA = 66;

/** Texts broken off after three letters or more, a third of them with a slip in what is there. */
export function writeHalfTyped(seller: Seller): HalfTyped[] {
  const choice = new SeededChoice(`${seller.name} half-typed`);
  const seen = new Set<string>();
  const texts: HalfTyped[] = [];
  for (let round = 0; round < QUOTA * 12 && texts.length < QUOTA; round += 1) {
    const slots = slotsOf(choice.of(seller.products), seller, round % 2 === 0 ? 'ar' : 'en');
    const ways = slots[round % 5 === 0 ? 'brand' : 'thing'] ?? [];
    if (ways.length === 0) continue;
    const way = choice.of(ways);
    if (way.text.length < 5) continue;
    const begun = way.text.slice(0, 3 + choice.below(way.text.length - 4)).trim();
    const slip = choice.of(Object.values(NOISES));
    const text = round % 3 === 0 ? (slip(begun, choice) ?? begun) : begun;
    const grades = gradesOf(seller, {
      answers: way.answers,
      conditions: way.condition ? [way.condition] : [],
    });
    if (seen.has(text) || grades.size === 0) continue;
    seen.add(text);
    texts.push({
      text,
      split: seller.asked?.isHeldOut ? 'held-out' : splitOf(text, [way]),
      grades,
    });
  }
  return texts;
}
