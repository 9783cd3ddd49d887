import { join } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * Which code goes together in the browser: what never changes, what every page needs, and the rest as
 * the bundler sees fit. Left to itself it makes one small file of nearly every module that two pages
 * share, which costs home 40 requests and 13 kB.
 */
export function browserChunks(appFolder: string): Rolldown.CodeSplittingOptions {
  const inApp = (...files: string[]) => files.map((file) => join(appFolder, file));
  return {
    groups: [
      {
        name: 'framework',
        test: /node_modules[\\/](react|react-dom|react-router|scheduler|use-intl|@formatjs|zustand)[\\/]/,
        priority: 2,
      },
      { ...sharedBy('frame', inApp('root.tsx', 'entry.client.tsx')), priority: 1 },
      { ...sharedBy('catalogue', inApp('home/home-page.tsx')), priority: 0 },
    ],
  };
}

/** One chunk of what the given modules import, for all who need any of it. */
function sharedBy(name: string, modules: readonly string[]): Rolldown.CodeSplittingGroup {
  let reached: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name(id, context) {
      reached ??= reachableFrom(modules, context);
      return reached.has(id) ? name : null;
    },
  };
}

/** The app's own modules that some modules need at once: their static imports, and theirs in turn. */
function reachableFrom(
  start: readonly string[],
  context: Rolldown.ChunkingContext,
): ReadonlySet<string> {
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
}
