import { useEffect, useState } from 'react';
import { secondsUntil } from './pending-code.ts';

/** Whole seconds until a moment (milliseconds since 1970), counted down to 0 while shown. */
export function useCountdown(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = secondsUntil(moment, now);
  const running = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
