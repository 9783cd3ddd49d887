import type { EarlierKind } from '@dp/contract/staff/earlier-state-values.ts';
import type { EarlierRecord } from '@dp/contract/staff/earlier-states.ts';
import { readSubjectChange } from '../audit-trail/subject-changes.ts';
import { requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { EarlierView, Fields } from './earlier-subject.ts';
import { EARLIER_SUBJECTS } from './earlier-subjects.ts';

interface WantedState {
  readonly kind: EarlierKind;
  readonly id: string;
  /** `<row>-before` or `<row>-after`. */
  readonly state: string;
}

/**
 * A record in an earlier state, for its editor; nothing is saved.
 *
 * @throws ProblemError 403 `permission_required` without the permission of editing the record; 404 for a record
 *   that is not there, `earlier_state_not_found` also for a state of another record; 503 `media_away`.
 */
export async function getEarlierState(
  view: EarlierView,
  { kind, id, state }: WantedState,
): Promise<EarlierRecord> {
  const { permission, open } = EARLIER_SUBJECTS[kind];
  requirePermission(view.staff, permission);
  const record = await open(view, id);
  const [row = '', side] = state.split('-');
  const change = await readSubjectChange(view.deps.db, record.changes, Number(row));
  const fields = (side === 'before' ? change?.before : change?.after) as Fields | null | undefined;
  const then = fields ? record.read(fields) : undefined;
  if (change === undefined || then === undefined)
    throw new ProblemError(404, 'earlier_state_not_found');
  const restored = await record.inState(then, change.subjectId);
  // Each kind's record is of its own shape, which the registry says.
  return { kind, ...restored, lost: [...restored.lost] } as EarlierRecord;
}
