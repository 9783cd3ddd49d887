import { useEffect, useId, useRef } from 'react';

interface Overlay {
  readonly id: string;
  readonly close: () => void;
}

const open: Overlay[] = [];
let ownSteps = 0;

/**
 * Runs before the router's own listener. An overlay's history entry has the address and the state of
 * the page below it, so the router must hear nothing when such an entry goes: to it, nothing moved.
 */
function onPopState(event: PopStateEvent): void {
  if (ownSteps > 0) {
    ownSteps -= 1;
    event.stopImmediatePropagation();
    return;
  }
  const top = open.pop();
  if (top === undefined) return;
  event.stopImmediatePropagation();
  top.close();
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener('popstate', onPopState, { capture: true });
}

function entryOf(state: unknown): string | undefined {
  return (state as { overlay?: string } | null)?.overlay;
}

/**
 * Lets Back close a sheet, menu or dialog instead of leaving the page. Closed in another way, the
 * entry it added is taken out again. A link inside one should navigate with `replace`, so that it
 * takes the place of that entry.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const id = useId();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    listen();
    history.pushState({ ...history.state, overlay: id }, '');
    const overlay: Overlay = { id, close: () => latest.current() };
    open.push(overlay);
    return () => {
      const at = open.indexOf(overlay);
      if (at === -1) return;
      open.splice(at, 1);
      // A navigation out of the overlay may just be replacing the entry: look once it is done.
      setTimeout(() => {
        if (entryOf(history.state) !== id || open.some((other) => other.id === id)) return;
        ownSteps += 1;
        history.back();
      });
    };
  }, [isOpen, id]);
}
