import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { cachedOr } from '../api/recent-responses.ts';
import type { CategoryTile } from '../categories/category-tile.ts';
import { loadCategories } from '../categories/load-categories.ts';
import { browserApi } from '../session/browser-client.ts';
import { recentSearchesStore, startRecentSearches } from './recent-searches-store.ts';
import { searchAddress } from './search-text.ts';
import { START_WORDS } from './start-words.tsx';
import type { Suggestion } from './use-suggestions.ts';

/** How many of the last searches there is room for. */
const RECENT = 4;
const NONE: readonly Suggestion[] = [];

/** Where a search can begin before anything is typed: the last searches, usual ones, the categories. */
export function useSearchStart(isWanted: boolean): readonly Suggestion[] {
  const t = useTranslations('search');
  const texts = useStore(recentSearchesStore, (state) => state.texts);
  const categories = useCategories(isWanted);
  useEffect(() => startRecentSearches(), []);
  return useMemo(() => {
    if (!isWanted) return NONE;
    const recent = texts.slice(0, RECENT);
    const usual = START_WORDS.map((word) => t(`start.${word}`));
    return [
      ...recent.map((text) => searchFor('recent', text)),
      ...usual.filter((text) => !recent.includes(text)).map((text) => searchFor('queries', text)),
      ...categories.map(({ id, name, picture }) => ({
        kind: 'categories' as const,
        text: name,
        address: `/products-category/${id}`,
        picture,
      })),
    ];
  }, [isWanted, texts, categories, t]);
}

function searchFor(kind: 'recent' | 'queries', text: string): Suggestion {
  return { kind, text, address: searchAddress(text) };
}

/** Without these it begins with words. */
function useCategories(isWanted: boolean): readonly CategoryTile[] {
  const [known, setKnown] = useState<readonly CategoryTile[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    Promise.resolve(cachedOr('categories', () => loadCategories(browserApi()))).then(
      (categories) => current && setKnown(categories),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isWanted]);
  return known;
}
