import { useLocation } from 'react-router';

/**
 * The navigation state for a page that only tells what has just happened, such as a failed order. Its
 * address typed by hand carries none, and must not claim anything.
 */
export const OUTCOME_STATE = { justHappened: true } as const;

/** Whether the page was reached from what it tells about; a reload keeps that, a typed address lacks it. */
export function useHasOutcome(): boolean {
  const state = useLocation().state as Partial<typeof OUTCOME_STATE> | null;
  return state?.justHappened === true;
}
