import { RECEIPT_LINES_MAX } from '@dp/contract/staff/goods-receipt-values.ts';
import type { CheckedReceiptLine } from '@dp/contract/staff/goods-receipts.ts';
import { randomUuid } from '@dp/ui/storage/random-key.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../api/client.ts';
import { StaffApiError } from '../api/staff-api-error.ts';
import { requiredNumber } from '../forms/required-number.ts';
import { optionalNumber, type TypedNumber } from '../forms/typed-number.ts';
import { useDraft } from '../parts/drafts.ts';
import {
  type FoundLine,
  NO_RECEIPT,
  type ReceiptDraft,
  unitsIn,
  withFound,
} from './receipt-draft.ts';

/** A line of a list, or a scanned code. */
export interface GivenLine {
  readonly code: string;
  readonly quantity: TypedNumber;
  readonly cost?: TypedNumber | undefined;
}

/** Finds the products of a list, line by line, in as many calls as it takes. */
export async function checkLines(lines: readonly GivenLine[]): Promise<CheckedReceiptLine[]> {
  const checked: CheckedReceiptLine[] = [];
  for (let from = 0; from < lines.length; from += RECEIPT_LINES_MAX) {
    const part = lines.slice(from, from + RECEIPT_LINES_MAX);
    const { data } = await call('checkGoodsReceipt', { body: { lines: part } });
    checked.push(...data);
  }
  return checked;
}

/** A receipt that is being written; it survives a reload. */
export function useReceipt() {
  const draft = useDraft('goods receipt', NO_RECEIPT);
  const latest = useRef(draft.value);
  const store = useRef(draft.change);
  useEffect(() => {
    latest.current = draft.value;
    store.current = draft.change;
  });
  /** The receipt that was saved with this one's key before something of it was changed. */
  const [savedAs, setSavedAs] = useState<number>();
  const saving = useRef(false);
  const change = useCallback((next: (before: ReceiptDraft) => ReceiptDraft) => {
    // What is not among what was sent would be lost once that is saved.
    if (saving.current) return;
    // Two scans may be answered before the page shows the first.
    latest.current = next(latest.current);
    store.current(latest.current);
  }, []);
  return {
    draft: draft.value,
    isTyped: draft.isChanged && Object.values(draft.value).some((value) => value.length > 0),
    savedAs,
    change,
    /** While it is being saved, nothing of it can be changed. */
    isSaving: () => saving.current,
    /** @returns how many pieces of the product there are then. */
    add: (found: FoundLine): number | null => {
      change((before) => withFound(before, found));
      const line = latest.current.lines.find(({ id }) => id === found.id);
      return line === undefined ? null : unitsIn(line);
    },
    has: (id: number) => latest.current.lines.some((line) => line.id === id),
    forget: () => {
      latest.current = NO_RECEIPT;
      draft.forget();
      setSavedAs(undefined);
    },
    /** Lets what is typed be saved as another receipt than the one that was. */
    beginAnother: () => {
      setSavedAs(undefined);
      change((before) => ({ ...before, key: '' }));
    },
    /** @returns the receipt's id; undefined when another was saved with this key. */
    save: async (): Promise<number | undefined> => {
      if (latest.current.key === '') {
        change((before) => ({ ...before, key: randomUuid() }));
      }
      const { key, reference, note, lines } = latest.current;
      const body = {
        ...{ key, reference, note },
        lines: lines.map(({ id, quantity, cost }) => ({
          product_id: id,
          quantity: requiredNumber(quantity),
          cost: optionalNumber(cost),
        })),
      };
      saving.current = true;
      try {
        return (await call('receiveGoods', { body })).data.id;
      } catch (error) {
        if (!(error instanceof StaffApiError) || error.code !== 'receipt_saved_already')
          throw error;
        setSavedAs(Number(error.data.receipt));
        return undefined;
      } finally {
        saving.current = false;
      }
    },
  };
}
export type Receipt = ReturnType<typeof useReceipt>;
