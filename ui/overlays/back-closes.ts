import { useEffect, useId, useRef } from 'react';

interface Overlay {
  readonly id: string;
  /** Returns false where it stays open, as one that asks first. */
  readonly close: () => unknown;
}

const open: Overlay[] = [];
let ownSteps = 0;

/**
 * An overlay's history entry has the address and state of the page below it, so the router must not see its
 * removal.
 */
function onPopState(event: PopStateEvent): void {
  if (ownSteps > 0) {
    ownSteps -= 1;
    event.stopImmediatePropagation();
    leaveDeadEntry();
    return;
  }
  const top = open.pop();
  if (top === undefined) return;
  event.stopImmediatePropagation();
  if (top.close() === false) enter(top);
}

/** The overlay of the entry that the browser is at. */
function entry(): string | undefined {
  return history.state?.overlay;
}

/** Whether that entry is of an overlay that is no longer open. */
function isDead(): boolean {
  return ownSteps === 0 && !!entry() && open.every((overlay) => overlay.id !== entry());
}

function note(overlay: string | undefined, write: 'pushState' | 'replaceState'): void {
  history[write]({ ...history.state, overlay }, '');
}

/** Gives an overlay its entry, which Back takes away; that of one which it replaces, if there is one. */
function enter(overlay: Overlay): void {
  note(overlay.id, isDead() ? 'replaceState' : 'pushState');
  open.push(overlay);
}

/** Steps back from a closed overlay's entry; the next may be of one that closed with it. */
function leaveDeadEntry(): void {
  if (!isDead()) return;
  ownSteps += 1;
  history.back();
}

/**
 * Listens for Back. Call before the router starts: listeners on the window run in order of registration,
 * capturing or not.
 */
export function startBackCloses(): void {
  addEventListener('popstate', onPopState);
}

/**
 * Call before navigating out of a sheet, menu or dialog; the navigation must use `replace`, so that it
 * replaces the overlay's entry. `OverlayLink` does both.
 */
export function leaveOverlays(): void {
  open.length = 0;
  // Should the navigation be held up by a question, that must not take the entry for one to be removed.
  note(undefined, 'replaceState');
}

/** How often, in milliseconds and times, the history is looked at while an overlay's entry is removed. */
const LOOK_MS = 10;
const LOOKS = 50;
/**
 * How often the history is looked at once the browser was asked to remove the entry: on a busy machine a step back
 * takes its time.
 */
const LOOKS_AT_STEP = 500;

/**
 * Resolves once the overlay that was just closed has left the history, for what may navigate afterwards
 * without knowing of the overlay.
 */
export async function overlayLeft(): Promise<void> {
  const left = entry();
  for (let look = 0; left !== undefined && left === entry(); look += 1) {
    if (look >= (ownSteps > 0 ? LOOKS_AT_STEP : LOOKS)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/**
 * Lets Back close a sheet, menu or dialog instead of leaving the page. Closed in another way, its history
 * entry is removed.
 *
 * @param close returns false where the overlay stays open, to ask first.
 */
export function useBackCloses(isOpen: boolean, close: () => unknown): void {
  const id = useId();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const overlay: Overlay = { id, close: () => latest.current() };
    enter(overlay);
    return () => {
      const at = open.indexOf(overlay);
      if (at === -1) return;
      open.splice(at, 1);
      // What replaces it at once takes over its entry; in React's strict mode that is the same one.
      setTimeout(leaveDeadEntry);
    };
  }, [isOpen, id]);
}
