import type { SynonymKind } from '@dp/contract/staff/search-values.ts';
import type { SynonymGroup } from './synonym-group.ts';
import { PARTS } from './synonyms-of-parts.ts';
import { PLACES } from './synonyms-of-places.ts';
import { GENERALITIES, QUALITIES } from './synonyms-of-qualities.ts';
import { THINGS } from './synonyms-of-things.ts';

/** The built-in synonyms; the owner's additions and removals are in the database. */
export const SEED_SYNONYMS: readonly SynonymGroup[] = [
  ...groups('thing', THINGS),
  ...groups('part', PARTS),
  ...groups('quality', QUALITIES),
  ...groups('quality', PLACES),
  ...groups('generality', GENERALITIES),
];

function groups(kind: SynonymKind, phrases: Readonly<Record<string, string>>): SynonymGroup[] {
  return Object.entries(phrases).map(([name, words]) => ({
    name,
    kind,
    phrases: words.split(' | '),
  }));
}
