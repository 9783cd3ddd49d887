import type { Locale } from '@dp/contract/locale.ts';
import arabic from './fonts/alexandria-arabic.woff2?url';
import latin from './fonts/alexandria-latin.woff2?url';

/**
 * Preloads the fonts of the page's script. Arabic pages need the Latin file too: their prices and
 * model names are in Latin digits and letters.
 */
export function FontPreloads({ locale }: { locale: Locale }) {
  const files = locale === 'ar' ? [arabic, latin] : [latin];
  return files.map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      href={href}
      crossOrigin="anonymous"
    />
  ));
}
