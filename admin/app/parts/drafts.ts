import { readSessionJson, writeSessionJson } from '@dp/ui/storage/session-values.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '../session/me.ts';

const PREFIX = 'STAFF_DRAFT';
const INDEX = `${PREFIX}S`;
/** Pause after a change before it is stored, in milliseconds. */
const PAUSE_MS = 300;

function storedKeys(): readonly string[] {
  const keys = readSessionJson(INDEX);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

/** Removes every draft of this tab, when its person signs out. */
export function forgetDrafts(): void {
  for (const key of storedKeys()) writeSessionJson(key, undefined);
  writeSessionJson(INDEX, undefined);
}

export interface Draft<T> {
  readonly value: T;
  readonly change: (value: T) => void;
  /** Whether it differs from what it began with, as after a reload in the middle of typing. */
  readonly isChanged: boolean;
  /** After saving or giving up: begins again with `initial`. */
  readonly forget: () => void;
}

/**
 * What is typed into a long form; survives a reload and a new sign-in of the same person in this tab.
 *
 * @param name of the form and its record, such as `role 12`; with the record's version, so that a draft of an
 *   older version is not taken up.
 * @param initial JSON-like; what the form shows when there is no draft.
 */
export function useDraft<T>(name: string, initial: T): Draft<T> {
  const { id } = useMe();
  const key = `${PREFIX} ${id} ${name}`;
  const [state, setState] = useState(() => ({ key, value: read<T>(key) }));
  // Another record on the same page has its own draft.
  const current = state.key === key ? state : { key, value: read<T>(key) };
  const latest = useRef(current);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = current;
  });

  const store = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { key: name, value } = latest.current;
    writeSessionJson(name, value);
    writeSessionJson(INDEX, [...new Set([...storedKeys(), name])]);
  }, []);
  useEffect(() => {
    const leave = () => timer.current !== undefined && store();
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
    };
  }, [store]);

  return {
    value: current.value ?? initial,
    isChanged: current.value !== undefined,
    change: (value) => {
      latest.current = { key, value };
      setState(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(store, PAUSE_MS);
    },
    forget: () => {
      latest.current = { key, value: undefined };
      setState(latest.current);
      store();
    },
  };
}

function read<T>(key: string): T | undefined {
  return readSessionJson(key) as T | undefined;
}
