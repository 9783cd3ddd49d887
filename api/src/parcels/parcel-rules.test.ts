import { PARCEL_STATES, type ParcelState } from '@dp/contract/parcel-states.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dutiesOf, orderStateOf, PARCEL_NEXT, type ParcelFacts } from './parcel-rules.ts';
import { splitCash } from './split-cash.ts';

const parcel = (state: ParcelState, more: Partial<ParcelFacts> = {}): ParcelFacts => ({
  state,
  cashPiastres: 10_000,
  deliveredAt: state === 'delivered' ? new Date(0) : null,
  settledPiastres: 0,
  inspectedAt: null,
  askedDay: null,
  dayAgreed: null,
  labelOutdated: false,
  ...more,
});

describe('an order with parcels', () => {
  it.each<[string, readonly ParcelFacts[], string]>([
    ['on its way', [parcel('out_for_delivery')], 'dispatched'],
    ['delivered', [parcel('delivered')], 'delivered'],
    ['half delivered', [parcel('delivered'), parcel('attempt_failed')], 'dispatched'],
    ['delivered, the rest refused', [parcel('delivered'), parcel('returned')], 'delivered'],
    [
      'delivered, the rest on its way back',
      [parcel('delivered'), parcel('returning')],
      'dispatched',
    ],
    ['all refused', [parcel('returned'), parcel('returned')], 'returned'],
    ['refused, the rest lost', [parcel('returned'), parcel('lost')], 'returned'],
    ['lost', [parcel('lost')], 'dispatched'],
    ['given up', [parcel('given_up')], 'returned'],
    ['delivered, the rest given up', [parcel('delivered'), parcel('given_up')], 'delivered'],
    ['given up, the rest on its way', [parcel('given_up'), parcel('handed_over')], 'dispatched'],
  ])('%s', (_, parcels, state) => {
    expect(orderStateOf(parcels, 'dispatched')).toBe(state);
  });

  it('stays delivered while its shopper sends a part back', () => {
    const received = { deliveredAt: new Date(0) };
    const parcels = [parcel('delivered'), parcel('returned', received)];
    expect(orderStateOf(parcels, 'delivered')).toBe('delivered');
    expect(orderStateOf([parcel('returned', received)], 'delivered')).toBe('returned');
    expect(orderStateOf([parcel('lost', received)], 'delivered')).toBe('delivered');
  });

  it('asks for an inspection and for its cash, each until it is done', () => {
    const at = new Date(0);
    expect(dutiesOf([parcel('returned')])).toMatchObject({ toInspect: true, unsettled: false });
    expect(dutiesOf([parcel('returned', { inspectedAt: at })])).toMatchObject({ toInspect: false });
    expect(dutiesOf([parcel('delivered')])).toMatchObject({ unsettled: true });
    expect(dutiesOf([parcel('delivered', { settledPiastres: 1 })])).toMatchObject({
      unsettled: true,
    });
    expect(dutiesOf([parcel('delivered', { settledPiastres: 10_000 })])).toMatchObject({
      unsettled: false,
    });
    expect(dutiesOf([parcel('delivered', { cashPiastres: 0 })])).toMatchObject({
      unsettled: false,
    });
    expect(dutiesOf([parcel('attempt_failed')])).toMatchObject({ parcelProblem: true });
    const asked = { askedDay: '2026-12-01' };
    expect(dutiesOf([parcel('handed_over', asked)])).toMatchObject({ parcelProblem: true });
    expect(dutiesOf([parcel('handed_over', { ...asked, dayAgreed: true })])).toMatchObject({
      parcelProblem: false,
    });
  });
});

it('a parcel reaches every state from being packed, and ends as unpacked, returned or given up', () => {
  const reached = new Set<ParcelState>(['packed']);
  for (const state of reached) for (const next of PARCEL_NEXT[state]) reached.add(next);
  expect([...reached].sort()).toEqual([...PARCEL_STATES].sort());
  expect(PARCEL_STATES.filter((state) => PARCEL_NEXT[state].length === 0)).toEqual([
    'void',
    'returned',
    'given_up',
  ]);
});

it('the cash of an order’s parcels adds up to its total, however its goods are split', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    piastres: fc.integer({ min: 0, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 1, max: 4 }),
      fc.infiniteStream(fc.nat({ max: 3 })),
      (drawn, delivery, count, boxes) => {
        const lines = drawn.map((each, productId) => ({ ...each, productId }));
        const contents = Array.from({ length: count }, () => new Map<number, number>());
        for (const { productId, quantity } of lines) {
          for (let unit = 0; unit < quantity; unit += 1) {
            const box = contents[(boxes.next().value as number) % count];
            box?.set(productId, (box.get(productId) ?? 0) + 1);
          }
        }
        const total = lines.reduce((sum, { piastres }) => sum + piastres, delivery);
        const cash = splitCash(total, lines, contents);
        expect(cash.length).toBe(count);
        expect(cash.reduce((sum, each) => sum + each, 0)).toBe(total);
        expect(Math.min(...cash)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
