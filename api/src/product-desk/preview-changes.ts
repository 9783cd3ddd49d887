import { HOUR_MS } from '@dp/contract/durations.ts';
import { presentProduct } from '../browse/present-product.ts';
import { PREVIEW_LINK } from '../browse/preview-product.ts';
import { insertPreview } from '../browse/product-previews.ts';
import { type AddedProduct, addProduct } from '../catalog/add-product.ts';
import type { ChangedProduct } from '../catalog/change-product.ts';
import { editProduct, type ProductEdit } from '../catalog/edit-product.ts';
import type { AppDeps } from '../deps.ts';
import { createLinkToken } from '../http/signed-link.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import type { ProductRow } from '../products/product-row.ts';

type PreviewDeps = Pick<AppDeps, 'db' | 'now' | 'catalog' | 'config'>;

/**
 * The token of a link to a product as the shop would show it with an edit, which is checked as saving it would and
 * not saved.
 *
 * @throws ProblemError as `editProduct`.
 */
export async function previewEdit(
  deps: PreviewDeps,
  staff: StaffPrincipal,
  product: ChangedProduct,
  edit: ProductEdit,
): Promise<string> {
  const row = await withoutSaving(
    async (alongside) => (await editProduct(deps, staff, product, edit, { alongside })).row,
  );
  return keepPreview(deps, staff, row);
}

/** A preview of a product that is not added yet. Throws as `addProduct`. */
export async function previewAdded(
  deps: PreviewDeps,
  staff: StaffPrincipal,
  given: AddedProduct,
): Promise<string> {
  const row = await withoutSaving((alongside) =>
    addProduct(deps, staff, given, {
      alongside: (tx, added) => alongside(tx, added, added),
    }),
  );
  return keepPreview(deps, staff, row);
}

/** Thrown to roll back what is only looked at. */
class OnlyLookedAt extends Error {
  readonly row: ProductRow;

  constructor(row: ProductRow) {
    super();
    this.row = row;
  }
}

/** Saves a product up to the end of its transaction, which is rolled back: no check of saving is left out. */
async function withoutSaving(
  save: (
    alongside: (tx: unknown, before: ProductRow, after: ProductRow) => Promise<void>,
  ) => Promise<ProductRow>,
): Promise<ProductRow> {
  try {
    return await save((_tx, _before, after) => Promise.reject(new OnlyLookedAt(after)));
  } catch (error) {
    if (error instanceof OnlyLookedAt) return error.row;
    throw error;
  }
}

async function keepPreview(
  { db, now, catalog, config }: PreviewDeps,
  { staffId }: StaffPrincipal,
  row: ProductRow,
): Promise<string> {
  const at = now();
  const snapshot = await catalog.current();
  const shown = {
    ar: presentProduct(row, snapshot, 'ar'),
    en: presentProduct(row, snapshot, 'en'),
  };
  const endsAt = new Date(at.getTime() + PREVIEW_LINK.hours * HOUR_MS);
  const id = await insertPreview(db, { staffId, shown, endsAt });
  return createLinkToken(config.codeSecret, PREVIEW_LINK, id, at);
}
