import { isDeepStrictEqual } from 'node:util';
import type { EarlierKind } from '@dp/contract/staff/earlier-state-values.ts';
import type { EarlierState } from '@dp/contract/staff/earlier-states.ts';
import { listSubjectChanges, type SubjectChange } from '../audit-trail/subject-changes.ts';
import { requirePermission } from '../principals/principal.ts';
import { nameActors } from '../staff/read-staff-names.ts';
import type { EarlierView, Fields, OpenRecord } from './earlier-subject.ts';
import { EARLIER_SUBJECTS } from './earlier-subjects.ts';

/** Changes of a page; each leaves one state, and a second one where something else came between two of them. */
const PAGE = 20;

/**
 * A page of what a record was, the newest first, each with the fields in which it differs from now.
 *
 * @throws ProblemError 403 `permission_required` without the permission of editing the record; 404 for a record
 *   that is not there.
 */
export async function listEarlierStates(
  view: EarlierView,
  { kind, id }: { readonly kind: EarlierKind; readonly id: string },
  before: string | undefined,
): Promise<{ data: EarlierState[]; next: string | null }> {
  const { permission, open } = EARLIER_SUBJECTS[kind];
  requirePermission(view.staff, permission);
  const record = await open(view, id);
  const { db } = view.deps;
  const { rows, older, next } = await listSubjectChanges(db, record.changes, {
    before,
    limit: PAGE,
  });
  const nameOf = await nameActors(db, rows);
  const data = rows.flatMap((row, place) => {
    const found = statesLeftBy(row, rows[place + 1] ?? older);
    return found.flatMap(({ side, fields }) => {
      const difference = differenceFromNow(record, fields);
      if (difference === undefined) return [];
      const saved = side === 'after';
      const state = `${row.id}-${side}`;
      return [{ state, at: row.at.toISOString(), actor: nameOf(row), saved, ...difference }];
    });
  });
  return { data, next };
}

interface LeftState {
  readonly side: 'before' | 'after';
  readonly fields: Fields;
}

/** What a change saved, and what it found where that is not what the change before it saved. */
function statesLeftBy(row: SubjectChange, older: SubjectChange | undefined): LeftState[] {
  const found = row.before as Fields | null;
  const saved = row.after as Fields | null;
  if (isDeepStrictEqual(found, saved)) return [];
  return [
    ...(saved === null ? [] : [{ side: 'after' as const, fields: saved }]),
    ...(found === null || isDeepStrictEqual(found, older?.after)
      ? []
      : [{ side: 'before' as const, fields: found }]),
  ];
}

/** The fields of a state that are other ones now; undefined for a row that says too little of the record. */
function differenceFromNow(
  { now, read }: Pick<OpenRecord, 'now' | 'read'>,
  fields: Fields,
): Pick<EarlierState, 'was' | 'now'> | undefined {
  const state = read(fields);
  if (state === undefined) return undefined;
  const differing = Object.keys(state).filter(
    (name) => !isDeepStrictEqual(withoutNames(state[name]), withoutNames(now?.[name] ?? null)),
  );
  const pick = (from: Fields | null) =>
    Object.fromEntries(differing.map((name) => [name, from?.[name] ?? null]));
  return { was: pick(state), now: pick(now) };
}

/** What is named by an id is the same one under another name. */
function withoutNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNames);
  if (typeof value !== 'object' || value === null || !('id' in value)) return value;
  const { name: _, ...rest } = value as { readonly name?: string };
  return rest;
}
