import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useEffect, useRef, useState } from 'react';

/** Pause after a change before it is asked about, in milliseconds. */
const PAUSE_MS = 250;

/** What the API says of what is typed or chosen. */
export interface LatestAnswer<T> {
  /** The last answer; the one of what is typed now unless `pending`. */
  readonly data: T | undefined;
  /** The answer of what is typed now; undefined until it arrives. */
  readonly current: T | undefined;
  readonly pending: boolean;
  /** Why what is typed now is not answered. */
  readonly error: unknown;
  /** Asks again, since prices or stock have changed meanwhile, or it failed. */
  readonly refresh: () => void;
}

/**
 * Asks about what is typed, a moment after it stopped changing; what was asked before is given up.
 *
 * @param body JSON-like; undefined while there is nothing to ask.
 */
export function useLatestAnswer<B, T>(
  body: B | undefined,
  ask: (body: B, signal: AbortSignal) => Promise<T>,
  pauseMs = PAUSE_MS,
): LatestAnswer<T> {
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
    }, pauseMs);
    return () => {
      leave.abort();
      clearTimeout(timer);
    };
  }, [key, pauseMs]);
  const isCurrent = answer?.key === key;
  const error = isCurrent ? answer?.error : undefined;
  return {
    data: answer?.data,
    current: isCurrent && error === undefined ? answer?.data : undefined,
    pending: key !== undefined && !isCurrent,
    error,
    refresh: () => setRound((before) => before + 1),
  };
}
