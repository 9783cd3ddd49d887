import type { IconNode } from 'lucide';
import { useLayoutEffect, useRef } from 'react';

/** Something that the palette can do on the pages where it is registered. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: IconNode;
  readonly run: () => void;
}

const registered = new Set<{ readonly current: readonly Command[] }>();

/** Registers the commands of a page or part for as long as it is shown. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useLayoutEffect(() => {
    registered.add(latest);
    return () => {
      registered.delete(latest);
    };
  }, []);
}

/** All commands of what is shown. */
export function activeCommands(): readonly Command[] {
  return [...registered].flatMap(({ current }) => current);
}
