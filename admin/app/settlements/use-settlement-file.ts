import { dayOf } from '@dp/contract/cairo-time.ts';
import type { SettlementFault } from '@dp/contract/staff/settlement-values.ts';
import type { SettlementPreview } from '@dp/contract/staff/settlements.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createStaffClient, thisTab } from '../api/client.ts';
import { isStaffApiError } from '../api/staff-api-error.ts';
import { useAction } from '../parts/use-action.ts';

/** As long as the API waits for a whole file, in milliseconds. */
const TIMEOUT_MS = 180_000;

/** What is wrong with a file: in a line, or with all of it. */
export interface FileProblem {
  readonly line: number | null;
  readonly fault: SettlementFault;
  readonly text: string | null;
}

interface Refused {
  readonly courier: string;
  readonly problems: readonly FileProblem[];
}

interface Checked {
  readonly courier: string;
  readonly file: File;
  readonly preview: SettlementPreview;
}

/**
 * A courier's file that is looked at and then booked as it was shown.
 *
 * @param shown the courier that is chosen now: what was found out of another's file is not shown.
 */
export function useSettlementFile(shown: string) {
  const t = useTranslations('settlements');
  const navigate = useNavigate();
  const [checked, setChecked] = useState<Checked>();
  const [refused, setRefused] = useState<Refused>();
  const [progress, setProgress] = useState<{ readonly asked: number; readonly all: number }>();
  const client = () => createStaffClient({ ...thisTab, timeoutMs: TIMEOUT_MS });
  const check = async (courier: string, file: File) => {
    setChecked(undefined);
    setRefused(undefined);
    try {
      const input = { params: { id: courier }, body: file };
      const { data } = await client().call('checkSettlementFile', input);
      setChecked({ courier, file, preview: data });
    } catch (error) {
      if (!isStaffApiError(error, 'settlement_unreadable')) throw error;
      setRefused({ courier, problems: error.data.problems as readonly FileProblem[] });
    }
  };
  /** A file of what the courier company's API says. Nothing is left half done when it does not answer. */
  const fetchPieces = async (courier: string) => {
    setChecked(undefined);
    setRefused(undefined);
    const pieces: string[] = [];
    let lines = 0;
    let asked = 0;
    let after: string | undefined;
    try {
      do {
        const input = { params: { id: courier }, query: { after } };
        const { data, next } = await client().call('fetchSettlement', input);
        pieces.push(data.csv);
        lines += data.lines;
        asked += data.asked;
        setProgress({ asked, all: asked + data.left });
        after = next === null ? undefined : String(next);
      } while (after !== undefined);
    } finally {
      setProgress(undefined);
    }
    if (lines === 0) return void showToast(t('nothingPaid', { count: asked }));
    const day = dayOf(new Date());
    await check(courier, new File(pieces, `bosta-${day}.csv`));
  };
  const book = async ({ courier, file, preview }: Checked) => {
    try {
      const { data } = await client().call('bookSettlementFile', {
        params: { id: courier },
        query: { name: file.name.slice(-200), stamp: preview.stamp },
        body: file,
      });
      showToast(t('done'), { look: 'ok' });
      await navigate(`/settlements/${data.id}`);
    } catch (error) {
      // Somebody booked something meanwhile: the table shows what is left.
      if (isStaffApiError(error, 'settlement_moved')) await check(courier, file);
      throw error;
    }
  };
  return {
    checked: checked?.courier === shown ? checked : undefined,
    problems: refused?.courier === shown ? refused.problems : [],
    progress,
    checking: useAction(check),
    fetching: useAction(fetchPieces),
    booking: useAction(book),
  };
}
