import type { CustomerPage, CustomerSummary } from '@dp/contract/staff/customers.ts';
import { useEffect, useState } from 'react';
import { call } from '../api/client.ts';
import { useLatestAnswer } from '../api/use-latest-answer.ts';

/** Fewer digits are the beginning of many phones. */
const DIGITS_MIN = 10;

/** Customers with a phone; undefined until it is typed and looked up. */
export function useCallers(phone: string): {
  readonly callers: readonly CustomerSummary[] | undefined;
  readonly pending: boolean;
  readonly error: unknown;
} {
  const isTyped = phone.replace(/\D/g, '').length >= DIGITS_MIN;
  const { current, pending, error } = useLatestAnswer(
    isTyped ? { text: phone } : undefined,
    (query, signal) => call('listCustomers', { query, signal }),
  );
  return { callers: current?.data, pending, error };
}

/**
 * A chosen caller's page: what to know while talking, and where they have things delivered.
 *
 * @param known the page that was read already.
 */
export function useCaller(
  id: number | undefined,
  known: CustomerPage | undefined,
): CustomerPage | undefined {
  const [page, setPage] = useState(known);
  const isRead = id === page?.id;
  useEffect(() => {
    if (id === undefined || isRead) return;
    const leave = new AbortController();
    call('getCustomer', { params: { id }, signal: leave.signal }).then(
      ({ data }) => setPage(data),
      // Without it the address is typed.
      () => undefined,
    );
    return () => leave.abort();
  }, [id, isRead]);
  return isRead ? page : undefined;
}
