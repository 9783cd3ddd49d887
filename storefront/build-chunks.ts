import { join } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * Which code goes together in the browser: what never changes, what every page needs, and the rest as
 * the bundler sees fit. Left to itself it makes one small file of nearly every module that two pages
 * share, which costs home 40 requests and 13 kB.
 */
export function browserChunks(appFolder: string): Rolldown.CodeSplittingOptions {
  let frame: ReadonlySet<string> | undefined;
  return {
    groups: [
      {
        name: 'framework',
        test: /node_modules[\\/](react|react-dom|react-router|scheduler|use-intl|@formatjs|zustand)[\\/]/,
        priority: 2,
      },
      {
        debugName: 'frame',
        name(id, context) {
          frame ??= reachableFrom(
            [join(appFolder, 'root.tsx'), join(appFolder, 'entry.client.tsx')],
            context,
          );
          return frame.has(id) ? 'frame' : null;
        },
        priority: 1,
      },
    ],
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
