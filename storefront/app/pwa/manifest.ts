import { type AppIcon, appIconAddress } from '@dp/contract/app-icons.ts';
import { directionOf, type Locale } from '@dp/contract/locale.ts';
import { PIN_PARAMETER } from '../i18n/pin-parameter.ts';

/** The shop's name in each language. */
export interface ManifestWords {
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/**
 * The web app manifest: name and look of the installed shop.
 *
 * @param picture the id of the owner's picture for its icon, if there is one.
 */
export function webManifest(locale: Locale, words: ManifestWords, picture?: string) {
  const png = (icon: AppIcon, size: number) => ({
    src: appIconAddress(icon, picture),
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    // The same shop in either language: switching must not install it twice.
    id: '/',
    start_url: '/',
    scope: '/',
    lang: locale,
    dir: directionOf(locale),
    name: words.name,
    short_name: words.shortName,
    description: words.description,
    display: 'standalone',
    orientation: 'any',
    background_color: '#fbf9f5',
    theme_color: '#fbf9f5',
    categories: ['shopping'],
    icons: [
      ...(picture === undefined
        ? [{ src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' }]
        : []),
      png('icon-192', 192),
      png('icon-512', 512),
      { ...png('icon-maskable-512', 512), purpose: 'maskable' },
    ],
    shortcuts: words.shortcuts,
  };
}

/** The manifest's address in a language. */
export function manifestAddress(locale: Locale): string {
  return `/manifest.webmanifest?${PIN_PARAMETER}=${locale}`;
}
