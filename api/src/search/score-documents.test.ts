import { expect, it } from 'vitest';
import { rankProducts } from './rank-products.ts';
import { SearchIndex } from './search-index.ts';

it('a name of 16 words, one of them glued together, is found by all of its words', () => {
  const others =
    'gold glass indoor slim round linen ivory copper velvet marble smoked paper brick zebra lemon';
  const index = new SearchIndex();
  for (const [id, en] of [`Wall oak ${others}`, 'Wall gold'].entries()) {
    const texts = { name: { ar: 'مصباح', en }, description: { ar: '', en: '' } };
    index.add({ id, sku: `X-${id}`, ...texts, brand: undefined, categories: [], specs: {} });
  }
  expect(rankProducts(index, `walloak ${others}`, () => true)).toMatchObject({
    matches: [0],
    near: undefined,
  });
});
