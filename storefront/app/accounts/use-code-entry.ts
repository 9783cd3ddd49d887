import { OTP_LENGTH } from '@dp/contract/limits.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';

export interface Resent {
  /** When the next one may be requested, milliseconds since 1970. */
  readonly retryAt: number;
  /** That it was sent. */
  readonly said?: string;
}

export interface CodeEntrySetup {
  /** Verifies a six-digit code and navigates on success. */
  readonly verify: (code: string) => Promise<void>;
  /** Requests another code. */
  readonly resend: () => Promise<Resent>;
  /** When another one may first be requested, milliseconds since 1970. */
  readonly retryAt: number;
}

export interface CodeEntry {
  /** Changes when the field starts over, empty. */
  readonly round: number;
  readonly field: Ref<HTMLInputElement>;
  /** What is wrong with the code. */
  readonly problem: string | undefined;
  /** No code is valid until another one is sent. */
  readonly dead: boolean;
  /** That another code was sent, until an attempt fails. */
  readonly said: string | undefined;
  /** A failure other than a wrong code. */
  readonly failure: unknown;
  readonly busy: boolean;
  readonly resending: boolean;
  readonly retryAt: number;
  readonly onCodeChange: (code: string) => void;
  readonly submit: () => void;
  readonly tryCode: (code: string) => void;
  readonly sendAgain: () => void;
  /** Clears the field and shows the reason. */
  readonly startOver: (why: string) => void;
}

/**
 * State of a code field: submits when complete, one request at a time; a wrong code shows an error and clears
 * the field; a new code can be requested after a delay.
 */
export function useCodeEntry(setup: CodeEntrySetup): CodeEntry {
  const t = useTranslations('accounts');
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const code = useRef('');
  const trying = useRef(false);
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [dead, setDead] = useState(false);
  const [said, setSaid] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [resending, setResending] = useState(false);
  const [retryAt, setRetryAt] = useState(setup.retryAt);

  // One frame later, because a new page first focuses its own heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round has its own field.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [round]);

  const refuse = useCallback((why: string) => {
    setSaid(undefined);
    setProblem(why);
  }, []);

  const startOver = useCallback(
    (why: string) => {
      code.current = '';
      refuse(why);
      setRound((count) => count + 1);
    },
    [refuse],
  );

  async function tryCode(full: string): Promise<void> {
    if (trying.current) return;
    trying.current = true;
    setBusy(true);
    setProblem(undefined);
    setSaid(undefined);
    setFailure(undefined);
    try {
      await setup.verify(full);
    } catch (error) {
      const wrong = isApiError(error, 'otp_wrong');
      const expired = isApiError(error, 'otp_expired');
      if (wrong || expired) setDead(expired);
      if (wrong) startOver(t('code.wrong'));
      else if (expired) startOver(errorText(error));
      else if (codeRefused(error)) startOver(t('code.sixDigits'));
      else setFailure(() => error);
    } finally {
      trying.current = false;
      setBusy(false);
    }
  }

  async function sendAgain(): Promise<void> {
    if (resending) return;
    setResending(true);
    setFailure(undefined);
    try {
      const resent = await setup.resend();
      setRetryAt(resent.retryAt);
      setSaid(resent.said);
      setDead(false);
      setProblem(undefined);
      setRound((count) => count + 1);
    } catch (error) {
      if (isApiError(error, 'otp_too_soon')) setRetryAt(Date.now() + waitOf(error) * 1_000);
      else setFailure(() => error);
    } finally {
      setResending(false);
    }
  }

  return {
    round,
    field,
    problem,
    dead,
    said,
    failure,
    busy,
    resending,
    retryAt,
    onCodeChange: (typed) => {
      code.current = typed;
      setProblem(undefined);
    },
    tryCode: (full) => void tryCode(full),
    submit: () => {
      if (code.current.length === OTP_LENGTH) return void tryCode(code.current);
      refuse(t('code.sixDigits'));
      field.current?.focus();
    },
    sendAgain: () => void sendAgain(),
    startOver,
  };
}

function codeRefused(error: unknown): boolean {
  return isApiError(error, 'validation_failed') && error.fields.code !== undefined;
}

function waitOf(error: ApiError): number {
  const { retry_in: seconds } = error.data;
  return typeof seconds === 'number' ? seconds : 60;
}
