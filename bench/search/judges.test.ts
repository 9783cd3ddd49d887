import { describe, expect, it } from 'vitest';
import { ndcgAt10, scoreOf } from './measures.ts';
import {
  gradeOf,
  having,
  kelvinsWithin,
  nearly,
  outdoor,
  placedIn,
  sized,
} from './queries/judge-need.ts';
import { NOISES } from './queries/noise.ts';
import { isHeldOut, splitOf } from './queries/split.ts';
import { QUERY_CLASSES } from './queries/templates.ts';
import { FRANCO, onOtherKeyboard } from './queries/typed-otherwise.ts';
import { bazaar } from './sellers/bazaar.ts';
import { boutique } from './sellers/boutique.ts';
import { depot } from './sellers/depot.ts';
import { retailer } from './sellers/retailer.ts';
import { SeededChoice } from './sellers/seeded-choice.ts';
import type { Facts, SoldProduct } from './sellers/seller.ts';
import { wholesaler } from './sellers/wholesaler.ts';
import { generatedSet, type JudgedSet } from './sets.ts';

function sold(known: Partial<Facts>): SoldProduct {
  return { sku: 'A-1', known: { thing: 'bulb', brand: 'nilumen', ...known } };
}

describe.each([
  ['retailer', retailer],
  ['wholesaler', wholesaler],
  ['bazaar', bazaar],
  ['depot', depot],
  ['boutique', boutique],
])('the %s', (_, make) => {
  const set = generatedSet(make());

  it('is the same whenever it is made', () => {
    const again = generatedSet(make());
    expect(again.catalog).toEqual(set.catalog);
    expect(again.queries.map(({ query, split }) => [query, split])).toEqual(
      set.queries.map(({ query, split }) => [query, split]),
    );
  });

  it('has as many products and queries as a trial needs, each query once and answerable', () => {
    expect(set.catalog.products.length).toBeGreaterThan(200);
    expect(new Set(set.catalog.products.map(({ sku }) => sku)).size).toBe(
      set.catalog.products.length,
    );
    expect(set.queries.length).toBeGreaterThanOrEqual(450);
    expect(new Set(set.queries.map(({ query }) => query)).size).toBe(set.queries.length);
    expect(set.queries.filter(({ grades }) => ![...grades.values()].includes(2))).toEqual([]);
    expect(set.nonsense.length).toBeGreaterThanOrEqual(60);
  });
});

const classesOf = ({ queries }: JudgedSet, split: string) =>
  new Set(queries.filter((query) => query.split === split).map((query) => query.class));

it.each([retailer(), wholesaler(), boutique()])(
  'the $name has every class in both splits',
  (seller) => {
    const set = generatedSet(seller);
    expect(classesOf(set, 'held-out')).toEqual(classesOf(set, 'tuning'));
  },
);

it.each([bazaar(), depot()])('the $name has every class, and nothing to tune on', (seller) => {
  const set = generatedSet(seller);
  expect(classesOf(set, 'held-out')).toEqual(new Set(QUERY_CLASSES));
  expect(classesOf(set, 'tuning')).toEqual(new Set());
  expect(set.nonsense.every(({ split }) => split === 'held-out')).toBe(true);
});

it('a third of what the wholesaler sells has no specification, some names are in one language only', () => {
  const { products } = wholesaler().catalog;
  const bare = products.filter(({ specs }) => Object.keys(specs).length === 0);
  expect(bare.length / products.length).toBeGreaterThan(0.25);
  const oneLanguage = products.filter(({ name }) => name.ar === name.en);
  expect(oneLanguage.some(({ name }) => /\p{Script=Arabic}/u.test(name.en))).toBe(true);
  expect(oneLanguage.some(({ name }) => !/\p{Script=Arabic}/u.test(name.ar))).toBe(true);
});

describe('what a shopper can know of the boutique’s products', () => {
  const { catalog, products } = boutique();

  it('is on their pages: digits of two keyboards, names in one language, measures in descriptions', () => {
    const names = catalog.products.map(({ name }) => name);
    expect(names.some(({ ar }) => /[٠-٩]/.test(ar))).toBe(true);
    expect(names.some(({ ar, en }) => ar === en && !/\p{Script=Arabic}/u.test(ar))).toBe(true);
    expect(names.some(({ ar, en }) => ar === en && /\p{Script=Arabic}/u.test(ar))).toBe(true);
    const described = catalog.products.filter(({ description }) => description.ar.includes('•'));
    expect(described.length / products.length).toBeGreaterThan(0.25);
  });

  it('names no watts, base or design that no text and no specification has', () => {
    const unknown = products.filter(({ sku, known: { watt, base, series } }) => {
      const row = catalog.products.find((product) => product.sku === sku);
      const page = `${row?.name.ar} ${row?.name.en} ${row?.description.en} ${JSON.stringify(row?.specs)}`;
      const latin = page.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
      const texts = [watt, base, series].filter((fact) => fact !== undefined);
      return texts.some((fact) => !latin.replace('٫', '.').includes(String(fact)));
    });
    expect(unknown).toEqual([]);
  });
});

describe('judging', () => {
  it('grades by the worst part: exact 2, close 1, otherwise 0', () => {
    const need = { answers: { bulb: 2, tube: 1 }, conditions: [nearly('watt', 9, 0.15)] } as const;
    expect(gradeOf(need, sold({ watt: 9 }))).toBe(2);
    expect(gradeOf(need, sold({ watt: 10 }))).toBe(1);
    expect(gradeOf(need, sold({ watt: 15 }))).toBe(0);
    expect(gradeOf(need, sold({}))).toBe(0);
    expect(gradeOf(need, sold({ thing: 'tube', watt: 9 }))).toBe(1);
    expect(gradeOf(need, sold({ thing: 'wall', watt: 9 }))).toBe(0);
  });

  it.each([
    ['a size, whichever side it is of', sized(600), { diameter: 600 }, { length: 900 }],
    ['a shade of white', kelvinsWithin([5000, 7000]), { cct: [3000, 6500] }, { cct: [4000] }],
    [
      'a place',
      placedIn('kitchen'),
      { rooms: ['kitchen' as const] },
      { rooms: ['office' as const] },
    ],
    ['outdoors, by protection', outdoor, { ip: 65 }, { ip: 20 }],
    [
      'a finish',
      having('finish', 'gold'),
      { finish: 'gold' as const },
      { finish: 'black' as const },
    ],
  ])('knows %s', (_, condition, right, wrong) => {
    expect(condition(sold(right).known)).toBe(2);
    expect(condition(sold(wrong).known)).toBe(0);
  });

  it('reads near products after full matches, and counts only full ones as promises', () => {
    const grades = new Map([
      ['a', 2 as const],
      ['b', 1 as const],
    ]);
    const score = scoreOf({ full: ['x'], near: ['a'] }, grades);
    expect(score).toMatchObject({ recall: 1, reciprocalRank: 0.5, precision: 0 });
    expect(scoreOf({ full: [], near: ['a'] }, grades)).toMatchObject({
      isAnswered: false,
      isEmpty: false,
      precision: undefined,
    });
  });

  it('has the best order of grades at 1', () => {
    const grades = new Map([
      ['a', 2 as const],
      ['b', 1 as const],
    ]);
    expect(ndcgAt10(['a', 'b'], grades)).toBe(1);
    expect(ndcgAt10(['b', 'a'], grades)).toBeLessThan(1);
    expect(ndcgAt10(['x'], grades)).toBe(0);
  });
});

describe('typing', () => {
  it('forgets the keyboard, with لا on one key or two', () => {
    expect(onOtherKeyboard('لمبة', false)).toBe('glfm');
    expect(onOtherKeyboard('بلاستيك', false)).toBe('fbsjd;');
    expect(onOtherKeyboard('بلاستيك', true)).toBe('fghsjd;');
    expect(onOtherKeyboard('led', false)).toBe('مثي');
  });

  it('writes sounds as chats do', () => {
    expect(FRANCO.digits?.('maHal')).toBe('ma7al');
    expect(FRANCO.letters?.('kaSSaaf')).toBe('kashaf');
  });

  it.each(Object.entries(NOISES))('%s changes a long word', (_, slip) => {
    const slipped = slip('أباجورة أسود', new SeededChoice('a'));
    expect(slipped).not.toBe('أباجورة أسود');
    expect(slip('لمب', new SeededChoice('a'))).toBeUndefined();
  });
});

it('holds queries out by a word that the tuning split never has', () => {
  const words = Array.from({ length: 50 }, (_, at) => ({ habit: `word ${at}`, usual: false }));
  const heldOut = words.filter(isHeldOut);
  expect(heldOut.length).toBeGreaterThan(0);
  for (const word of heldOut) expect(splitOf('any query', [word])).toBe('held-out');
  for (const word of heldOut) expect(isHeldOut({ ...word, usual: true })).toBe(false);
});
