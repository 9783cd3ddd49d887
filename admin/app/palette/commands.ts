import type { IconNode } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Something that the palette can do on the pages where it is registered. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: IconNode;
  readonly run: () => void;
}

const registered = new Set<{ readonly current: readonly Command[] }>();
const changes = new EventTarget();

/** Registers the commands of a page or part for as long as it is shown. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useLayoutEffect(() => {
    registered.add(latest);
    changes.dispatchEvent(new Event('change'));
    return () => {
      registered.delete(latest);
      changes.dispatchEvent(new Event('change'));
    };
  }, []);
}

/** All commands of what is shown, those of parts that come later too. */
export function useActiveCommands(): readonly Command[] {
  const [commands, setCommands] = useState(activeCommands);
  useEffect(() => {
    const renew = () => setCommands(activeCommands());
    renew();
    changes.addEventListener('change', renew);
    return () => changes.removeEventListener('change', renew);
  }, []);
  return commands;
}

function activeCommands(): readonly Command[] {
  return [...registered].flatMap(({ current }) => current);
}
