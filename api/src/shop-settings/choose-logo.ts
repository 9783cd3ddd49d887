import { idInAddress } from '@dp/contract/picture-address.ts';
import type { ShopLogo } from '@dp/contract/shop-details.ts';
import { appIconFault } from '@dp/contract/staff/app-icon-fault.ts';
import type { MediaStore } from '../media/media-port.ts';
import { pairPasses } from '../media/pair-passes.ts';
import { pictureUnusable } from '../media/picture-source.ts';
import { requireOriginal } from '../media/require-original.ts';

/**
 * The picture that is chosen as a logo. The one that the shop has already is not looked for in the store.
 *
 * @throws ProblemError 422 `picture_unusable` for one that the store does not have, and for a drawing: invoices
 *   and mails need a picture of pixels; 503 `media_away`.
 */
export async function chooseLogo(
  media: MediaStore,
  chosen: { readonly id: string } | null,
  present: ShopLogo | null,
): Promise<ShopLogo | null> {
  if (chosen === null) return null;
  if (present && idInAddress(present.src) === chosen.id) return present;
  const original = await requireOriginal(media, chosen.id);
  if (original.facts.extension === 'svg') throw pictureUnusable('no_drawing');
  return pairPasses(original, undefined, { day: chosen.id });
}

/**
 * The picture that is chosen as the app's icon.
 *
 * @throws ProblemError what `chooseLogo` throws; 422 `picture_unusable` also for one that is not square or too small.
 */
export async function chooseAppIcon(...chosen: Parameters<typeof chooseLogo>) {
  const icon = await chooseLogo(...chosen);
  const refusal = icon === null ? undefined : appIconFault(icon);
  if (refusal === undefined) return icon;
  const { fault, ...details } = refusal;
  throw pictureUnusable(fault, details);
}
