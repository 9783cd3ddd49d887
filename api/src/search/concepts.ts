import type { SynonymKind } from '@dp/contract/staff/search-values.ts';
import { isArabicWord } from './known-word.ts';
import { SEED_SYNONYMS } from './seed-synonyms.ts';
import { stemWord } from './stem-word.ts';
import type { SynonymGroup } from './synonym-group.ts';
import { tokenise } from './tokenise.ts';

/** A stretch of tokens that means one or more synonym groups. */
export interface ConceptMatch {
  readonly concepts: readonly string[];
  readonly start: number;
  /** How many tokens it covers. */
  readonly length: number;
}

/** A phrase of several words, folded and as it is shown. */
export interface WrittenPhrase {
  readonly folded: string;
  readonly written: string;
  readonly concept: string;
}

const LONGEST_PHRASE = 4;

/** Synonym groups, ready for looking words up; immutable. */
export class Concepts {
  readonly groups: readonly SynonymGroup[];
  readonly #kinds = new Map<string, SynonymKind>();
  /** Phrase, as stems joined by blanks → the groups it belongs to. */
  readonly #phrases = new Map<string, string[]>();
  /** Phrases with each word replaced by what it means, so that a phrase may mix languages: `لمبة neon`. */
  readonly #meantPhrases = new Map<string, string[]>();
  /** First stem of a phrase → number of tokens of the longest such phrase. */
  readonly #longestFrom = new Map<string, number>();
  /** Words of phrases of several words, as stems. */
  readonly #phraseWords = new Set<string>();
  /** Words of phrases as they are written in the first of them, folded. */
  readonly #phraseTokens = new Set<string>();
  /** Word of one-word phrases, folded → how it is written. */
  readonly #words = new Map<string, string>();

  /** Phrases of several words. */
  readonly #written: WrittenPhrase[] = [];

  constructor(groups: readonly SynonymGroup[]) {
    this.groups = groups;
    for (const group of groups) this.#learn(group);
    for (const [phrase, concepts] of this.#phrases) {
      const stems = phrase.split(' ');
      if (stems.length === 1) continue;
      for (const stem of stems) this.#phraseWords.add(stem);
      this.#meantPhrases.set(stems.map((stem) => this.#meaningOf(stem)).join(' '), concepts);
    }
  }

  #learn({ name, kind, phrases }: SynonymGroup): void {
    this.#kinds.set(name, kind);
    for (const phrase of phrases) {
      const tokens = tokenise(phrase);
      const key = phraseKey(phrase);
      if (key === '') continue;
      const concepts = this.#phrases.get(key) ?? [];
      if (!concepts.includes(name)) this.#phrases.set(key, [...concepts, name]);
      const [first = ''] = key.split(' ');
      this.#longestFrom.set(first, Math.max(tokens.length, this.#longestFrom.get(first) ?? 0));
      if (tokens.length > 1) {
        for (const token of tokens) this.#phraseTokens.add(token);
        this.#written.push({ folded: tokens.join(' '), written: phrase, concept: name });
      }
      const [word, ...more] = tokens;
      if (word !== undefined && more.length === 0 && !this.#words.has(word)) {
        this.#words.set(word, phrase);
      }
    }
  }

  /** A stem's first meaning, or the stem itself. */
  #meaningOf(stem: string): string {
    const [concept] = this.#phrases.get(stem) ?? [];
    return concept === undefined ? stem : conceptTerm(concept);
  }

  /** Every phrase as stems joined by blanks, with the groups it belongs to. */
  get phrases(): ReadonlyMap<string, readonly string[]> {
    return this.#phrases;
  }

  /** Every word that is a synonym by itself, folded, with how it is written. */
  get words(): ReadonlyMap<string, string> {
    return this.#words;
  }

  /** The multi-word phrases that begin with a folded text, as written. */
  phrasesBeginning(text: string): WrittenPhrase[] {
    return this.#written.filter(({ folded }) => folded.startsWith(text) && folded !== text);
  }

  /** The multi-word phrases that end with a folded word. */
  phrasesEnding(word: string): WrittenPhrase[] {
    return this.#written.filter(({ folded }) => folded.endsWith(` ${word}`));
  }

  /** Every word of a synonym of several words, folded. */
  get phraseTokens(): ReadonlySet<string> {
    return this.#phraseTokens;
  }

  /** Whether a stem occurs in a multi-word synonym. */
  isPhraseWord(stem: string): boolean {
    return this.#phraseWords.has(stem);
  }

  /** What a group is about. */
  kindOf(concept: string): SynonymKind {
    return this.#kinds.get(concept) ?? 'quality';
  }

  /**
   * Whether two neighbouring words may name a thing that neither names alone: one at least is a generality,
   * the other a thing or one too: "led lamp", "spot lamp".
   */
  isTellingPair(first: string, second: string): boolean {
    const kinds = [first, second].map((stem) => this.of(stem).map((name) => this.kindOf(name)));
    return (
      kinds.some((all) => all.includes('generality')) &&
      kinds.every((all) => all.some((kind) => kind === 'generality' || kind === 'thing'))
    );
  }

  /** The groups that one stem means by itself. */
  of(stem: string): readonly string[] {
    return this.#phrases.get(stem) ?? [];
  }

  /** As `find`, including phrases with words of different languages. */
  findMixed(stems: readonly string[]): ConceptMatch[] {
    const found = this.find(stems);
    const meanings = stems.map((stem) => this.#meaningOf(stem));
    for (let start = 0; start < stems.length; start += 1) {
      for (let length = Math.min(LONGEST_PHRASE, stems.length - start); length > 1; length -= 1) {
        if (!isMixed(stems.slice(start, start + length))) continue;
        const concepts = this.#meantPhrases.get(meanings.slice(start, start + length).join(' '));
        if (concepts) found.push({ concepts, start, length });
      }
    }
    return found.sort((a, b) => a.start - b.start || b.length - a.length);
  }

  /** Every stretch of the stems that means a synonym group, the longer ones first at each start. */
  find(stems: readonly string[]): ConceptMatch[] {
    const found: ConceptMatch[] = [];
    for (const [start, stem] of stems.entries()) {
      const longest = Math.min(this.#longestFrom.get(stem) ?? 0, stems.length - start);
      for (let length = longest; length >= 1; length -= 1) {
        const phrase = length === 1 ? stem : stems.slice(start, start + length).join(' ');
        const concepts = this.#phrases.get(phrase);
        if (concepts) found.push({ concepts, start, length });
      }
    }
    return found;
  }
}

/** Whether words are partly Arabic, partly Latin. */
function isMixed(stems: readonly string[]): boolean {
  return stems.some(isArabicWord) && !stems.every(isArabicWord);
}

/** Identity of a phrase: its words folded, without endings; empty when there is none. */
export function phraseKey(phrase: string): string {
  return tokenise(phrase).map(stemWord).join(' ');
}

let seed: Concepts | undefined;

/** The built-in synonyms, without the owner's changes. */
export function seedConcepts(): Concepts {
  seed ??= new Concepts(SEED_SYNONYMS);
  return seed;
}

/** The index term of a group. */
export function conceptTerm(concept: string): string {
  return `@${concept}`;
}

/** The index term of a phrase of several words as it is written, by their stems. */
export function phraseTerm(stems: readonly string[]): string {
  return stems.join(' ');
}
