import { phraseKey } from './concepts.ts';
import type { RankedProducts } from './rank-products.ts';

/** The ids that staff have pinned, in their order, by the `phraseKey` of the search. */
export type Pins = ReadonlyMap<string, readonly number[]>;

/** What a search shows: its pinned products are the first matches. */
export interface FoundProducts extends RankedProducts {
  /** How many of the matches are pinned. */
  readonly pinned: number;
}

/**
 * What is pinned for a query; where that is nothing, for what it was corrected to, since the shop says that it
 * shows the results of that.
 */
export function pinnedFor(
  pins: Pins,
  query: string,
  { corrected }: RankedProducts,
): readonly number[] {
  if (pins.size === 0) return [];
  return pins.get(phraseKey(query)) ?? pins.get(phraseKey(corrected ?? '')) ?? [];
}

/** Puts products before everything that a search has found, also where it found nothing; none shows twice. */
export function withPinned(found: RankedProducts, pinned: readonly number[]): FoundProducts {
  if (pinned.length === 0) return { ...found, pinned: 0 };
  const isPinned = new Set(pinned);
  const others = (ids: readonly number[]) => ids.filter((id) => !isPinned.has(id));
  const near = found.near && { ...found.near, ids: others(found.near.ids) };
  return {
    ...found,
    matches: [...pinned, ...others(found.matches)],
    near: near?.ids.length === 0 ? undefined : near,
    pinned: pinned.length,
  };
}
