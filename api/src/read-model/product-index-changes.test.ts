import { PRODUCT_SORTS } from '@dp/contract/product-values.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsWithoutId, shownFacets, someProducts } from '../../test/arrange/any-products.ts';
import type { ProductFacts } from '../products/product-changes.ts';
import { indexProduct } from './indexed-product.ts';
import type { ListScope } from './list-scope.ts';
import { ProductIndex } from './product-index.ts';

describe('an index after changes', () => {
  const branch = new Set([1, 3]);
  const scopes: readonly ListScope[] = [
    { kind: 'all' },
    { kind: 'featured' },
    { kind: 'brand', id: 2 },
    { kind: 'goods', id: 'luminaire' },
    { kind: 'category', id: 1, branch },
    {
      ...{ kind: 'section', id: 1, within: branch, except: new Set([3]) },
      ...{ tags: ['oriental', 'ramadan'], discounted: true },
    },
  ];
  /** Everything its lists can return. */
  const allOf = (index: ProductIndex) =>
    scopes.map((scope) => {
      const list = index.list(scope);
      const pages = [undefined, ...PRODUCT_SORTS].map((sort) =>
        list.page({ limit: 100, offset: 0, sort, locale: 'ar' }),
      );
      const facets = shownFacets(list);
      const filtered = list.filteredFacets({ price_min: 5, in_stock: true });
      return { total: list.total, pages, facets, filtered };
    });
  const edit = fc.record({ id: fc.integer({ min: 1, max: 30 }), facts: fc.option(factsWithoutId) });

  it('answers like one built from the current products', () => {
    const request = fc.record({
      products: someProducts,
      batches: fc.array(fc.array(edit), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(request, ({ products, batches }) => {
        const now = new Map(products.map((product) => [product.id, indexProduct(product)]));
        let index = ProductIndex.of(now.values());
        for (const batch of batches) {
          // Computed lists are updated, not rebuilt.
          const before = allOf(index);
          const edits = new Map(
            batch.map(({ id, facts }) => [id, facts ? indexProduct({ ...facts, id }) : undefined]),
          );
          const next = index.with(
            [...edits].map(([id, after]) => ({ id, before: now.get(id), after })),
          );
          expect(allOf(index)).toEqual(before);
          for (const [id, after] of edits) {
            if (after) now.set(id, after);
            else now.delete(id);
          }
          expect(allOf(next)).toEqual(allOf(ProductIndex.of(now.values())));
          for (let id = 0; id <= 31; id += 1) expect(next.get(id)).toEqual(now.get(id));
          expect(next.idsInShopOrder()).toEqual(ProductIndex.of(now.values()).idsInShopOrder());
          index = next;
        }
      }),
    );
  });

  it('reuses the facets while no count changes', () => {
    const product = { ...sample(), id: 1, pricePiastres: 500 };
    const others = [100, 900].map((pricePiastres, at) => ({
      ...sample(),
      id: at + 2,
      pricePiastres,
    }));
    const before = ProductIndex.of([product, ...others].map(indexProduct));
    const facets = before.list({ kind: 'all' }).facets();
    const repriced = indexProduct({ ...product, pricePiastres: 600 });
    const after = before.with([{ id: 1, before: before.get(1), after: repriced }]);
    expect(after.list({ kind: 'all' }).facets()).toBe(facets);
  });
});

function sample(): Omit<ProductFacts, 'id'> {
  const [facts] = fc.sample(factsWithoutId, 1);
  if (!facts) throw new Error('No sample');
  return facts;
}
