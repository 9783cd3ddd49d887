/** What a synonym group is about: a thing the shop sells, a part or accessory, a quality of them, or what all of them are. */
export const SYNONYM_KINDS = ['thing', 'part', 'quality', 'generality'] as const;
export type SynonymKind = (typeof SYNONYM_KINDS)[number];

/** Words and phrases that mean the same. */
export interface SynonymGroup {
  readonly name: string;
  readonly kind: SynonymKind;
  /** In either language, as written. */
  readonly phrases: readonly string[];
}
