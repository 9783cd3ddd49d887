import { join } from 'node:path';
import {
  frameworkGroup,
  group,
  type Members,
  reachableFrom,
} from '@dp/ui/bundling/chunk-groups.ts';
import type { Rolldown } from 'vite';

/**
 * Which code goes together in the browser: what never changes, what every page needs, what the shop's
 * front pages need, and the rest as the bundler sees fit. Left to itself it makes one small file of
 * nearly every module that two pages share, which costs a first visit dozens of requests.
 */
export function browserChunks(appFolder: string): Rolldown.CodeSplittingOptions {
  const inApp = (...files: string[]) => files.map((file) => join(appFolder, file));
  const home = inApp('home/home-page.tsx');
  const lists = inApp('product-lists/shop-page.tsx', 'categories/category-products-page.tsx');
  const product = inApp('product-page/product-page.tsx');
  const likeLists = inApp('brands/brand-products-page.tsx', 'search/search-product-page.tsx');
  return {
    groups: [
      frameworkGroup,
      // With the styles of all front pages, so that any of them waits for one style sheet.
      group(
        'frame',
        3,
        either(
          reachableFrom(inApp('root.tsx', 'entry.client.tsx')),
          stylesOf(reachableFrom([...home, ...lists, ...product])),
        ),
      ),
      group('catalogue', 2, reachableFrom(home)),
      // Small parts of lists and products that carts, addresses and accounts use as well.
      group(
        'parts',
        1,
        usedElsewhere([...lists, ...product], [...lists, ...product, ...likeLists]),
      ),
      group('list', 0, reachableFrom(lists)),
    ],
  };
}

function either(one: Members, other: Members): Members {
  return (context) => new Set([...one(context), ...other(context)]);
}

/** The style sheets among some modules. */
function stylesOf(members: Members): Members {
  return (context) => new Set([...members(context)].filter((id) => /\.css(\?|$)/.test(id)));
}

/** Of what `start` needs, that which is needed by others than `insiders` and what they need. */
function usedElsewhere(start: readonly string[], insiders: readonly string[]): Members {
  return (context) => {
    const inside = new Set([...insiders, ...reachableFrom(insiders)(context)]);
    const isInside = (importer: string) => inside.has(importer.split('?', 1)[0] ?? importer);
    const needed = reachableFrom(start)(context);
    const shared = [...needed].filter(
      (id) => context.getModuleInfo(id)?.importers.some((importer) => !isInside(importer)) === true,
    );
    return new Set([...shared, ...reachableFrom(shared)(context)]);
  };
}
