import type { ChosenProduct } from '@dp/contract/staff/chosen-product.ts';
import { z } from 'zod';
import { readChosenProducts } from '../products/chosen-products.ts';
import type { EarlierView } from './earlier-subject.ts';

/** What a row names by id. Rows from before ids were recorded have names alone: those say too little. */
export const namedRecords = z.array(z.object({ id: z.int(), name: z.string() }));

/**
 * Of the products that somebody had chosen those that the shop still has, in their order, and whether some are gone.
 */
export async function productsLeft(
  { deps: { db }, locale }: EarlierView,
  then: z.output<typeof namedRecords>,
): Promise<{ readonly left: readonly ChosenProduct[]; readonly lost: readonly string[] }> {
  const ids = then.map(({ id }) => id);
  const found = await readChosenProducts(db, ids, locale);
  const left = ids.flatMap((id) => found.get(id) ?? []);
  return { left, lost: left.length < ids.length ? ['products'] : [] };
}
