import { QUALITY, type QueryPart } from './query-part.ts';
import type { Sums } from './ranking-room.ts';
import { WEIGHTS } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';

/** From this score on a match is by name or by a stated attribute. */
const BY_NAME = 80;
const STATED = 68;
/** Minimum score of a match for a thing, and for another part. */
const THING_ANSWERS = 60;
const OTHER_ANSWERS = 50;
/** A thing below this score is not what a product's name or category says that it is. */
const OF_CATEGORY = WEIGHTS.category * QUALITY.synonym;
/** Where nothing better exists, this share of the best score is a match. */
const SHARE_OF_BEST = 0.85;
/** What a word counts that is only mentioned: in a description, or in the name of a category far above. */
const MENTIONED = 0.1;

/** How much less an attribute counts in a specification than in a name. */
const ATTRIBUTE = 0.15;

/** How one part of a query matches among all products. */
export interface ScoredPart {
  readonly part: QueryPart;
  /** Its bit in `answered` and `mentioned`; 0 for a part that never decides. */
  readonly bit: number;
  /** Number of products that match it. */
  readonly frequency: number;
}

/** Computes for every document which parts it matches and how well. */
export function scoreDocuments(
  index: SearchIndex,
  parts: readonly QueryPart[],
  sums: Sums,
): ScoredPart[] {
  const hasSpecific = parts.some(({ kind }) => kind !== 'generality' && kind !== 'pair');
  // Words are split into parts after they were counted: what has no bit left only adds to the score.
  const bits = sums.answered.BYTES_PER_ELEMENT * 8;
  let deciding = 0;
  return parts.map((part) => {
    const isSpecific = part.kind !== 'pair' && (part.kind !== 'generality' || !hasSpecific);
    const bit = isSpecific && deciding < bits ? 2 ** deciding : 0;
    if (isSpecific) deciding += 1;
    return { part, bit, frequency: scorePart(index, part, bit, sums) };
  });
}

function scorePart(
  index: SearchIndex,
  { meanings, importance, kind }: QueryPart,
  bit: number,
  { score, answered, mentioned, weak, beside }: Sums,
): number {
  const match = index.rankingRoom.match(score.length);
  const matched: number[] = [];
  let best = 0;
  for (const { term, quality } of meanings) {
    for (const posting of index.postings(term) ?? []) {
      const document = Math.floor(posting / 256);
      const weight = posting % 256;
      const value = quality * weight;
      const before = match[document] as number;
      if (value <= before) continue;
      if (before === 0) matched.push(document);
      match[document] = value;
      if (weight > WEIGHTS.descriptionMost && value > best) best = value;
    }
  }
  const enough = Math.min(
    kind === 'thing' ? THING_ANSWERS : OTHER_ANSWERS,
    Math.max(best * SHARE_OF_BEST, WEIGHTS.descriptionMost),
  );
  const isAttribute = kind === 'quality' || kind === 'number';
  const byName = Math.min(isAttribute ? STATED : BY_NAME, best * SHARE_OF_BEST);
  let frequency = 0;
  for (const document of matched) {
    const value = match[document] as number;
    if (best === 0 || value < enough) {
      mentioned[document] = (mentioned[document] as number) | bit;
      score[document] = (score[document] as number) + importance * MENTIONED;
      continue;
    }
    frequency += 1;
    answered[document] = (answered[document] as number) | bit;
    if (value < byName && bit !== 0) weak[document] = 1;
    if (kind === 'thing' && value < OF_CATEGORY) beside[document] = 1;
    // A stated attribute is nearly as good as the name's word for it.
    const share = value / WEIGHTS.head;
    const worth = isAttribute && value >= byName ? 1 - ATTRIBUTE * (1 - share) : share;
    score[document] = (score[document] as number) + importance * worth;
  }
  return frequency;
}
