import { DEFAULT_LOCALE, LOCALES, type Locale } from '@dp/contract/locale.ts';
import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useLocation } from 'react-router';
import { canonicalPath } from '../i18n/pin-parameter.ts';
import { useRootData } from '../root-data.ts';
import { useShop, useShopWords } from './use-shop.ts';

export interface PageMetaProps {
  /** Without the application's; it is added. Empty: only the application's, for home. */
  readonly title: string;
  /** For search engines, some 150 characters; the shop's own by default. */
  readonly description?: string;
  /** Address of a picture for shared links, absolute or from the root. */
  readonly image?: string;
  /** The canonical path, where the same page has several; its own by default. */
  readonly path?: string;
  /** Page number in a long list, from 2 on: each has its own address. */
  readonly page?: number;
  /** For pages about the shopper and other pages that no search should find. */
  readonly noIndex?: boolean;
}

/** A page's title and metadata for search engines and shared links. React hoists it into the head. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, image, page, noIndex } = props;
  const locale = useLocale();
  const { pathname } = useLocation();
  const path = props.path ?? pathname;
  const origin = useRootData()?.origin ?? '';
  const { title: shopTitle } = useShop();
  const { description: ofShop } = useShopWords();
  const about = description ?? ofShop;
  const fullTitle = title === '' ? shopTitle : `${title} · ${shopTitle}`;
  const address = (language: Locale) => origin + canonicalPath(path, language, page);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={about} />
      <meta property="og:site_name" content={shopTitle} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locale === 'en' ? 'en_US' : 'ar_EG'} />
      <meta property="og:title" content={title || shopTitle} />
      <meta property="og:description" content={about} />
      {image === undefined ? null : <SharedPicture image={image} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:url" content={address(locale)} />
          <link rel="canonical" href={address(locale)} />
          {LOCALES.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE)} />
        </>
      )}
    </>
  );
}

/** The picture of a shared link, for pages that know it only after their title. */
export function SharedPicture({ image }: { image: string }) {
  const origin = useRootData()?.origin ?? '';
  return (
    <>
      <meta property="og:image" content={URL.parse(image, origin)?.href ?? image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
