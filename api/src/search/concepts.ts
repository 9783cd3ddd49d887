import { stemWord } from './stem-word.ts';
import { PARTS } from './synonyms-of-parts.ts';
import { GENERALITIES, QUALITIES } from './synonyms-of-qualities.ts';
import { THINGS } from './synonyms-of-things.ts';
import { tokenise } from './tokenise.ts';

/** What a synonym group is about: a thing the shop sells, a part or accessory, a quality of them, or what all of them are. */
export type ConceptKind = 'thing' | 'part' | 'quality' | 'generality';

/** A stretch of tokens that means one or more synonym groups. */
export interface ConceptMatch {
  readonly concepts: readonly string[];
  readonly start: number;
  /** How many tokens it covers. */
  readonly length: number;
}

const LONGEST_PHRASE = 4;

const KINDS = new Map<string, ConceptKind>();
/** Phrase, as stems joined by blanks → the groups it belongs to. */
const PHRASES = new Map<string, string[]>();
/** The same with each word replaced by what it means, so that a phrase may mix languages: `لمبة neon`. */
const MEANT_PHRASES = new Map<string, string[]>();
/** Stem that a phrase begins with → how many tokens the longest such phrase has. */
const LONGEST_FROM = new Map<string, number>();
/** Words of phrases, as stems. */
const PHRASE_WORDS = new Set<string>();
/** Word of one-word phrases, folded → how it is written. */
const WORDS = new Map<string, string>();

function learn(groups: Readonly<Record<string, readonly string[]>>, kind: ConceptKind): void {
  for (const [concept, phrases] of Object.entries(groups)) {
    KINDS.set(concept, kind);
    for (const phrase of phrases) {
      const tokens = tokenise(phrase);
      const key = tokens.map(stemWord).join(' ');
      const concepts = PHRASES.get(key) ?? [];
      if (!concepts.includes(concept)) PHRASES.set(key, [...concepts, concept]);
      const [first = ''] = key.split(' ');
      LONGEST_FROM.set(first, Math.max(tokens.length, LONGEST_FROM.get(first) ?? 0));
      const [word, ...more] = tokens;
      if (word !== undefined && more.length === 0 && !WORDS.has(word)) WORDS.set(word, phrase);
    }
  }
}
learn(THINGS, 'thing');
learn(PARTS, 'part');
learn(QUALITIES, 'quality');
learn(GENERALITIES, 'generality');
for (const [phrase, concepts] of PHRASES) {
  const stems = phrase.split(' ');
  if (stems.length === 1) continue;
  for (const stem of stems) PHRASE_WORDS.add(stem);
  MEANT_PHRASES.set(stems.map(meaningOf).join(' '), concepts);
}

/** A stem's first meaning, or the stem itself. */
function meaningOf(stem: string): string {
  const [concept] = PHRASES.get(stem) ?? [];
  return concept === undefined ? stem : conceptTerm(concept);
}

/** Whether a stem stands in a synonym of several words. */
export function isPhraseWord(stem: string): boolean {
  return PHRASE_WORDS.has(stem);
}

/** Every word that is a synonym by itself, folded, with how it is written. */
export function synonymWords(): ReadonlyMap<string, string> {
  return WORDS;
}

/** What a group is about. */
export function conceptKind(concept: string): ConceptKind {
  return KINDS.get(concept) ?? 'quality';
}

/** The groups that one stem means by itself. */
export function conceptsOf(stem: string): readonly string[] {
  return PHRASES.get(stem) ?? [];
}

/** As `findConcepts`, taking phrases too whose words are in different languages. */
export function findMixedConcepts(stems: readonly string[]): ConceptMatch[] {
  const found = findConcepts(stems);
  const meanings = stems.map(meaningOf);
  for (let start = 0; start < stems.length; start += 1) {
    for (let length = Math.min(LONGEST_PHRASE, stems.length - start); length > 1; length -= 1) {
      const concepts = MEANT_PHRASES.get(meanings.slice(start, start + length).join(' '));
      if (concepts) found.push({ concepts, start, length });
    }
  }
  return found.sort((a, b) => a.start - b.start || b.length - a.length);
}

/** Every stretch of the stems that means a synonym group, the longer ones first at each start. */
export function findConcepts(stems: readonly string[]): ConceptMatch[] {
  const found: ConceptMatch[] = [];
  for (const [start, stem] of stems.entries()) {
    const longest = Math.min(LONGEST_FROM.get(stem) ?? 0, stems.length - start);
    for (let length = longest; length >= 1; length -= 1) {
      const phrase = length === 1 ? stem : stems.slice(start, start + length).join(' ');
      const concepts = PHRASES.get(phrase);
      if (concepts) found.push({ concepts, start, length });
    }
  }
  return found;
}

/** The term under which a group stands in the index. */
export function conceptTerm(concept: string): string {
  return `@${concept}`;
}
