import { useOutletContext } from 'react-router';
import type { clientLoader } from './queues-layout.tsx';

type Queues = Awaited<ReturnType<typeof clientLoader>>;

/** The counts of the queues and the saved views, which the layout loads for all lists of orders. */
export function useQueues(): Queues {
  return useOutletContext<Queues>();
}
