import type { Locale } from '@dp/contract/locale.ts';
import type { EarlierKind } from '@dp/contract/staff/earlier-state-values.ts';
import type { EarlierRecord } from '@dp/contract/staff/earlier-states.ts';
import type { Permission } from '@dp/contract/staff/permissions.ts';
import type { ChangesOf } from '../audit-trail/subject-changes.ts';
import type { AppDeps } from '../deps.ts';
import type { StaffPrincipal } from '../principals/principal.ts';

/** What records are read with, and in whose language. */
export interface EarlierView {
  readonly deps: AppDeps;
  readonly staff: StaffPrincipal;
  readonly locale: Locale;
}

export type Fields = Readonly<Record<string, unknown>>;
type RecordOf<K extends EarlierKind> = Extract<EarlierRecord, { kind: K }>['record'];

/** A kind of record whose changes leave all that its editor needs in the audit trail. */
export interface EarlierSubject<K extends EarlierKind = EarlierKind> {
  /** Of editing it. */
  readonly permission: Permission;
  /**
   * @param id or `REMOVED`, for those that can be added again.
   * @throws ProblemError 404 for a record that is not there.
   */
  readonly open: (view: EarlierView, id: string) => Promise<OpenRecord<K>>;
}

/** One record, with what its states are compared with. */
export interface OpenRecord<K extends EarlierKind = EarlierKind> {
  /** Its changes in the audit trail whose rows have the whole record. */
  readonly changes: ChangesOf;
  /** As the audit trail would have it now; null for a place without a rate of its own, and for a removed record. */
  readonly now: Fields | null;
  /** What the editor takes of a row's fields; undefined for a row that says too little. */
  readonly read: (fields: Fields) => Fields | undefined;
  /**
   * The record in a state that `read` has returned. What the shop no longer has stays as it is now, and is named.
   *
   * @param id of the record that the row is of, also among removed ones.
   * @throws ProblemError 503 `media_away`.
   */
  readonly inState: (state: Fields, id: string) => Promise<Restored<K>>;
}

/** A record in an earlier state, and the fields that could not be brought back. */
export interface Restored<K extends EarlierKind> {
  readonly record: RecordOf<K>;
  readonly lost: readonly string[];
}
