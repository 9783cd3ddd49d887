import { idInAddress } from '@dp/contract/picture-address.ts';
import type { ShopDetails, ShopLogo } from '@dp/contract/shop-details.ts';
import type { StaffShopSettings, saveShopSettingsBody } from '@dp/contract/staff/shop-settings.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import { retryOnConflict } from '../database/in-transaction.ts';
import type { AppDeps, Deps } from '../deps.ts';
import { idsInPicture } from '../media/picture-id.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { writeSetting } from '../settings/setting-rows.ts';
import { chooseAppIcon, chooseLogo } from './choose-logo.ts';
import { readShop, SHOP_SETTING } from './shop-details.ts';

/**
 * Saves what the shop says about itself. Every page shows it, so it changes with the catalogue's version.
 *
 * @throws ProblemError 403 `permission_required` without `settings.edit`; 409 `record_changed`; what `chooseAppIcon` throws.
 */
export async function saveShopSettings(
  { db, media, now }: Pick<AppDeps, 'db' | 'media' | 'now'>,
  principal: Principal,
  { version, ...given }: z.output<typeof saveShopSettingsBody>,
): Promise<StaffShopSettings> {
  requirePermission(principal, 'settings.edit');
  // Before the transaction: others must not wait for the media store.
  const seen = (await readShop(db)).details;
  const details = {
    ...given,
    logo: await chooseLogo(media, given.logo, seen.logo),
    logo_dark: await chooseLogo(media, given.logo_dark, seen.logo_dark),
    app_icon: await chooseAppIcon(media, given.app_icon, seen.app_icon),
  };
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
        before: auditedShop(before.details),
        after: auditedShop(details),
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
  return {
    version,
    ...details,
    logo: presentPicture(details.logo),
    logo_dark: presentPicture(details.logo_dark),
    app_icon: presentPicture(details.app_icon),
  };
}

function presentPicture(picture: ShopLogo | null): StaffShopSettings['logo'] {
  return picture && { ...picture, ...idsInPicture(picture) };
}

/** The settings as the audit trail shows them: a picture by its id. */
export function auditedShop(details: ShopDetails) {
  const idOf = (picture: ShopLogo | null) => picture && idInAddress(picture.src);
  const { logo, logo_dark, app_icon } = details;
  return {
    ...details,
    logo: idOf(logo),
    logo_dark: idOf(logo_dark),
    app_icon: idOf(app_icon),
  };
}
