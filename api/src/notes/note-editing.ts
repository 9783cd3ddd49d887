import { MINUTE_MS } from '@dp/contract/durations.ts';
import { NOTE_EDITABLE_MINUTES } from '@dp/contract/staff/limits.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';

/** Until when its author may edit a note of staff. */
export function noteEditableUntil(written: Date): Date {
  return new Date(written.getTime() + NOTE_EDITABLE_MINUTES * MINUTE_MS);
}

/** Whether somebody wrote a note of staff, and not too long ago to edit it. */
export function mayEditNote(
  note: { readonly actor: Principal['kind']; readonly actorId: number | null },
  written: Date,
  principal: Principal,
  now: Date,
): boolean {
  const { actor, actorId } = actorOf(principal);
  return note.actor === actor && note.actorId === actorId && now <= noteEditableUntil(written);
}
