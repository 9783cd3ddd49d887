import { foldText } from '@dp/contract/fold-text.ts';
import MiniSearch from 'minisearch';
import type { DemoCatalog } from '../demo-search.ts';
import { type Engine, SHOWN, type TextDocument, textDocuments } from './engine.ts';

const FIELDS = ['sku', 'name', 'brand', 'category', 'specs', 'description'];

const OPTIONS = { prefix: true, fuzzy: 0.2, boost: { name: 3, brand: 2, category: 2 } };

/**
 * MiniSearch as a shop would set it up: folded words, prefixes, a fifth of a word misspelt, any word where not all are
 * found.
 */
export function miniSearchEngine(catalog: DemoCatalog): Engine {
  const documents = textDocuments(catalog);
  const index = indexOf(documents);
  return {
    name: 'MiniSearch',
    search: (query) => {
      const all = index.search(query, { ...OPTIONS, combineWith: 'AND' });
      const found = all.length > 0 ? all : index.search(query, { ...OPTIONS, combineWith: 'OR' });
      return {
        full: found.slice(0, SHOWN).map(({ id }) => documents[Number(id)]?.sku ?? ''),
        near: [],
      };
    },
  };
}

function indexOf(documents: readonly TextDocument[]): MiniSearch<TextDocument> {
  const index = new MiniSearch<TextDocument>({
    fields: FIELDS,
    processTerm: (term) => foldText(term),
  });
  index.addAll(documents);
  return index;
}
