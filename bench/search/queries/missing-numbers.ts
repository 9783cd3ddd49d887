import { SeededChoice } from '../sellers/seeded-choice.ts';
import type { Seller, SoldProduct } from '../sellers/seller.ts';
import { THINGS } from '../words/things.ts';
import { type Grade, gradeOf } from './judge-need.ts';
import type { JudgedQuery } from './judged-query.ts';
import { splitOf } from './split.ts';
import { indicDigits } from './typed-otherwise.ts';

type Numbered = 'watt' | 'cutout' | 'lamps' | 'length';

/** How a number is asked for; the value is in the unit of its text. */
const ASKED: readonly {
  readonly fact: Numbered;
  readonly scale: number;
  readonly texts: readonly string[];
}[] = [
  {
    fact: 'watt',
    scale: 1,
    texts: ['{thing} # وات', '{en} #w', '{thing} #w', '{en} # watt', '{thing} @ وات'],
  },
  { fact: 'cutout', scale: 1, texts: ['{thing} فتحة # مم', '{en} cutout #mm'] },
  { fact: 'lamps', scale: 1, texts: ['{thing} # لمبات', '{en} # lights'] },
  { fact: 'length', scale: 10, texts: ['{thing} # سم', '{en} # cm'] },
];
const QUOTA = 28;

/**
 * Queries for a number that nothing has. No product answers them fully; grade 2 are those with the
 * nearest numbers below and above, which a shop can name, grade 1 the others of the kind.
 */
export function writeMissing(seller: Seller, seen: Set<string>): JudgedQuery[] {
  const choice = new SeededChoice(`${seller.name} missing`);
  const queries: JudgedQuery[] = [];
  for (let round = 0; round < QUOTA * 20 && queries.length < QUOTA; round += 1) {
    const words = choice.of(Object.values(seller.asked?.names ?? THINGS));
    const { fact, scale, texts } = choice.of(ASKED);
    const ofKind = seller.products.filter(
      (product) => gradeOf({ answers: words.answers, conditions: [] }, product) === 2,
    );
    const values = [...new Set(ofKind.flatMap(({ known }) => known[fact] ?? []))].sort(
      (a, b) => a - b,
    );
    const wanted = between(values, scale, choice);
    // A neighbouring kind that has the number would be a fair answer.
    const isHad = seller.products.some(
      ({ known }) => known.thing in words.answers && known[fact] === wanted,
    );
    if (wanted === undefined || isHad) continue;
    const text = choice.of(texts);
    const query = text
      .replace('{thing}', words.ar[0] ?? '')
      .replace('{en}', words.en[0] ?? '')
      .replace('#', String(wanted / scale))
      .replace('@', indicDigits(wanted / scale));
    if (seen.has(query)) continue;
    seen.add(query);
    queries.push({
      query,
      class: 'missing',
      split: seller.asked?.isHeldOut
        ? 'held-out'
        : splitOf(query, [{ habit: `missing ${text}`, usual: texts[0] === text }]),
      grades: nearestTo(ofKind, fact, wanted, values),
    });
  }
  return queries;
}

/** A number that a shopper might ask for, well away from every value there is. */
function between(
  values: readonly number[],
  scale: number,
  choice: SeededChoice,
): number | undefined {
  if (values.length < 2) return undefined;
  const gaps = values.slice(1).flatMap((high, at) => {
    const low = values[at] as number;
    const middle = Math.round((low + high) / 2 / scale) * scale;
    return (middle - low) / middle > 0.08 && (high - middle) / middle > 0.08 ? [middle] : [];
  });
  const beyond = Math.round(((values.at(-1) ?? 0) * 1.5) / scale) * scale;
  return choice.of([...gaps, beyond]);
}

function nearestTo(
  products: readonly SoldProduct[],
  fact: Numbered,
  wanted: number,
  values: readonly number[],
): Map<string, Grade> {
  const nearest = [
    values.filter((value) => value < wanted).at(-1),
    values.find((value) => value > wanted),
  ];
  return new Map(
    products.map(({ sku, known }) => [
      sku,
      known[fact] !== undefined && nearest.includes(known[fact]) ? 2 : 1,
    ]),
  );
}
