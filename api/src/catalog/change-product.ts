import type { Locale } from '@dp/contract/locale.ts';
import { type AuditEntry, recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import type { ProductRow } from '../products/product-row.ts';
import { recordReplacedStates } from '../products/product-version-rows.ts';
import {
  lockProduct,
  type ProductColumns,
  writeProductEdit,
} from '../products/write-product-edit.ts';
import { changeCatalog } from './change-catalog.ts';
import { differenceOf, presentStaffProduct } from './present-staff-product.ts';
import { type ProductGroups, readProductGroups } from './product-groups.ts';

/** The product to change: by its SKU however it is now, or by its id in the version that the caller saw. */
export type ChangedProduct =
  | { readonly sku: string }
  | { readonly id: number; readonly version: number; readonly locale: Locale };

/** Thrown to roll back the catalogue's new version when nothing changes. */
class NothingToChange extends Error {
  readonly row: ProductRow;

  constructor(row: ProductRow) {
    super();
    this.row = row;
  }
}

interface ProductChange {
  readonly action: AuditEntry['action'];
  /** The columns as they shall be; undefined ones stay. */
  readonly columns: (
    tx: Db,
    before: ProductRow,
    groups: ProductGroups,
    at: Date,
  ) => Promise<ProductColumns>;
  /** What else is written in the same transaction, when something changed. */
  readonly alongside?: Alongside | undefined;
}

/** Writes what belongs to a change of a product, in its transaction. */
export type Alongside = (tx: Db, before: ProductRow, after: ProductRow) => Promise<void>;

/**
 * Changes one product with its row of the audit trail, and stores the state that it replaces; in time independent
 * of the catalogue's size. Permissions are the caller's to check.
 *
 * @returns the row as it is then, and whether anything changed; a change without effect writes nothing.
 * @throws ProblemError 404 `product_not_found`; 409 `record_changed`; 422 `tiers_do_not_fall` where the prices by
 *   quantity would not rise in quantity and fall in price.
 */
export async function changeProduct(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  product: ChangedProduct,
  { action, columns, alongside }: ProductChange,
): Promise<{ readonly changed: boolean; readonly row: ProductRow }> {
  const at = now();
  try {
    const row = await changeCatalog(db, async (tx, version) => {
      const before = await lockProduct(tx, product);
      if (!before) throw unknownProduct(product);
      const groups = await readProductGroups(tx);
      if ('version' in product) {
        const current = () => presentStaffProduct(tx, before, groups, product.locale);
        await assertVersion({ seen: product.version, version: before.version }, current);
      }
      const wanted = await columns(tx, before, groups, at);
      const after = await writeProductEdit(tx, before, wanted, { version, at });
      if (after === before) throw new NothingToChange(before);
      await recordReplacedStates(tx, principal, [before], at);
      const subject = { kind: 'product', id: before.id };
      await recordAudit(tx, principal, {
        action,
        subject,
        ...differenceOf(before, after, groups),
        at,
      });
      await alongside?.(tx, before, after);
      return after;
    });
    return { changed: true, row };
  } catch (error) {
    if (error instanceof NothingToChange) return { changed: false, row: error.row };
    throw error;
  }
}

function unknownProduct(product: ChangedProduct): ProblemError {
  return new ProblemError(404, 'product_not_found', 'sku' in product ? { sku: product.sku } : {});
}
