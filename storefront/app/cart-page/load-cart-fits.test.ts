import { expect, test } from 'vitest';
import type { ApiClient } from '../api/client.ts';
import { loadCartFits } from './load-cart-fits.ts';

const picture = { src: '/p.webp', alt: '', widths: [], light_src: null };

/** An API that knows what fits each product; asking for one that it does not know fails. */
function apiOf(fitting: Record<number, readonly number[]>): ApiClient {
  const call = async (_: string, { params }: { params: { id: string } }) => {
    const fits = fitting[Number(params.id)];
    if (fits === undefined) throw new Error('No connection');
    return {
      data: fits.map((id) => ({
        product: {
          id,
          name: `P${id}`,
          price: 1,
          list_price: 1,
          discount: 0,
          images: [picture],
          stock: { available: 1 },
          specs: {},
          brand: null,
        },
        reason: { kind: 'bulb', base: 'E27', watt_max: null, count: 1 },
      })),
    };
  };
  return { call: call as unknown as ApiClient['call'] };
}

const ids = async (fitting: Record<number, readonly number[]>, cart: readonly number[]) =>
  (await loadCartFits(apiOf(fitting), cart)).map(({ product }) => product.id);

test('the best of each line comes first, each product once, nothing that is in the cart', async () => {
  expect(await ids({ 1: [10, 11, 2], 2: [10, 12] }, [1, 2])).toEqual([10, 11, 12]);
});

test('a line whose fits cannot be loaded leaves those of the others', async () => {
  expect(await ids({ 2: [12] }, [1, 2])).toEqual([12]);
});

test('of a long cart the first lines are asked for, and six products are offered', async () => {
  const many = [20, 21, 22, 23, 24, 25, 26];
  expect(await ids({ 1: many }, [1])).toHaveLength(6);
  expect(await ids({ 1: [], 2: [], 3: [], 4: [], 5: [30] }, [1, 2, 3, 4, 5])).toEqual([]);
});
