import { type Concepts, conceptTerm, phraseTerm } from './concepts.ts';
import type { KnownMeasures } from './known-measures.ts';
import { lampCount } from './units.ts';

/** A word of a text, or a measure or code, which has no `word`. */
interface SaidToken {
  readonly stem: string;
  readonly word: string | undefined;
  readonly concepts: readonly string[];
  readonly also: readonly string[];
}

/**
 * What a text says of a product but not what it is: measures and qualities. Qualities beside a thing are
 * those of something else.
 */
export function attributeTerms(
  tokens: readonly SaidToken[],
  weight: number,
  concepts: Concepts,
  measures: KnownMeasures,
): Map<string, number> {
  const stems = tokens.map(({ stem }) => stem);
  const terms = new Map<string, number>();
  for (const [at, { stem, word, also }] of tokens.entries()) {
    const next = tokens[at + 1];
    const lamps = lampCount(stem, next?.word, next?.concepts);
    if (lamps !== undefined) {
      measures.add(lamps);
      terms.set(lamps, weight);
    } else if (word === undefined) {
      for (const term of [stem, ...also]) terms.set(term, weight);
    }
  }
  const matches = concepts.find(stems).map(({ concepts: names, start, length }) => ({
    names,
    term: phraseTerm(stems.slice(start, start + length)),
    kinds: names.map((name) => concepts.kindOf(name)),
  }));
  const isOfThing = matches.some(({ kinds }) =>
    kinds.some((kind) => /^(?:thing|part)$/.test(kind)),
  );
  if (isOfThing) return terms;
  for (const { names, term, kinds } of matches) {
    if (!kinds.every((kind) => kind === 'quality')) continue;
    for (const name of names) terms.set(conceptTerm(name), weight);
    terms.set(term, weight);
  }
  return terms;
}
