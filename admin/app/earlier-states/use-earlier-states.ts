import type { EarlierKind } from '@dp/contract/staff/earlier-state-values.ts';
import type { EarlierState } from '@dp/contract/staff/earlier-states.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api/client.ts';

/** A record by its kind and what `listEarlierStates` calls it. */
export interface EarlierSubject<K extends EarlierKind = EarlierKind> {
  readonly kind: K;
  readonly id: number | string;
}

interface EarlierStates {
  /** Undefined until the first ones are here. */
  readonly states: readonly EarlierState[] | undefined;
  /** Why the next ones are not here. */
  readonly failure: unknown;
  readonly busy: boolean;
  /** Gets the next ones, or tries again; undefined at the end. */
  readonly more: (() => void) | undefined;
}

/** The earlier states of a record, the newest first, a page at a time. */
export function useEarlierStates({ kind, id }: EarlierSubject): EarlierStates {
  const [loaded, setLoaded] = useState<{
    readonly states?: readonly EarlierState[];
    readonly next: string | null;
    readonly failure?: unknown;
  }>({ next: null });
  const [busy, setBusy] = useState(false);
  const leave = useRef<AbortController>(undefined);

  async function load(): Promise<void> {
    const controller = new AbortController();
    leave.current = controller;
    const { signal } = controller;
    setBusy(true);
    try {
      const before = loaded.next ?? undefined;
      const params = { kind, id: String(id) };
      const page = await call('listEarlierStates', { params, query: { before }, signal });
      if (signal.aborted) return;
      setLoaded({ states: [...(loaded.states ?? []), ...page.data], next: page.next });
    } catch (failure) {
      if (signal.aborted) return;
      setLoaded({ ...loaded, failure });
    }
    setBusy(false);
  }

  const first = useRef(load);
  useEffect(() => {
    void first.current();
    return () => leave.current?.abort();
  }, []);

  const { states, next, failure } = loaded;
  const isEnd = states !== undefined && next === null && failure === undefined;
  return { states, failure, busy, more: isEnd ? undefined : () => void load() };
}
