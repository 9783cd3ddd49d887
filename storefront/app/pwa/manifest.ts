import { directionOf, type Locale } from '@dp/contract/locale.ts';
import { PIN_PARAMETER } from '../i18n/pin-parameter.ts';

/** The shop's name in each language. */
export interface ManifestWords {
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** The web app manifest: name and look of the installed shop. */
export function webManifest(locale: Locale, words: ManifestWords) {
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
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: words.shortcuts,
  };
}

/** The manifest's address in a language. */
export function manifestAddress(locale: Locale): string {
  return `/manifest.webmanifest?${PIN_PARAMETER}=${locale}`;
}
