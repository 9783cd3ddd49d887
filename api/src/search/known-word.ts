/** A known word, folded and without article. */
export interface KnownWord {
  readonly word: string;
  /** How it is written, with hamza and ta marbuta: for showing it. */
  written: string;
  /** The shop's own texts write it so; synonyms alone do not. */
  isOwn: boolean;
  /** The maximum weight of its texts; synonyms without a text count as names. */
  weight: number;
}

/** A known word that may have been meant; distance 0 is the word itself. */
export interface NearWord {
  readonly known: KnownWord;
  readonly distance: number;
}

/** Whether a folded word is written in Arabic letters. */
export function isArabicWord(word: string): boolean {
  return word.charCodeAt(0) > 0x600;
}
