import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { call } from '../api/client.ts';
import { useLatestAnswer } from '../api/use-latest-answer.ts';

export type Sellable = StaffCallOutput<'findSellable'>['data'][number];

/** Pause after a key before searching, in milliseconds. */
const PAUSE_MS = 150;

/** Products on sale that a text means, with their stock of this moment; the last findings stay until the next. */
export function useProductSearch(text: string) {
  const wanted = text.trim().slice(0, 100);
  const query = wanted === '' ? undefined : { text: wanted };
  const { data, pending, error, refresh } = useLatestAnswer(query, search, PAUSE_MS);
  return {
    /** Undefined while nothing is searched for; none where the search failed. */
    products: query && (error === undefined ? data : []),
    pending,
    error,
    retry: refresh,
  };
}

async function search(query: { readonly text: string }, signal: AbortSignal) {
  return (await call('findSellable', { query, signal })).data;
}
