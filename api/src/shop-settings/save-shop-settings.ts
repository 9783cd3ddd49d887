import type { ShopDetails } from '@dp/contract/shop-details.ts';
import type { StaffShopSettings } from '@dp/contract/staff/shop-settings.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import { retryOnConflict } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { writeSetting } from '../settings/setting-rows.ts';
import { readShop, SHOP_SETTING } from './shop-details.ts';

/**
 * Saves what the shop says about itself. Every page shows it, so it changes with the catalogue's version.
 *
 * @throws ProblemError 403 `permission_required` without `settings.edit`; 409 `record_changed`.
 */
export async function saveShopSettings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { version, ...details }: { readonly version: number } & ShopDetails,
): Promise<StaffShopSettings> {
  requirePermission(principal, 'settings.edit');
  return retryOnConflict(() =>
    changeCatalog(db, async (tx) => {
      const before = await readShop(tx);
      if (!(await writeSetting(tx, { name: SHOP_SETTING, version, value: details }))) {
        const current = presentShop(before);
        throw new ProblemError(409, 'record_changed', { version: before.version, current });
      }
      await recordAudit(tx, principal, {
        action: 'settings.save',
        subject: { kind: 'setting', id: SHOP_SETTING },
        before: { ...before.details },
        after: { ...details },
        at: now(),
      });
      return presentShop({ version: version + 1, details });
    }),
  );
}

/** What the shop says about itself, for its editor. Throws 403 `permission_required` without `settings.edit`. */
export async function getShopSettings(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
): Promise<StaffShopSettings> {
  requirePermission(principal, 'settings.edit');
  return presentShop(await readShop(db));
}

function presentShop({
  version,
  details,
}: Awaited<ReturnType<typeof readShop>>): StaffShopSettings {
  return { version, ...details };
}
