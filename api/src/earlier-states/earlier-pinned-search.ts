import { z } from 'zod';
import { readSkus } from '../products/product-queries.ts';
import { auditedPinnedSearch } from '../search/audited-pinned-search.ts';
import { presentPinnedSearch } from '../search/pinned-search-queries.ts';
import { readPinnedSearchRow } from '../search/pinned-search-rows.ts';
import { namedRecords, productsLeft } from './earlier-products.ts';
import type { EarlierSubject } from './earlier-subject.ts';
import { openRecord } from './open-record.ts';

const state = z.object({ products: namedRecords });

/** The products pinned for a search by its key, also of one that has none now. */
export const earlierPinnedSearch: EarlierSubject<'pinned-search'> = {
  permission: 'content.edit',
  open: async (view, key) => {
    const {
      deps: { db },
      locale,
    } = view;
    const row = await readPinnedSearchRow(db, key);
    // Where nothing is pinned, the key is the only spelling that is known.
    const present = await presentPinnedSearch(db, row?.query ?? key, row, locale);
    return openRecord(state, {
      changes: {
        subject: { kind: 'pinned-search', id: key },
        actions: ['pinned-search.save', 'pinned-search.remove'],
      },
      now: row ? auditedPinnedSearch(row, await readSkus(db, row.productIds)) : null,
      inState: async ({ products: then }) => {
        const { left, lost } = await productsLeft(view, then);
        return {
          record: { ...present, key, products: left.length === 0 ? present.products : [...left] },
          lost,
        };
      },
    });
  },
};
