import type { ParcelState } from '@dp/contract/parcel-states.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PARCEL_NEXT } from '../../parcels/parcel-rules.ts';
import { readBostaNews } from './read-bosta-news.ts';

type Report = Parameters<typeof readBostaNews>[0];

const report = (state: number, more: Partial<Report> = {}): Report => ({
  state,
  type: 'SEND',
  exceptionCode: null,
  ...more,
});
const move = (to: string, reason?: string) => ({
  kind: 'move',
  to,
  ...(reason === undefined ? {} : { reason }),
});

describe('a report of Bosta', () => {
  it.each<[string, Report, ParcelState, object]>([
    ['pick-up requested', report(10), 'packed', { kind: 'none' }],
    ['picked up', report(21), 'packed', { kind: 'picked_up' }],
    ['received at its warehouse, unseen before', report(24), 'packed', { kind: 'picked_up' }],
    ['between its hubs', report(30), 'handed_over', { kind: 'none' }],
    ['out for delivery', report(41), 'handed_over', move('out_for_delivery')],
    ['delivered', report(45), 'out_for_delivery', move('delivered')],
    [
      'delivered, the number of the type',
      report(45, { type: 10 }),
      'handed_over',
      move('delivered'),
    ],
    [
      'no answer',
      report(47, { exceptionCode: 7 }),
      'out_for_delivery',
      move('attempt_failed', 'no_answer'),
    ],
    [
      'refused',
      report(47, { exceptionCode: 8 }),
      'out_for_delivery',
      move('attempt_failed', 'refused'),
    ],
    [
      'postponed to no day',
      report(47, { exceptionCode: 3 }),
      'out_for_delivery',
      move('attempt_failed', 'other'),
    ],
    ['weather', report(47, { exceptionCode: 100 }), 'handed_over', move('attempt_failed', 'other')],
    ['the return begins', report(30, { type: 'RTO' }), 'attempt_failed', move('returning')],
    [
      'out for delivery, to the shop',
      report(41, { type: 'RTO' }),
      'attempt_failed',
      move('returning'),
    ],
    ['the same, by number', report(41, { type: 20 }), 'returning', { kind: 'none' }],
    ['out for delivery after the return began', report(41), 'returning', { kind: 'none' }],
    [
      'a return that is called delivered',
      report(45, { type: 'RTO' }),
      'returning',
      { kind: 'attention' },
    ],
    [
      'the shop absent',
      report(47, { type: 'RTO', exceptionCode: 25 }),
      'returning',
      { kind: 'attention' },
    ],
    [
      'the shop absent, type not yet changed',
      report(47, { exceptionCode: 25 }),
      'attempt_failed',
      { kind: 'attention' },
    ],
    ['back at the shop', report(46, { type: 'RTO' }), 'returning', move('returned')],
    ['lost', report(100), 'handed_over', move('lost')],
    ['lost, with no report before', report(100), 'packed', { kind: 'picked_up' }],
    ['delivered, though it was lost', report(45), 'lost', { kind: 'attention' }],
    ['terminated before pick-up', report(48), 'packed', { kind: 'terminated' }],
    ['terminated with the courier', report(49), 'handed_over', { kind: 'attention' }],
    ['on hold', report(105), 'handed_over', { kind: 'attention' }],
    ['of another type', report(45, { type: 'FXF_SEND' }), 'handed_over', { kind: 'attention' }],
    ['delivered before the shop handed it over', report(45), 'packed', { kind: 'picked_up' }],
    ['on its way back before that', report(41, { type: 20 }), 'packed', { kind: 'picked_up' }],
  ])('%s', (_, given, state, news) => {
    expect(readBostaNews(given, state)).toEqual(news);
  });
});

it('moves a parcel legally whatever is reported in whatever order, and never out again once it returns', () => {
  const someReport = fc.record({
    state: fc.constantFrom(10, 11, 20, 21, 24, 30, 41, 45, 46, 47, 48, 49, 100, 101, 105),
    type: fc.constantFrom('SEND', 'RTO', 10, 20),
    exceptionCode: fc.constantFrom(null, 1, 3, 7, 8, 17, 25, 100),
  });
  fc.assert(
    fc.property(fc.array(someReport, { maxLength: 20 }), (reports) => {
      let state: ParcelState = 'handed_over';
      let isBack = false;
      for (const given of reports) {
        const news = readBostaNews(given, state);
        if (news.kind !== 'move') continue;
        expect(PARCEL_NEXT[state]).toContain(news.to);
        state = news.to;
        isBack ||= state === 'returning';
        expect(!isBack || ['returning', 'returned', 'lost'].includes(state)).toBe(true);
      }
    }),
  );
});
