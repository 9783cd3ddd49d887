import { useEffect } from 'react';
import { useFetcher } from 'react-router';

/**
 * Prefetches the failure page while there is a connection. Loading its data, which needs no request, makes
 * the router discover it and fetch its code.
 */
export function useFailedPage(): void {
  const { load } = useFetcher({ key: 'failed-page' });
  useEffect(() => {
    void load('/failed-order-place');
  }, [load]);
}
