import { PIN_PARAMETER } from '@dp/storefront/app/i18n/pin-parameter.ts';
import { pageParameters } from '@dp/storefront/app/page-parameters.ts';

/**
 * Paths disallowed for search engines: personal pages, onboarding, search results, and technical addresses. A
 * path covers everything that begins with it; `$` ends it.
 */
const CLOSED = [
  '/api/',
  '/dev/',
  '/service-credential',
  '/metrics',
  '/search/product?',
  '/product/preview/',
  '/add-to-car/',
  '/my-cart',
  '/cart',
  '/checkout',
  '/order-placed-successfully',
  '/failed-order-place',
  '/confirm-order',
  '/order-history',
  '/invoices/',
  '/wishlist',
  '/brands-wishlist',
  '/profile',
  '/login',
  '/signup',
  '/otp',
  '/register-otp',
  '/email/verification',
  '/forget/',
  '/password/',
  '/splash/',
  '/onboarding/',
] as const;

/** Below a closed path, but for everybody. */
const OPEN = ['/profile/privacy-policy', '/profile/refund-policy', '/profile/faqs'] as const;

/** Parameters that stay allowed: a list's language and page are pages of their own. */
const ALLOWED_PARAMETERS: ReadonlySet<string> = new Set([
  PIN_PARAMETER,
  // Closed by its path.
  'query',
  'page',
  // React Router's own.
  ...['_routes', 'paths', 'version'],
]);

/** All others: filters and sorts, the same products in another order or fewer of them. */
const CLOSED_PARAMETERS = [...pageParameters].filter((name) => !ALLOWED_PARAMETERS.has(name));

/** `robots.txt`, with the address of the sitemap. */
export function robotsText(origin: string): string {
  const lines = [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...CLOSED_PARAMETERS.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
