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
  '/add-to-car/',
  '/my-cart',
  '/cart',
  '/checkout',
  '/order-placed-successfully',
  '/failed-order-place',
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

/** Parameters of lists and of the comparison: the same products in another order, or fewer of them. */
const LIST_PARAMETERS = [
  'sort',
  'brand',
  'base',
  'light',
  'watt',
  'ip',
  'finish',
  'dimmable',
  'stock',
  'deal',
  'featured',
  'room',
  'bulb',
  'ids',
  'min',
  'max',
] as const;

/** `robots.txt`, with the address of the sitemap. */
export function robotsText(origin: string): string {
  const lines = [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...LIST_PARAMETERS.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
