/** The icons of the installed shop, as files of fixed names. */
export const APP_ICONS = ['icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon'] as const;
export type AppIcon = (typeof APP_ICONS)[number];

/**
 * The address of an icon.
 *
 * @param picture the id of the owner's picture, if there is one: with it the address changes, since phones fetch an
 *   icon again only from a new address.
 */
export function appIconAddress(icon: AppIcon, picture: string | undefined): string {
  const address = `/icons/${icon}.png`;
  return picture === undefined ? address : `${address}?v=${picture}`;
}
