import { useEffect } from 'react';
import { useFetcher } from 'react-router';

/**
 * Makes the page of a failed order ready while there is a connection: it is needed just when there may
 * be none. Loading its data, which asks the shop nothing, lets the router find it and fetch its code.
 */
export function useFailedPage(): void {
  const { load } = useFetcher({ key: 'failed-page' });
  useEffect(() => {
    void load('/failed-order-place');
  }, [load]);
}
