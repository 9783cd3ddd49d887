import { type RefObject, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useErrorText } from '../api/use-error-text.ts';
import { signalScan } from '../sound/sounds.ts';

/** The results of scanned codes, in words for their field. */
export interface ScanAnswer {
  readonly words?: string;
  readonly isRefused: boolean;
}

export interface Scans {
  /** Answers codes from a scanner, a keyboard, the camera or a list. */
  readonly scan: (codes: readonly string[]) => Promise<void>;
  readonly answer: ScanAnswer | undefined;
  readonly field: RefObject<HTMLInputElement | null>;
}

/**
 * Scanned codes: each is answered by sound and in words, then the page is read again.
 *
 * @param read makes the call for codes; its refusals may also reject.
 */
export function useScans(read: (codes: readonly string[]) => Promise<ScanAnswer>): Scans {
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<ScanAnswer>();
  /** A single refused code comes back selected: the next scan replaces it, and a mistyped one can be corrected. */
  function offerAgain(codes: readonly string[]): void {
    const [code, ...others] = codes;
    if (code === undefined || others.length > 0 || field.current?.value !== '') return;
    field.current.value = code;
    field.current.select();
  }
  return {
    field,
    answer,
    scan: async (codes) => {
      // Emptied at once: a scanner may type the next code before the answer comes.
      if (field.current) field.current.value = '';
      const found = await read(codes).catch((error: unknown) => ({
        words: errorText(error),
        isRefused: true,
      }));
      signalScan(found.isRefused ? 'wrong' : 'right');
      setAnswer(found);
      if (found.isRefused) offerAgain(codes);
      await revalidate();
    },
  };
}
