import { addMessages } from '@dp/ui/i18n/message-catalogue.ts';
import { translatorOf } from '@dp/ui/i18n/translator.ts';
import { type FakeTab, fakeLocalStorage } from '@dp/ui/testing/fake-local-storage.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import en from '../i18n/en.ts';
import type { SpecWords } from '../specifications/spec-row.ts';
import { keys } from '../storage/keys.ts';
import { BY_BULB, compareGroups } from './compare-rows.ts';
import { compareStore, startCompare } from './compare-store.ts';
import { compareAddress, idsInAddress } from './compared-ids.ts';

addMessages('en', en);

let tab: FakeTab;
beforeEach(() => {
  tab = fakeLocalStorage();
  compareStore.getState().replace([]);
});

describe('the products to compare', () => {
  it('are four at most, each once; one chosen again is removed', () => {
    const { toggle } = compareStore.getState();
    expect([1, 2, 3, 4].map(toggle)).toEqual([true, true, true, true]);
    expect(toggle(5)).toBe(false);
    expect(compareStore.getState().ids).toEqual([1, 2, 3, 4]);
    expect(toggle(2)).toBe(true);
    expect(compareStore.getState().ids).toEqual([1, 3, 4]);
  });

  it('are saved, loaded by the next visit, and follow another tab', () => {
    compareStore.getState().toggle(7);
    expect(tab.values.get(keys.compared)).toBe('[7]');
    compareStore.setState({ ids: [] });
    const stop = startCompare();
    expect(compareStore.getState().ids).toEqual([7]);
    tab.otherTab(keys.compared, '[7,8,"x",-1,8]');
    expect(compareStore.getState().ids).toEqual([7, 8]);
    stop();
  });

  it('are named by the address, which ignores what is no id', () => {
    expect(compareAddress([3, 1])).toBe('/compare?ids=3,1');
    const named = (query: string) => idsInAddress(new URLSearchParams(query));
    const four = [3, 1, 4, 5];
    expect(named('ids=3,1,3,x,-2,0,1.5,99999999999,4,5')).toEqual({
      ids: four,
      tooMany: false,
      namesAny: true,
    });
    expect(named('ids=3,1,4,5,6')).toEqual({ ids: four, tooMany: true, namesAny: true });
    expect(named('')).toEqual({ ids: [], tooMany: false, namesAny: false });
  });
});

function words(): SpecWords {
  const t = translatorOf('en', 'products');
  const specs = translatorOf('en', 'specs');
  if (t === undefined || specs === undefined) throw new Error('The messages are not held');
  return { t, specs, list: (values) => values.join(', ') };
}

function compared(products: Parameters<typeof compareGroups>[0]) {
  return compareGroups(products, words())
    .flatMap((group) => group.rows)
    .map(({ key, values, equal }) => [key, values, equal] as const);
}

it('every fact of any product has a row; equal ones say so', () => {
  expect(
    compared([
      { kind: 'bulb-a60', watt: 9, base: 'E27', lumen: 806 },
      { kind: 'bulb-a60', watt: 12, base: 'E27' },
    ]),
  ).toEqual([
    ['lumen', ['806 lm', undefined], false],
    ['efficacy', ['90 lm/W', undefined], false],
    ['watt', ['9 W', '12 W'], false],
    ['base', ['E27', 'E27'], true],
  ]);
});

it('what a lamp sold without bulbs leaves to its bulb is said, and nothing of one with light of its own', () => {
  const bulb = { kind: 'bulb-a60', watt: 9, base: 'E27', ip: 20 } as const;
  const pendant = { kind: 'pendant-dome', base: 'E27', lamps_included: false } as const;
  const panel = { kind: 'panel-round', base: 'integrated' } as const;
  const values = new Map(compared([bulb, pendant, panel]).map(([key, values]) => [key, values]));
  expect(values.get('watt')).toEqual(['9 W', BY_BULB, undefined]);
  expect(values.get('ip')).toEqual(['IP20', undefined, undefined]);
});

it('the facts have one order and one name, whichever products come first', () => {
  const bulb = { kind: 'bulb-a60', base: 'E27', ip: 20, dimmable: false } as const;
  const ring = { kind: 'ceiling-ring', watt: 48, base: 'integrated', dimmable: true } as const;
  const facts = ['watt', 'base', 'ip', 'dimmable'];
  expect(compared([bulb, ring]).map(([key]) => key)).toEqual(facts);
  expect(compared([ring, bulb]).map(([key]) => key)).toEqual(facts);
  for (const products of [[bulb], [ring], [bulb, ring]]) {
    expect(compareGroups(products, words()).flatMap((group) => group.rows)).toContainEqual(
      expect.objectContaining({ key: 'base', label: 'Cap or light source' }),
    );
  }
});

it('one piece is said beside a pack', () => {
  const pack = { kind: 'bulb-a60', base: 'E27', unit: 'pack', pack_size: 3 } as const;
  const values = new Map(
    compared([{ kind: 'bulb-a60', base: 'E27' }, pack]).map(([key, values]) => [key, values]),
  );
  expect(values.get('unit')).toEqual(['piece', 'pack']);
  expect(values.get('pack_size')).toEqual(['1 piece', '3 pieces']);
});

it('sizes and materials come first of lamps, the light of all else', () => {
  const pendant = { kind: 'pendant-dome', base: 'E27', dimensions: { height_mm: 400 } } as const;
  const bulb = { kind: 'bulb-a60', base: 'E27', lumen: 806 } as const;
  const first = (products: Parameters<typeof compareGroups>[0]) =>
    compareGroups(products, words())[0]?.name;
  expect(first([pendant, pendant])).toBe('body');
  expect(first([pendant, bulb])).toBe('light');
});
