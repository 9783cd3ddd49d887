import { useEffect, useMemo, useState } from 'react';
import { useMe } from '../session/me.ts';
import type { PaletteResult, PaletteSource } from './palette-source.ts';

/** Shorter texts find too much. */
const SHORTEST = 2;
/** Pause after a key before searching, in milliseconds. */
const PAUSE_MS = 120;

export interface FoundGroup {
  readonly source: PaletteSource;
  readonly results: readonly PaletteResult[];
}

/** What the palette's searches find for a text; the last findings stay until the next arrive. */
export function usePaletteSearch(
  all: readonly PaletteSource[],
  text: string,
): { readonly groups: readonly FoundGroup[]; readonly pending: boolean } {
  const [groups, setGroups] = useState<readonly FoundGroup[]>([]);
  const [pending, setPending] = useState(false);
  const wanted = text.trim();
  const { permissions } = useMe();
  const sources = useMemo(
    () => all.filter(({ permission }) => permissions.includes(permission)),
    [all, permissions],
  );
  useEffect(() => {
    if (wanted.length < SHORTEST || sources.length === 0) {
      setGroups([]);
      setPending(false);
      return;
    }
    const leave = new AbortController();
    setPending(true);
    const timer = setTimeout(async () => {
      const found = await Promise.all(
        sources.map(async (source) => ({
          source,
          // A search that fails finds nothing; the others still answer.
          results: await source.search(wanted, leave.signal).catch(() => []),
        })),
      );
      if (leave.signal.aborted) return;
      setGroups(found.filter(({ results }) => results.length > 0));
      setPending(false);
    }, PAUSE_MS);
    return () => {
      leave.abort();
      clearTimeout(timer);
    };
  }, [sources, wanted]);
  return { groups, pending };
}
