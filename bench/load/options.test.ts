import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the options of the bench', () => {
  it('measure everything by default', () => {
    expect(readOptions([])).toMatchObject({
      sizes: [1_000, 10_000, 100_000],
      scenarios: ['api', 'html', 'orders', 'start'],
      databases: ['embedded', 'postgres'],
      connections: [1, 10, 100],
      runs: 1,
    });
  });

  it('choose a part', () => {
    const words = ['--sizes', '1000', '--scenarios', 'api,orders', '--databases', 'embedded'];
    expect(readOptions(words)).toMatchObject({
      sizes: [1_000],
      scenarios: ['api', 'orders'],
      databases: ['embedded'],
    });
  });

  it('measure the back office instead, with fewer clients', () => {
    expect(readOptions(['--staff', '--orders', '20000'])).toMatchObject({
      staff: true,
      orders: 20_000,
      connections: [1, 10],
    });
  });

  it.each([
    [['--sizes', 'many'], '--sizes should be whole numbers such as 1000,10000, not "many".'],
    [['--sizes', '0'], '--sizes should be whole numbers'],
    [['--seconds', '1,2'], '--seconds should be one number, not "1,2".'],
    [['--scenarios', 'api,all'], '--scenarios should be some of api, html, orders, start'],
    [['--databases', 'mysql'], '--databases should be some of embedded, postgres'],
  ])('that are wrong are refused clearly: %j', (words, message) => {
    expect(() => readOptions(words)).toThrow(message);
  });
});
