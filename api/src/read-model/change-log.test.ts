import { expect, it } from 'vitest';
import { ChangeLog, type ProductChange } from './change-log.ts';

const change = (sequence: number, id = sequence): ProductChange => ({
  sequence,
  id,
  before: undefined,
  after: undefined,
  edited: true,
  textsChanged: false,
});
const idsSince = (log: ChangeLog, sequence: number) => log.since(sequence)?.map(({ id }) => id);

it('returns what changed after a snapshot, and nothing that it contains', () => {
  const log = new ChangeLog();
  log.add([change(1, 10), change(1, 11)]);
  log.add([change(2, 12)]);
  expect(idsSince(log, 0)).toEqual([10, 11, 12]);
  expect(idsSince(log, 1)).toEqual([12]);
  expect(idsSince(log, 2)).toEqual([]);
});

it('returns undefined for a snapshot older than the log', () => {
  const log = new ChangeLog(4);
  for (const sequence of [1, 2, 3, 4, 5]) log.add([change(sequence)]);
  expect(idsSince(log, 0)).toBeUndefined();
  expect(idsSince(log, 4)).toEqual([5]);
});

it('returns undefined for an import larger than the log, but not for what follows', () => {
  const log = new ChangeLog(4);
  log.add(Array.from({ length: 9 }, (_, id) => change(1, id)));
  expect(idsSince(log, 0)).toBeUndefined();
  expect(idsSince(log, 1)).toEqual([]);
  log.add([change(2)]);
  expect(idsSince(log, 1)).toEqual([2]);
});

it('after a change of brands, categories or slides everything may have changed', () => {
  const log = new ChangeLog();
  log.add([change(1)]);
  log.structureChanged(2);
  expect(idsSince(log, 1)).toBeUndefined();
  expect(idsSince(log, 2)).toEqual([]);
});
