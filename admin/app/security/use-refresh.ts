import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { loadMe } from '../sign-in/load-me.ts';

/** Loads the page's data and who one is again, after a change of one's own account. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    await Promise.all([loadMe(), revalidate()]);
  }, [revalidate]);
}
