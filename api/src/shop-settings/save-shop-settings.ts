import { idInAddress } from '@dp/contract/picture-address.ts';
import {
  ONBOARDING_PICTURES,
  type OnboardingPicture,
  SHOP_DRAWINGS,
  type ShopDetails,
} from '@dp/contract/shop-details.ts';
import type { StaffShopSettings, saveShopSettingsBody } from '@dp/contract/staff/shop-settings.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { AppDeps, Deps } from '../deps.ts';
import { choosePicture } from '../media/choose-picture.ts';
import { idsInPicture } from '../media/picture-id.ts';
import type { PictureFacts } from '../media/picture-source.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { recordChanged } from '../problems/record-changed.ts';
import { writeSetting } from '../settings/setting-rows.ts';
import { chooseAppIcon, chooseLogo } from './choose-logo.ts';
import { readShop, SHOP_SETTING } from './shop-details.ts';

/**
 * Saves what the shop says about itself. Every page shows it, so it changes with the catalogue's version.
 *
 * @throws ProblemError 403 `permission_required` without `settings.edit`; 409 `record_changed`; what
 *   `chooseAppIcon` and `choosePicture` throw.
 */
export async function saveShopSettings(
  { db, media, now }: Pick<AppDeps, 'db' | 'media' | 'now'>,
  principal: Principal,
  { version, ...given }: z.output<typeof saveShopSettingsBody>,
): Promise<StaffShopSettings> {
  requirePermission(principal, 'settings.edit');
  // Before the transaction: others must not wait for the media store.
  const seen = (await readShop(db)).details;
  const photograph = (name: OnboardingPicture) => {
    const { id = null, light_id = null } = given[name] ?? {};
    return choosePicture(media, { picture_id: id, light_id }, seen[name]);
  };
  const details = {
    ...given,
    logo: await chooseLogo(media, given.logo, seen.logo),
    logo_dark: await chooseLogo(media, given.logo_dark, seen.logo_dark),
    app_icon: await chooseAppIcon(media, given.app_icon, seen.app_icon),
    onboarding_one: await photograph('onboarding_one'),
    onboarding_two: await photograph('onboarding_two'),
    onboarding_three: await photograph('onboarding_three'),
  };
  return changeCatalog(db, async (tx) => {
    const before = await readShop(tx);
    if (!(await writeSetting(tx, { name: SHOP_SETTING, version, value: details }))) {
      throw recordChanged(presentShop(before), before.version);
    }
    await recordAudit(tx, principal, {
      action: 'settings.save',
      subject: { kind: 'setting', id: SHOP_SETTING },
      before: auditedShop(before.details),
      after: auditedShop(details),
      at: now(),
    });
    return presentShop({ version: version + 1, details });
  });
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
    onboarding_one: presentPicture(details.onboarding_one),
    onboarding_two: presentPicture(details.onboarding_two),
    onboarding_three: presentPicture(details.onboarding_three),
  };
}

function presentPicture(picture: PictureFacts | null): StaffShopSettings['logo'] {
  return picture && { ...picture, ...idsInPicture(picture) };
}

/** The settings as the audit trail shows them: each picture by its id, and a photograph's light pass besides. */
export function auditedShop(details: ShopDetails): Readonly<Record<string, unknown>> {
  const drawings = SHOP_DRAWINGS.map((name) => [
    name,
    details[name] && idInAddress(details[name].src),
  ]);
  const photographs = ONBOARDING_PICTURES.flatMap((name) => {
    const ids = details[name] && idsInPicture(details[name]);
    return [
      [name, ids?.id ?? null],
      [`${name}_light`, ids?.light_id ?? null],
    ];
  });
  return { ...details, ...Object.fromEntries([...drawings, ...photographs]) };
}
