import { z } from 'zod';
import { readChosenProducts } from '../products/chosen-products.ts';
import { auditedPinnedSearch } from '../search/audited-pinned-search.ts';
import { presentPinnedSearch } from '../search/pinned-search-queries.ts';
import { readPinnedSearchRow } from '../search/pinned-search-rows.ts';
import type { EarlierSubject } from './earlier-subject.ts';
import { openRecord } from './open-record.ts';

/** Rows from before ids were recorded have SKUs alone: those say too little. */
const state = z.object({ products: z.array(z.object({ id: z.int(), name: z.string() })) });

/** The products pinned for a search by its key, also of one that has none now. */
export const earlierPinnedSearch: EarlierSubject<'pinned-search'> = {
  permission: 'content.edit',
  open: async ({ deps: { db }, locale }, key) => {
    const row = await readPinnedSearchRow(db, key);
    // Where nothing is pinned, the key is the only spelling that is known.
    const present = await presentPinnedSearch(db, row?.query ?? key, row, locale);
    return openRecord(state, {
      changes: {
        subject: { kind: 'pinned-search', id: key },
        actions: ['pinned-search.save', 'pinned-search.remove'],
      },
      now: row ? await auditedPinnedSearch(db, row) : null,
      inState: async ({ products: then }) => {
        const found = await readChosenProducts(
          db,
          then.map(({ id }) => id),
          locale,
        );
        const left = then.flatMap(({ id }) => found.get(id) ?? []);
        return {
          record: { ...present, key, products: left.length === 0 ? present.products : left },
          lost: left.length < then.length ? ['products'] : [],
        };
      },
    });
  },
};
