import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** How often others' work is read, in milliseconds. */
const EVERY_MS = 5_000;

/** Reads the page again every few seconds while it is visible, so that two pickers see each other's ticks. */
export function useFreshness(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(read, EVERY_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [revalidate]);
}
