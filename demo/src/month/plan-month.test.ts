import { expect, it } from 'vitest';
import { readDemoCatalog } from '../catalog-file.ts';
import { GOVERNORATES } from './people.ts';
import { planMonth } from './plan-month.ts';
import { STORIES } from './stories.ts';

it('the demo month is the same each time, with every story, every governorate and enough stock', async () => {
  const { products } = await readDemoCatalog();
  const { people, orders } = planMonth(products);
  expect(planMonth(products)).toEqual({ people, orders });
  expect(new Set(orders.map(({ story }) => story))).toEqual(
    new Set(STORIES.map(([story]) => story)),
  );
  const places = orders.flatMap(({ person }) => people[person]?.governorate ?? []);
  expect(new Set(places).size).toBe(GOVERNORATES);
  expect(new Set(people.map(({ mobile }) => mobile)).size).toBe(people.length);
  for (const { sku, stock } of products) {
    const sold = orders.flatMap(({ lines }) => lines.filter((line) => line.sku === sku));
    expect(sold.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(stock / 3);
  }
});
