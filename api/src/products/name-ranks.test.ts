import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOrder } from './name-order.ts';
import { type RankedName, rankNames } from './name-ranks.ts';

/** The names in the order of their ranks after `changes`. */
function namesByRank(names: readonly RankedName[], changes: ReadonlyMap<number, number>): string[] {
  return applied(names, changes).map(({ name }) => name);
}

function applied(names: readonly RankedName[], changes: ReadonlyMap<number, number>): RankedName[] {
  return names
    .map((name) => ({ ...name, rank: changes.get(name.id) ?? name.rank }))
    .sort((a, b) => a.rank - b.rank);
}

const unplaced = (names: readonly string[], firstId = 1): RankedName[] =>
  names.map((name, index) => ({ id: firstId + index, name, rank: 0 }));

describe('ranks put names in the order of their language', () => {
  it('in Arabic, hamza and alef forms side by side and before ب', () => {
    const names = unplaced(['ثريا', 'بروجكتور', 'إضاءة', 'أباجورة', 'كشاف', 'ابليك', 'يونيت']);
    expect(namesByRank(names, rankNames(names, nameOrder('ar')))).toEqual([
      'أباجورة',
      'ابليك',
      'إضاءة',
      'بروجكتور',
      'ثريا',
      'كشاف',
      'يونيت',
    ]);
  });

  it('in English, ignoring case and accents, numbers by value', () => {
    const names = unplaced(['bulb 12 W', 'Éclat lamp', 'Zigbee plug', 'Bulb 9 W', 'desk lamp']);
    expect(namesByRank(names, rankNames(names, nameOrder('en')))).toEqual([
      'Bulb 9 W',
      'bulb 12 W',
      'desk lamp',
      'Éclat lamp',
      'Zigbee plug',
    ]);
  });
});

it('a new name between others changes no other rank', () => {
  const first = unplaced(['a', 'c', 'e']);
  const placed = applied(first, rankNames(first, nameOrder('en')));
  const changes = rankNames([...placed, { id: 9, name: 'd', rank: 0 }], nameOrder('en'));
  expect([...changes.keys()]).toEqual([9]);
});

it('without a gap between two neighbours all names are ranked again', () => {
  const names: RankedName[] = [
    { id: 1, name: 'a', rank: 7 },
    { id: 2, name: 'c', rank: 8 },
    { id: 3, name: 'b', rank: 0 },
  ];
  const changes = rankNames(names, nameOrder('en'));
  expect(namesByRank(names, changes)).toEqual(['a', 'b', 'c']);
  expect(new Set(applied(names, changes).map(({ rank }) => rank)).size).toBe(3);
});

it('names added in any number of rounds end up in order, each with its own rank', () => {
  const compare = nameOrder('ar');
  const name = fc.string({ unit: fc.constantFrom(...'اأإبتةهوىي 19abZ'), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(fc.array(name, { maxLength: 30 }), { maxLength: 12 }), (rounds) => {
      let names: RankedName[] = [];
      for (const round of rounds) {
        names = [...names, ...unplaced(round, names.length + 1)];
        names = applied(names, rankNames(names, compare));
      }
      const ranks = names.map(({ rank }) => rank);
      expect(new Set(ranks).size).toBe(ranks.length);
      expect(ranks.every((rank) => Number.isInteger(rank) && rank > 0)).toBe(true);
      const inOrder = names.map(({ name }) => name);
      expect(
        inOrder.every((name, index) => index === 0 || compare(inOrder[index - 1] ?? '', name) <= 0),
      ).toBe(true);
    }),
  );
});
