import { useLocation } from 'react-router';

/**
 * Navigation state for pages that report an outcome, such as a failed order. A typed address has none and
 * must not claim anything.
 */
export const OUTCOME_STATE = { justHappened: true } as const;

/**
 * Whether the page was reached from the action it reports; a reload preserves that, a typed address lacks it.
 */
export function useHasOutcome(): boolean {
  const state = useLocation().state as Partial<typeof OUTCOME_STATE> | null;
  return state?.justHappened === true;
}
