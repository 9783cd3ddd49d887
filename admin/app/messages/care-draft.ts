import type { ContactThread } from '@dp/contract/staff/contact-inbox.ts';

interface Care {
  /** Id of the colleague who takes care of it; empty for nobody. */
  readonly assigned: string;
  readonly note: string;
}

/** What is typed about a message's care, with what was stored when that began. */
export interface CareDraft extends Care {
  readonly seen: Care & { readonly version: number };
}

/** The draft that a message begins with. */
export function careDraftOf({ assigned_to, staff_note, version }: ContactThread): CareDraft {
  const stored = { assigned: String(assigned_to?.id ?? ''), note: staff_note ?? '' };
  return { ...stored, seen: { ...stored, version } };
}

/**
 * What to show of a draft over the message as it is by now: what is not typed follows it. `version` is the one to
 * save over: the message's own, though an answer or a new state raised it meanwhile, unless what is typed was
 * changed there as well.
 */
export function careOver(
  draft: CareDraft,
  thread: ContactThread,
): Care & { readonly version: number } {
  const { seen } = draft;
  const now = careDraftOf(thread);
  const isTyped = (name: keyof Care) => draft[name] !== seen[name];
  const isOvertaken = (name: keyof Care) => isTyped(name) && now[name] !== seen[name];
  return {
    assigned: isTyped('assigned') ? draft.assigned : now.assigned,
    note: isTyped('note') ? draft.note : now.note,
    version: isOvertaken('assigned') || isOvertaken('note') ? seen.version : thread.version,
  };
}
