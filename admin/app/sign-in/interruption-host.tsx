import { lazy, Suspense } from 'react';
import { useInterruption } from '../session/interruptions.ts';

const InterruptionDialog = lazy(() => import('./interruption-dialog.tsx'));

/** Shows what must be given before a refused call is repeated; its code is loaded then. */
export function InterruptionHost() {
  const asked = useInterruption();
  return <Suspense>{asked === undefined ? null : <InterruptionDialog asked={asked} />}</Suspense>;
}
