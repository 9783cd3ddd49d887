import { useLatestAnswer } from '../api/use-latest-answer.ts';
import { useMe } from '../session/me.ts';
import type { PaletteResult, PaletteSource } from './palette-source.ts';

/** Shorter texts find too much. */
const SHORTEST = 2;
/** Pause after a key before searching, in milliseconds. */
const PAUSE_MS = 120;

const NOTHING: readonly FoundGroup[] = [];

export interface FoundGroup {
  readonly source: PaletteSource;
  readonly results: readonly PaletteResult[];
}

/** What the palette's searches find for a text; the last findings stay until the next arrive. */
export function usePaletteSearch(
  all: readonly PaletteSource[],
  text: string,
): { readonly groups: readonly FoundGroup[]; readonly pending: boolean } {
  const wanted = text.trim();
  const { permissions } = useMe();
  const sources = all.filter(({ permission }) => permissions.includes(permission));
  const isSearched = wanted.length >= SHORTEST && sources.length > 0;
  const { data, pending } = useLatestAnswer(
    isSearched ? { wanted, sources: sources.map(({ id }) => id) } : undefined,
    async (_, signal) => {
      const found = await Promise.all(
        sources.map(async (source) => ({
          source,
          // A search that fails finds nothing; the others still answer.
          results: await source.search(wanted, signal).catch(() => []),
        })),
      );
      return found.filter(({ results }) => results.length > 0);
    },
    PAUSE_MS,
  );
  return { groups: isSearched && data ? data : NOTHING, pending };
}
