import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../api/client.ts';

export type Sellable = StaffCallOutput<'findSellable'>['data'][number];

/** Pause after a key before searching, in milliseconds. */
const PAUSE_MS = 150;

interface Found {
  readonly key: string;
  readonly products: readonly Sellable[];
  readonly error?: unknown;
}

/** Products on sale that a text means, with their stock of this moment; the last findings stay until the next. */
export function useProductSearch(text: string) {
  const wanted = text.trim().slice(0, 100);
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Found>();
  const key = wanted === '' ? '' : `${round} ${wanted}`;
  useEffect(() => {
    if (key === '') return;
    const leave = new AbortController();
    const { signal } = leave;
    const timer = setTimeout(async () => {
      try {
        const { data } = await call('findSellable', { query: { text: wanted }, signal });
        if (!signal.aborted) setFound({ key, products: data });
      } catch (error) {
        if (!signal.aborted) setFound({ key, products: [], error });
      }
    }, PAUSE_MS);
    return () => {
      leave.abort();
      clearTimeout(timer);
    };
  }, [key, wanted]);
  const retry = useCallback(() => setRound((before) => before + 1), []);
  const isCurrent = found?.key === key;
  return {
    /** Undefined while nothing is searched for. */
    products: key === '' ? undefined : found?.products,
    pending: key !== '' && !isCurrent,
    error: isCurrent ? found.error : undefined,
    retry,
  };
}
