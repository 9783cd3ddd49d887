import { join } from 'node:path';
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
      {
        name: 'framework',
        test: /node_modules[\\/](react|react-dom|react-router|scheduler|use-intl|@formatjs|zustand)[\\/]/,
        priority: 4,
      },
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

/** Says of some modules that they belong to a group, once it knows what imports what. */
type Members = (context: Rolldown.ChunkingContext) => ReadonlySet<string>;

/** One chunk of its members; of two groups the one with the higher priority has a module. */
function group(name: string, priority: number, members: Members): Rolldown.CodeSplittingGroup {
  let known: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    priority,
    name(id, context) {
      known ??= members(context);
      return known.has(id) ? name : null;
    },
  };
}

/** The app's own modules that some modules need at once: their static imports, and theirs in turn. */
function reachableFrom(start: readonly string[]): Members {
  return (context) => {
    const reached = new Set<string>();
    const waiting = [...start];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id) || id.includes('node_modules')) continue;
      reached.add(id);
      waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
    // The entries themselves stay what they are.
    for (const id of start) reached.delete(id);
    return reached;
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
