import type { Locale } from '@dp/contract/locale.ts';
import type { Product } from '@dp/contract/products.ts';
import { and, desc, eq, gt, lte, notInArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { productPreviews } from './product-preview-tables.ts';

/** Previews that one of the staff has at a time: an older one goes. */
const EACH_MAX = 20;

type Shown = Readonly<Record<Locale, Product>>;

/** Stores what a preview shows. */
export async function insertPreview(
  db: Db,
  preview: { readonly staffId: number; readonly shown: Shown; readonly endsAt: Date },
): Promise<number> {
  const [inserted] = await db
    .insert(productPreviews)
    .values(preview)
    .returning({ id: productPreviews.id });
  if (!inserted) throw new Error('A preview was not inserted.');
  const own = eq(productPreviews.staffId, preview.staffId);
  const latest = db
    .select({ id: productPreviews.id })
    .from(productPreviews)
    .where(own)
    .orderBy(desc(productPreviews.id))
    .limit(EACH_MAX);
  await db.delete(productPreviews).where(and(own, notInArray(productPreviews.id, latest)));
  return inserted.id;
}

/** What a preview shows; undefined when it has ended. */
export async function readPreview(db: Db, id: number, at: Date): Promise<Shown | undefined> {
  const [row] = await db
    .select({ shown: productPreviews.shown })
    .from(productPreviews)
    .where(and(eq(productPreviews.id, id), gt(productPreviews.endsAt, at)));
  return row?.shown;
}

/** Deletes previews that have ended. */
export async function deleteEndedPreviews(db: Db, at: Date): Promise<void> {
  await db.delete(productPreviews).where(lte(productPreviews.endsAt, at));
}
