import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useEffect, useRef, useState } from 'react';

/** Pause after a change before it is priced, in milliseconds. */
const PAUSE_MS = 250;

/** What the API says of an order that is being written. */
export interface Quote<T> {
  /** The last answer; the one of what is typed now unless `pending`. */
  readonly data: T | undefined;
  readonly pending: boolean;
  /** Why what is typed now cannot be priced. */
  readonly error: unknown;
  /** Asks again, since prices or stock have changed meanwhile. */
  readonly refresh: () => void;
}

/**
 * Prices what is typed, a moment after it stopped changing; the last answer stays until the next one arrives.
 *
 * @param body JSON-like; undefined while it cannot be priced.
 */
export function useQuote<B, T>(
  body: B | undefined,
  ask: (body: B, signal: AbortSignal) => Promise<T>,
): Quote<T> {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{
    readonly key: string;
    readonly data: T | undefined;
    readonly error?: unknown;
  }>();
  // In the language shown, as names and places are.
  const locale = useLocale();
  const key = body === undefined ? undefined : `${locale} ${round} ${JSON.stringify(body)}`;
  const latest = useRef({ body, ask });
  useEffect(() => {
    latest.current = { body, ask };
  });
  useEffect(() => {
    const { body: asked, ask: call } = latest.current;
    if (key === undefined || asked === undefined) return;
    const leave = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const data = await call(asked, leave.signal);
        if (!leave.signal.aborted) setAnswer({ key, data });
      } catch (error) {
        if (leave.signal.aborted) return;
        setAnswer((before) => ({ key, data: before?.data, error }));
      }
    }, PAUSE_MS);
    return () => {
      leave.abort();
      clearTimeout(timer);
    };
  }, [key]);
  const isCurrent = answer?.key === key;
  return {
    data: answer?.data,
    pending: key !== undefined && !isCurrent,
    error: isCurrent ? answer?.error : undefined,
    refresh: () => setRound((before) => before + 1),
  };
}
