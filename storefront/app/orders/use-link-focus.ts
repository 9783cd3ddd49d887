import { useEffect, useRef } from 'react';

/**
 * Where the focus goes on the page of an order's link when what had it goes away: to what the order's new state says,
 * or, when a task was given up, back to the button that opened it.
 */
export function useLinkFocus(task: 'address' | 'cancel' | undefined, state: string) {
  const said = useRef<HTMLDivElement>(null);
  const address = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const shown = useRef({ task, state });
  useEffect(() => {
    const before = shown.current;
    shown.current = { task, state };
    const opener = { address, cancel }[before.task ?? 'address'].current;
    if (before.state !== state) said.current?.focus();
    else if (before.task !== undefined && task === undefined) (opener ?? said.current)?.focus();
  }, [task, state]);
  return { said, address, cancel };
}
