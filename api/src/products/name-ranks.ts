import { placeOf } from '../sorted/place-of.ts';

/** A name with its rank in the language's collation; 0: not ranked yet. */
export interface RankedName {
  readonly id: number;
  readonly name: string;
  readonly rank: number;
}

/** Gap between neighbours after ranking all, so that later names fit in between. */
const WIDEST_GAP = 4_096;
/** Largest rank: PostgreSQL's integer. */
export const RANK_MAX = 2_147_483_647;

/**
 * Ranks new names among ranked ones, in the order of `compare`, so that sorting by rank sorts by name. Where
 * there is a gap only the new names get a rank; otherwise all are ranked again. Equal names are adjacent.
 *
 * @returns the ranks that change, by id.
 */
export function rankNames(
  names: readonly RankedName[],
  compare: (a: string, b: string) => number,
): Map<number, number> {
  const split = splitNames(names, compare);
  return placeInGaps(split) ?? rankAll(split);
}

/**
 * Ranks names in the gaps between their neighbours where those suffice; otherwise undefined. `names` need only
 * contain the new ones and the two neighbours of each.
 */
export function rankNamesInGaps(
  names: readonly RankedName[],
  compare: (a: string, b: string) => number,
): Map<number, number> | undefined {
  return placeInGaps(splitNames(names, compare));
}

interface Split {
  readonly placed: readonly RankedName[];
  /** New names by the index of the ranked one that they precede. */
  readonly slots: ReadonlyMap<number, readonly RankedName[]>;
}

function splitNames(
  names: readonly RankedName[],
  compare: (a: string, b: string) => number,
): Split {
  const placed = names.filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank);
  const unplaced = names
    .filter(({ rank }) => rank === 0)
    .sort((a, b) => compare(a.name, b.name) || a.id - b.id);
  return { placed, slots: intoSlots(placed, unplaced, compare) };
}

function placeInGaps({ placed, slots }: Split): Map<number, number> | undefined {
  const changes = new Map<number, number>();
  for (const [slot, group] of slots) {
    const before = placed[slot - 1]?.rank ?? 0;
    const after =
      placed[slot]?.rank ?? Math.min(before + WIDEST_GAP * (group.length + 1), RANK_MAX);
    const step = (after - before) / (group.length + 1);
    if (step < 1) return undefined;
    group.forEach(({ id }, index) => {
      changes.set(id, before + Math.floor(step * (index + 1)));
    });
  }
  return changes;
}

/** Groups unranked names by the index of the ranked one that they precede. */
function intoSlots(
  placed: readonly RankedName[],
  unplaced: readonly RankedName[],
  compare: (a: string, b: string) => number,
): Map<number, RankedName[]> {
  const slots = new Map<number, RankedName[]>();
  let from = 0;
  for (const name of unplaced) {
    // After those of the same name.
    from = placeOf(placed, (other) => (compare(other.name, name.name) <= 0 ? -1 : 1), from);
    const group = slots.get(from);
    if (group) group.push(name);
    else slots.set(from, [name]);
  }
  return slots;
}

function rankAll({ placed, slots }: Split): Map<number, number> {
  const all: RankedName[] = [];
  for (let index = 0; index <= placed.length; index += 1) {
    all.push(...(slots.get(index) ?? []));
    const next = placed[index];
    if (next) all.push(next);
  }
  const gap = Math.max(1, Math.min(WIDEST_GAP, Math.floor(RANK_MAX / (all.length + 1))));
  const changes = new Map<number, number>();
  all.forEach(({ id, rank }, index) => {
    const place = (index + 1) * gap;
    if (place !== rank) changes.set(id, place);
  });
  return changes;
}
