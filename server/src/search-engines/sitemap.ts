import { DEFAULT_LOCALE, LOCALES, type Locale } from '@dp/contract/locale.ts';
import { canonicalPath } from '@dp/storefront/app/i18n/pin-parameter.ts';

/** Maximum addresses per file (sitemaps.org). */
export const ADDRESSES_PER_FILE = 50_000;
/** Maximum pages per file: each has one address per language. */
export const PAGES_PER_FILE = Math.floor(ADDRESSES_PER_FILE / LOCALES.length);

/** A page of the shop, in both languages. */
export interface SitemapPage {
  /** Under the shop's origin. */
  readonly path: string;
  readonly changedAt?: Date;
}

export interface SitemapFile {
  readonly path: string;
  readonly changedAt?: Date | undefined;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of all files. */
export function sitemapIndex(origin: string, files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${escaped(origin + path)}</loc>${lastChange(changedAt)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.join('')}</sitemapindex>\n`;
}

/** One file, streamed as its pages are read. */
export async function* sitemapFile(
  origin: string,
  pages: AsyncIterable<readonly SitemapPage[]> | Iterable<readonly SitemapPage[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const some of pages) yield some.map((page) => entries(origin, page)).join('');
  yield '</urlset>\n';
}

/** A page's entries: one for each language, each naming all of them (hreflang). */
function entries(origin: string, { path, changedAt }: SitemapPage): string {
  const address = (locale: Locale) => escaped(origin + canonicalPath(path, locale));
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const alternates =
    LOCALES.map((locale) => link(locale, address(locale))).join('') +
    link('x-default', address(DEFAULT_LOCALE));
  const change = lastChange(changedAt);
  return LOCALES.map(
    (locale) => `<url><loc>${address(locale)}</loc>${change}${alternates}</url>\n`,
  ).join('');
}

function lastChange(at: Date | undefined): string {
  return at === undefined ? '' : `<lastmod>${at.toISOString()}</lastmod>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
