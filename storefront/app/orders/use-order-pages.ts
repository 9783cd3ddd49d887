import type { OrderSummary } from '@dp/contract/orders.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadOrders, type OrderFilter } from './load-orders.ts';

/** Pages that come by themselves when the end of the list is near; then a button asks for more. */
const BY_ITSELF = 3;

interface FirstPage {
  readonly data: readonly OrderSummary[];
  readonly total: number;
}

/** What is shown of the history: its first page and those loaded after it. */
export function useOrderPages({ tab, status }: OrderFilter, first: FirstPage) {
  const [more, setMore] = useState<{ readonly of: FirstPage; readonly orders: OrderSummary[] }>({
    of: first,
    orders: [],
  });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [pages, setPages] = useState(1);
  const end = useRef<HTMLDivElement>(null);
  // A first page loaded anew (another language, a refresh) starts the list over.
  const further = more.of === first ? more.orders : [];
  const orders = [...first.data, ...further];
  const isAll = orders.length >= first.total;

  const load = useCallback(async () => {
    setState('loading');
    try {
      const { data } = await loadOrders(
        { tab, status },
        { offset: first.data.length + further.length },
      );
      const known = new Set([...first.data, ...further].map(({ id }) => id));
      // An order placed meanwhile shifts the pages: none is shown twice.
      const fresh = data.filter(({ id }) => !known.has(id));
      setMore({ of: first, orders: [...further, ...fresh] });
      setPages((count) => count + 1);
      setState('idle');
    } catch {
      setState('failed');
    }
  }, [tab, status, first, further]);

  const byItself = !isAll && state === 'idle' && pages < BY_ITSELF;
  useEffect(() => {
    const mark = end.current;
    if (!byItself || mark === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void load();
      },
      { rootMargin: '400px' },
    );
    watch.observe(mark);
    return () => watch.disconnect();
  }, [byItself, load]);

  return { orders, isAll, state, load, end };
}
