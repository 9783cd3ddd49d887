import { SeededChoice } from '../sellers/seeded-choice.ts';
import type { Seller, SoldProduct } from '../sellers/seller.ts';
import { THING_NAMES, type Thing } from '../words/things.ts';
import { type Grade, gradeOf, type Need } from './judge-need.ts';
import type { JudgedQuery } from './judged-query.ts';
import { writeMissing } from './missing-numbers.ts';
import { NOISES } from './noise.ts';
import { slotsOf } from './slots.ts';
import { type Habit, splitOf } from './split.ts';
import { QUERY_CLASSES, type QueryClass, TEMPLATES, type Typing } from './templates.ts';
import { onOtherKeyboard } from './typed-otherwise.ts';
import type { Language, Wording } from './wording.ts';

/** Goods that give no light; "lighting for …" does not mean them. */
const PARTS: readonly Thing[] = [
  'driver',
  'profile',
  'rail',
  'controller',
  'dimmer',
  'sensor',
  'switch',
  'socket',
  'spot-frame',
  'holder',
  'magnet-rail',
  'shade',
];
const LIGHTING: Need['answers'] = Object.fromEntries(
  THING_NAMES.filter((thing) => !PARTS.includes(thing)).map((thing) => [thing, 2 as const]),
);

/** The answerable queries of a seller, always the same ones, every class in both splits. */
export function writeQueries(seller: Seller): JudgedQuery[] {
  const seen = new Set<string>();
  return QUERY_CLASSES.flatMap((name) => {
    const choice = new SeededChoice(`${seller.name} ${name}`);
    return name === 'missing' ? writeMissing(seller, seen) : writeClass(seller, name, choice, seen);
  });
}

function writeClass(
  seller: Seller,
  name: Exclude<QueryClass, 'missing'>,
  choice: SeededChoice,
  seen: Set<string>,
): JudgedQuery[] {
  const { quota, typing, ar, en } = (seller.asked?.templates ?? TEMPLATES)[name];
  const templates = [
    ...ar.map((text, at) => ({ text, at, language: 'ar' as const })),
    ...en.map((text, at) => ({ text, at, language: 'en' as const })),
  ];
  const queries: JudgedQuery[] = [];
  // Enough rounds to fill the quota; words run out before products do.
  for (let round = 0; round < quota * 8 && queries.length < quota; round += 1) {
    const template = templates[round % templates.length];
    if (template === undefined) break;
    const product = choice.of(seller.products);
    const written = writeOne(template, typing, product, seller, choice);
    if (written === undefined || seen.has(written.query)) continue;
    const grades = gradesOf(seller, written.need);
    if (![...grades.values()].includes(2)) continue;
    seen.add(written.query);
    const habits = [
      ...written.habits,
      { habit: `pattern ${name} ${template.text}`, usual: template.at === 0 },
    ];
    queries.push({
      query: written.query,
      class: name,
      split: seller.asked?.isHeldOut ? 'held-out' : splitOf(written.query, habits),
      grades,
    });
  }
  return queries;
}

/** Grades above 0 by SKU. */
export function gradesOf({ products }: Seller, need: Need): Map<string, Grade> {
  return new Map(
    products.flatMap((product): [string, Grade][] => {
      const grade = gradeOf(need, product);
      return grade === 0 ? [] : [[product.sku, grade]];
    }),
  );
}

interface Written {
  readonly query: string;
  readonly need: Need;
  readonly habits: readonly Habit[];
}

function writeOne(
  template: { readonly text: string; readonly language: Language },
  typing: Typing,
  product: SoldProduct,
  seller: Seller,
  choice: SeededChoice,
): Written | undefined {
  const slots = slotsOf(product, seller, template.language);
  const said: Wording[] = [];
  let complete = true;
  const plain = template.text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const ways = slots[slot] ?? [];
    if (ways.length === 0) {
      complete = false;
      return '';
    }
    const way = choice.of(ways);
    said.push(way);
    return way.text;
  });
  if (!complete) return undefined;
  const typed = typedAs(withPrefixes(plain), typing, choice);
  if (typed === undefined) return undefined;
  const named = said.filter(({ answers }) => answers !== undefined).map(({ answers }) => answers);
  const isPlace = /^(اضاءة|انارة|نور|light(?:ing|s) for)/.test(template.text);
  return {
    query: typed.query,
    need: {
      answers: named[0] ?? (isPlace ? LIGHTING : undefined),
      conditions: said.flatMap(({ condition }) => condition ?? []),
      sku: template.text.includes('{sku}') ? product.sku : undefined,
    },
    habits: [...said, ...typed.habits],
  };
}

/** Prefixes as they are written: «لل» swallows an article, «ال» is not doubled, «غرف النوم» takes «ل». */
function withPrefixes(text: string): string {
  return text
    .replace(/(?<!\p{L})للال/gu, 'لل')
    .replace(/(?<!\p{L})الأ?ال/gu, 'ال')
    .replace(/(?<!\p{L})لل(\p{L}+ ال)/gu, 'ل$1');
}

function typedAs(
  text: string,
  typing: Typing,
  choice: SeededChoice,
): { query: string; habits: readonly Habit[] } | undefined {
  if (typing === 'plain') return { query: text, habits: [] };
  if (typing === 'other-keyboard')
    return { query: onOtherKeyboard(text, choice.below(2) === 0), habits: [] };
  const [name, slip] = choice.of(Object.entries(NOISES));
  const query = slip(text, choice);
  return query === undefined
    ? undefined
    : { query, habits: [{ habit: `slip ${name}`, usual: false }] };
}
