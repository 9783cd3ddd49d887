import type { Rolldown } from 'vite';

const FRAMEWORK =
  /node_modules[\\/](react|react-dom|react-router|scheduler|use-intl|@formatjs|zustand)[\\/]/;

/** What hardly ever changes: the packages under every page. */
export const frameworkGroup: Rolldown.CodeSplittingGroup = {
  name: 'framework',
  test: FRAMEWORK,
  priority: 6,
};

/** Says of some modules that they belong to a group, once it knows what imports what. */
export type Members = (context: Rolldown.ChunkingContext) => ReadonlySet<string>;

/** One chunk of its members; of two groups the one with the higher priority has a module. */
export function group(
  name: string,
  priority: number,
  members: Members,
): Rolldown.CodeSplittingGroup {
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
export function reachableFrom(start: readonly string[]): Members {
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

/** Some modules, with what of the app they need at once. */
export function withImports(start: readonly string[]): Members {
  const reachable = reachableFrom(start);
  return (context) => new Set([...start, ...reachable(context)]);
}

const FRAMEWORK_OR_DRAWINGS = new RegExp(`${FRAMEWORK.source}|[\\\\/]lucide[\\\\/]`);

/** Bytes of a module's source, above which only the pages that need it load it. */
const LIGHT_BYTES_MAX = 2500;

/**
 * One chunk of what at least two pages import and what is light: small modules that bring no package but the
 * framework and drawings. Each in a chunk of its own would be named by every one of its pages in the list of
 * routes.
 */
export function lightGroup(name: string, priority: number): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    priority,
    name: (id, context) =>
      !id.includes('node_modules') &&
      isLight(id, context, new Set()) &&
      pagesThatLoad(id, context, 2) === 2
        ? name
        : null,
  };
}

/** Whether a module and all that it needs at once are small; `seen` have been looked at. */
function isLight(id: string, context: Rolldown.ChunkingContext, seen: Set<string>): boolean {
  if (seen.has(id) || FRAMEWORK_OR_DRAWINGS.test(id)) return true;
  seen.add(id);
  const module = context.getModuleInfo(id);
  if (id.includes('node_modules')) return false;
  if ((module?.code ?? '').length > LIGHT_BYTES_MAX) return false;
  return (module?.importedIds ?? []).every((imported) => isLight(imported, context, seen));
}

/** How many entries, such as pages, load a module at once; the count ends at `most`. */
function pagesThatLoad(id: string, context: Rolldown.ChunkingContext, most: number): number {
  const seen = new Set<string>();
  const waiting = [id];
  let pages = 0;
  for (let next = waiting.pop(); next !== undefined && pages < most; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const module = context.getModuleInfo(next);
    if (module?.isEntry || (module?.dynamicImporters.length ?? 0) > 0) pages += 1;
    waiting.push(...(module?.importers ?? []));
  }
  return pages;
}
