import { PIN_PARAMETER } from './i18n/pin-parameter.ts';

/**
 * Every query parameter that what the server renders may depend on. The server keeps pages by address,
 * and only addresses without any other parameter: a page that reads a new one must name it here.
 */
export const pageParameters: ReadonlySet<string> = new Set([
  PIN_PARAMETER,
  // The products side by side (compare/compared-ids.ts).
  'ids',
  // The text of a search.
  'query',
  // Of lists (products/list-query.ts).
  ...[
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
  ],
  ...['min', 'max', 'sort', 'page'],
  // React Router's own: which routes' data a navigation asks for, and which routes there are.
  ...['_routes', 'paths', 'version'],
]);
