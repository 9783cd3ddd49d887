import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Deps } from '../deps.ts';
import { calendar } from '../principals/principal.ts';
import { lifeAt } from '../products/product-life.ts';
import { hasDueTurn, lockDueProducts, writeTurn } from '../products/product-turns.ts';
import { changeCatalog } from './change-catalog.ts';
import { differenceOf } from './present-staff-product.ts';
import { readProductGroups } from './product-groups.ts';

/** Products of one transaction, so that orders never wait long for their rows. */
const CHUNK = 200;

/**
 * Puts on sale what is due, and begins and ends discounts. Rows are changed as by an edit, so that lists,
 * prices, search and every cache follow. Processes that do it at the same time wait for each other.
 *
 * @returns how many products changed; if not 0, there may be more.
 */
export async function turnProducts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now();
  if (!(await hasDueTurn(db, at))) return 0;
  return changeCatalog(db, async (tx, version) => {
    const due = await lockDueProducts(tx, at, CHUNK);
    const groups = await readProductGroups(tx);
    for (const before of due) {
      const life = lifeAt(before, at);
      await writeTurn(tx, before.id, life, { version, at });
      await recordAudit(tx, calendar, {
        action: 'product.turn',
        subject: { kind: 'product', id: before.id },
        ...differenceOf(before, { ...before, ...life }, groups),
        at,
      });
    }
    return due.length;
  });
}
