import type { ShopDetails } from '@dp/contract/shop-details.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { starter } from '../principals/principal.ts';
import { writeSetting } from '../settings/setting-rows.ts';
import { readShop, SHOP_SETTING, UNSET_SHOP } from './shop-details.ts';

/**
 * Sets what the shop says about itself, unless that is set already. At the start only, before a page is made:
 * it does not count as a change of the catalogue, so that an empty shop still gets the demo.
 *
 * @param read what it begins with; only read when it is needed.
 * @returns whether it was set.
 */
export async function beginShopSettings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  read: () => Partial<ShopDetails>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { version } = await readShop(tx);
    if (version > 0) return false;
    const value: ShopDetails = { ...UNSET_SHOP.details, ...read() };
    if (!(await writeSetting(tx, { name: SHOP_SETTING, version, value }))) return false;
    await recordAudit(tx, starter, {
      action: 'settings.save',
      subject: { kind: 'setting', id: SHOP_SETTING },
      before: { ...UNSET_SHOP.details },
      after: { ...value },
      at: now(),
    });
    return true;
  });
}
