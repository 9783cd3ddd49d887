import { expect, it } from 'vitest';
import { percentiles } from './measure.ts';
import { describeLoads, type LoadRow } from './report.ts';

const row: LoadRow = {
  scenario: 'list',
  caches: 'warm',
  database: 'embedded',
  products: 1_000,
  processes: 1,
  connections: 10,
  perSecond: 6_000,
  count: 30_000,
  p50: 1.5,
  p99: 10,
  cpu: 0.1,
  memory: 400,
  failed: 0,
  bar: { perSecond: 5_000, p99: 20 },
};

it('a load is measured against the bar it comes nearest to missing', () => {
  expect(describeLoads([row])[1]).toMatch(/^1\.20 +list +warm +1000 /);
  expect(describeLoads([{ ...row, p99: 25 }])[1]).toMatch(/^0\.80 +list/);
  expect(describeLoads([{ ...row, bar: {} }])[1]).toMatch(/^ +list/);
});

it('a larger shop is compared with the smallest by the work for a request', () => {
  const lines = describeLoads([row, { ...row, products: 100_000, cpu: 0.15 }]);
  expect(lines[2]).toMatch(/^1\.20 +1\.50 +list +warm +100000 /);
  expect(lines[1]).toMatch(/^1\.20 +list/);
});

it('percentiles are those of the times that were seen', () => {
  const times = Array.from({ length: 200 }, (_, at) => 200 - at);
  expect(percentiles(times)).toEqual({ p50: 100, p99: 198 });
  expect(percentiles([])).toEqual({ p50: 0, p99: 0 });
});
