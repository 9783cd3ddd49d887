import type { Rolldown } from 'vite';

/** What hardly ever changes: the packages under every page. */
export const frameworkGroup: Rolldown.CodeSplittingGroup = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|use-intl|@formatjs|zustand)[\\/]/,
  priority: 5,
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
