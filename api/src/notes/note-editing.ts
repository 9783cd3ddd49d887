import { MINUTE_MS } from '@dp/contract/durations.ts';
import { NOTE_EDITABLE_MINUTES } from '@dp/contract/staff/limits.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';

/** Until when its author may edit a note of staff. */
export function noteEditableUntil(written: Date): Date {
  return new Date(written.getTime() + NOTE_EDITABLE_MINUTES * MINUTE_MS);
}

/** Whether a note is the last one again, as after a lost answer: the same words by its author, who may still edit it. */
export function isSameNote(
  last: Parameters<typeof mayEditNote>[0] & { readonly text: string; readonly at: Date },
  text: string,
  principal: Principal,
  now: Date,
): boolean {
  return last.text === text && mayEditNote(last, last.at, principal, now);
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
