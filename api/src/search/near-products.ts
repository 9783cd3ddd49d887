import { closeness, type NearestValues, nearestValues } from './nearest-values.ts';
import { IMPORTANCE } from './query-part.ts';
import type { Sums } from './ranking-room.ts';
import type { ScoredPart } from './score-documents.ts';
import type { SearchIndex } from './search-index.ts';

/** Documents that match a part of the query only, and what they lack. */
export interface NearDocuments {
  readonly documents: readonly number[];
  /** Words, as typed, that none of them matches. */
  readonly relaxed: readonly string[];
  readonly nearest: readonly NearestValues[];
}

/** With this many matches no near products are added; otherwise at most up to this number. */
export const FEW = 8;
const MOST = 24;
/** Limit with unknown words: the query may be about something else. */
const MOST_WITH_UNKNOWN = 10;
/** With more unknown words than this nothing is near. */
const UNKNOWN = 2;
/** Limit when only descriptions contain the words. */
const MOST_DESCRIBED = 4;
/** So many of the kind that was named stand alone. */
const ENOUGH = 3;
/** Share of a query that a near product must match. */
const LEAST_SHARE = 0.4;
/** What counts of an unanswered part that is mentioned, and of a measure that is close. */
const MENTIONED = 0.3;
const CLOSE = 0.5;
/** How far the nearest value on the farther side counts as near as that on the other. */
const BESIDE = 0.95;
/** What a product lacks that has a word in its category only, or beside what it is. */
const WEAK = 0.2;
/** More than any sum of what a product lacks. */
const BEHIND_ALL = 1_000;

const NOTHING: NearDocuments = { documents: [], relaxed: [], nearest: [] };

/** Near products of a query with few full matches, the nearest first. */
export function nearDocuments(
  index: SearchIndex,
  scored: readonly ScoredPart[],
  { score, answered, mentioned, weak, beside }: Sums,
  { matches, isInStock }: { matches: number; isInStock: (id: number) => boolean },
): NearDocuments {
  const parts = scored
    .filter(({ bit }) => bit !== 0)
    .map((part) => ({ ...part, worth: worthOf(part, index.size) }));
  const all = bitsOf(parts);
  const unknown = parts.filter(isUnknown);
  const carrying = bitsOf(parts.filter((part) => canCarry(part, parts)));
  if (carrying === 0 || unknown.length > UNKNOWN) {
    return matches > 0 ? NOTHING : describedDocuments(index, parts, all, mentioned);
  }
  const total = worthOfAll(parts);
  const levels = new Map<number, { missing: number; documents: number[] }>();
  for (let document = 0; document < index.numbers; document += 1) {
    const has = answered[document] as number;
    if (has === all || has === 0 || (has & carrying) === 0 || index.isGone(document)) continue;
    let level = levels.get(has);
    if (level === undefined) {
      const missing = worthOfAll(parts.filter(({ bit }) => (has & bit) === 0));
      level = { missing, documents: [] };
      levels.set(has, level);
    }
    if (level.missing <= total * (1 - LEAST_SHARE)) level.documents.push(document);
  }
  const named = kindOf(parts);
  let chosen: number[] = [];
  const ascending = [...levels].sort(([, a], [, b]) => a.missing - b.missing);
  let reached = 0;
  for (const [, { missing, documents }] of ascending) {
    if (matches + chosen.length >= FEW && missing > reached) break;
    reached = missing;
    chosen.push(...documents);
  }
  if (chosen.length === 0) return NOTHING;
  const isOfKind = (document: number) =>
    ((answered[document] as number) & named) !== 0 && beside[document] === 0;
  if (matches > 0 && matches + chosen.filter(isOfKind).length >= FEW) {
    // Enough of the kind: nothing that only has such a thing, as a chandelier has pendants, or hangs as a sign does.
    const isPlainly = (document: number) =>
      isOfKind(document) && (weak[document] === 0 || !index.isUnlit(document));
    chosen = chosen.filter(
      (document) => isPlainly(document) || ((answered[document] as number) & named) === 0,
    );
  }
  if (
    matches === 0 &&
    parts.some(({ part }) => part.asked !== undefined) &&
    chosen.filter(isOfKind).length >= ENOUGH
  ) {
    // A product that lacks only the kind may be of that kind under another name.
    chosen = chosen.filter(
      (document) => isOfKind(document) || ((answered[document] as number) | named) === all,
    );
  }

  // Of who asks for a bulb of 100 W a driver of 100 W shares no more than the number.
  const numbers = bitsOf(parts.filter(({ part }) => part.asked !== undefined));
  const lack = new Map<number, number>();
  for (const document of chosen) {
    const has = answered[document] as number;
    const says = mentioned[document] as number;
    let sum = isInStock(index.ids[document] as number) ? 0 : 0.05;
    if (named !== 0 && (has & ~numbers) === 0) sum += BEHIND_ALL;
    sum += (weak[document] as number) * WEAK;
    for (const { worth, bit } of parts) {
      if ((has & bit) !== 0) continue;
      sum += worth * ((says & bit) !== 0 ? 1 - MENTIONED : 1);
    }
    lack.set(document, sum - (score[document] as number) / 100);
  }
  const nearest: NearestValues[] = [];
  for (const { part, bit, worth } of parts) {
    if (part.asked === undefined) continue;
    const missing = new Set(
      chosen.filter((document) => ((answered[document] as number) & bit) === 0),
    );
    const close = closeness(index, part.asked, missing);
    const values = nearestValues(part.asked, close);
    const best = Math.max(...[...close.values()].map(({ share }) => share));
    for (const [document, { value, share }] of close) {
      // The nearest on either side come before those that are farther on one.
      const nearness = values.includes(value) ? share + (best - share) * BESIDE : share;
      lack.set(document, (lack.get(document) ?? 0) - worth * CLOSE * nearness);
    }
    if (values.length > 0 && matches === 0 && missing.size === chosen.length) {
      const { unit, value: asked, to } = part.asked;
      nearest.push({ unit, asked, to, values });
    }
  }
  const documents = chosen
    .sort((a, b) => (lack.get(a) ?? 0) - (lack.get(b) ?? 0) || a - b)
    .slice(0, unknown.length > 0 ? MOST_WITH_UNKNOWN : MOST);
  const relaxed = parts
    .filter(({ bit }) =>
      documents.every((document) => ((answered[document] as number) & bit) === 0),
    )
    .map(({ part }) => part.word);
  return { documents, relaxed, nearest };
}

/** Whether nothing similar to the word exists; measures are understood even if no product has them. */
function isUnknown({ part }: ScoredPart): boolean {
  return part.meanings.length === 0 && part.asked === undefined;
}

/** The weight of a part within its query: rarer parts weigh more. */
function worthOf({ part, frequency }: ScoredPart, products: number): number {
  const rarity = frequency === 0 ? 0 : Math.log(products / frequency) / Math.log(products + 1);
  return IMPORTANCE[part.kind] * (0.5 + 1.5 * rarity);
}

/**
 * Whether matching this part can make a product near: if all words are known any part but a bare number,
 * otherwise only the thing, or a brand or name.
 */
function canCarry({ part, frequency }: ScoredPart, parts: readonly ScoredPart[]): boolean {
  if (frequency === 0) return false;
  if (part.kind === 'thing' || part.kind === 'word') return true;
  return parts.every((other) => other.frequency > 0 || other.part.asked !== undefined);
}

/** The bit of the thing that the query is about; 0 without one. */
function kindOf(parts: readonly ScoredPart[]): number {
  const things = parts.filter(({ part }) => part.kind === 'thing');
  const [first] = things.sort((a, b) => b.part.importance - a.part.importance);
  return first?.bit ?? 0;
}

/** Documents whose descriptions contain all words of a query that matches nothing. */
function describedDocuments(
  index: SearchIndex,
  parts: readonly ScoredPart[],
  all: number,
  mentioned: Uint16Array,
): NearDocuments {
  const documents: number[] = [];
  for (let document = 0; document < index.numbers; document += 1) {
    if (mentioned[document] === all && all !== 0 && !index.isGone(document))
      documents.push(document);
    if (documents.length === MOST_DESCRIBED) break;
  }
  if (documents.length === 0) return NOTHING;
  return { documents, relaxed: parts.map(({ part }) => part.word), nearest: [] };
}

function bitsOf(parts: readonly ScoredPart[]): number {
  return parts.reduce((bits, { bit }) => bits | bit, 0);
}

function worthOfAll(parts: readonly { readonly worth: number }[]): number {
  return parts.reduce((sum, { worth }) => sum + worth, 0);
}
