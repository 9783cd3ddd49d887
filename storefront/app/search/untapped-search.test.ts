import { expect, it } from 'vitest';
import { UntappedSearches } from './untapped-search.ts';

function searches() {
  const clock = { now: 0 };
  const reported: string[] = [];
  const shown = new UntappedSearches(
    (text) => reported.push(text),
    () => clock.now,
  );
  return { clock, reported, shown };
}

it('reports a search that was read and left', () => {
  const { clock, reported, shown } = searches();
  const leave = shown.show('كشاف');
  clock.now = 10_000;
  leave();
  expect(reported).toEqual(['كشاف']);
});

it('does not report a search whose product was opened', () => {
  const { clock, reported, shown } = searches();
  const leave = shown.show('كشاف');
  shown.tap();
  clock.now = 10_000;
  leave();
  expect(reported).toEqual([]);
});

it('does not report results shown briefly while typing, and distinguishes taps', () => {
  const { clock, reported, shown } = searches();
  const leaveFirst = shown.show('كش');
  clock.now = 300;
  leaveFirst();
  const leaveSecond = shown.show('كشاف');
  shown.tap();
  leaveSecond();
  const leaveThird = shown.show('نجفة');
  clock.now = 20_000;
  leaveThird();
  expect(reported).toEqual(['نجفة']);
});
