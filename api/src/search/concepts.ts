import { stemWord } from './stem-word.ts';
import { SYNONYM_GROUPS } from './synonyms.ts';
import { tokenise } from './tokenise.ts';

/** A stretch of tokens that means one of the synonym groups. */
export interface ConceptMatch {
  readonly concept: string;
  readonly start: number;
  /** How many tokens it covers. */
  readonly length: number;
}

const LONGEST_PHRASE = 4;

/** Phrase, as stems joined by blanks → the groups it belongs to. */
const PHRASES = new Map<string, string[]>();
for (const [concept, phrases] of Object.entries(SYNONYM_GROUPS)) {
  for (const phrase of phrases) {
    const key = tokenise(phrase).map(stemWord).join(' ');
    const concepts = PHRASES.get(key) ?? [];
    if (!concepts.includes(concept)) concepts.push(concept);
    PHRASES.set(key, concepts);
  }
}

/** Every stretch of the stems that means a synonym group, overlapping ones too. */
export function findConcepts(stems: readonly string[]): ConceptMatch[] {
  const found: ConceptMatch[] = [];
  for (let start = 0; start < stems.length; start += 1) {
    for (let length = 1; length <= LONGEST_PHRASE && start + length <= stems.length; length += 1) {
      const key = stems.slice(start, start + length).join(' ');
      for (const concept of PHRASES.get(key) ?? []) found.push({ concept, start, length });
    }
  }
  return found;
}

/** The term under which a group stands in the index. */
export function conceptTerm(concept: string): string {
  return `@${concept}`;
}
