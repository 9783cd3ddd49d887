import { useEffect, useState } from 'react';
import type { Deferred } from '../api/recent-responses.ts';
import type { ListStart } from '../product-lists/load-list.ts';
import { foundBy } from './open-search.ts';

/** How many products a search found, as its page says: near ones where there are no others; undefined until then. */
export function useTotal(list: Deferred<ListStart> | undefined): number | undefined {
  const [answered, setAnswered] = useState<{ list: typeof list; total: number }>();
  useEffect(() => {
    let current = true;
    // The list shows its own error.
    Promise.resolve(list).then(
      (start) => current && start && setAnswered({ list, total: start.total || foundBy(start) }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [list]);
  return answered?.list === list ? answered?.total : undefined;
}
