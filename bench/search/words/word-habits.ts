/** A thing as shoppers call it. The first word of a list is the usual one, the rest are habits of some. */
export interface ThingWords {
  readonly ar: readonly string[];
  readonly plural: readonly string[];
  readonly dual?: string;
  /** What is said rather than written: regional, old or borrowed words. */
  readonly dialect?: readonly string[];
  readonly en: readonly string[];
  readonly enPlural: readonly string[];
  /** As it sounds: long vowels doubled, H ح, X خ, A ع, G غ, Q a swallowed ق, S ش. */
  readonly sound?: readonly string[];
  /** Written as one word and as two. */
  readonly compounds?: readonly string[];
  /** Which things answer the word: 2 exactly what it says, 1 what some mean by it. */
  readonly answers: Readonly<Record<string, 1 | 2>>;
}

/** A quality or a place as shoppers say it. */
export interface QualityWords {
  readonly ar: readonly string[];
  readonly en: readonly string[];
  readonly dialect?: readonly string[];
  readonly sound?: readonly string[];
}

type Words<K extends string = string> = Readonly<Partial<Record<K, QualityWords>>>;

/** Every quality, place and use of a seller's shoppers; a colour of light spans kelvins, both ends included. */
export interface Qualities {
  readonly colours: Readonly<
    Record<string, QualityWords & { readonly span: readonly [number, number] }>
  >;
  readonly finishes: Words;
  readonly materials: Words;
  readonly rooms: Words;
  readonly uses: Words<'outdoor' | 'waterproof' | 'dimmable' | 'wifi' | 'remote'>;
  readonly styles: Words;
}
