import type { CountLine } from '@dp/contract/staff/stock-counts.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useRef, useState } from 'react';

interface Chosen {
  readonly line: CountLine;
  /** How many of it were found, as typed so far. */
  readonly typed: string;
}

export interface CountEntry {
  /** The product that is counted now. */
  readonly chosen: Chosen | undefined;
  /** Goes on to a product; false where a typed count of another one has not been entered. */
  readonly choose: (line: CountLine) => boolean;
  /** Why it did not. */
  readonly refusal: () => string;
  readonly type: (typed: string) => void;
  readonly finish: () => void;
}

/** Which product of a count is being entered, and what is typed about it. */
export function useCountEntry(): CountEntry {
  const t = useTranslations('stockCounts');
  const [chosen, setChosen] = useState<Chosen>();
  // More may have been typed by the time a scan is answered.
  const latest = useRef(chosen);
  const change = (next: Chosen | undefined) => {
    latest.current = next;
    setChosen(next);
  };
  return {
    chosen,
    choose: (line) => {
      const before = latest.current;
      const typed = before?.typed ?? '';
      const isSame = before?.line.id === line.id;
      if (!isSame && typed.trim() !== '') return false;
      change({ line, typed: isSame ? typed : '' });
      return true;
    },
    refusal: () => t('enterFirst', { name: latest.current?.line.name ?? '' }),
    type: (typed) => latest.current && change({ ...latest.current, typed }),
    finish: () => change(undefined),
  };
}
