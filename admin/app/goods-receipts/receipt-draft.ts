import type { CheckedReceiptLine } from '@dp/contract/staff/goods-receipts.ts';
import { numberIn, typedNumber } from '../forms/typed-number.ts';

export type FoundLine = Extract<CheckedReceiptLine, { outcome: 'found' }>;

/** A product of a receipt that is being written; numbers as they are typed. */
export interface DraftLine
  extends Pick<FoundLine, 'id' | 'sku' | 'name' | 'image' | 'cost_now' | 'on_hand'> {
  readonly quantity: string;
  readonly cost: string;
}

/** A receipt that is being written. */
export interface ReceiptDraft {
  /** One for the whole receipt: however often it is sent, it is booked once. */
  readonly key: string;
  readonly reference: string;
  readonly note: string;
  /** A list that has not been added, or what was wrong in it. */
  readonly pasted: string;
  readonly lines: readonly DraftLine[];
}

export const NO_RECEIPT: ReceiptDraft = { key: '', reference: '', note: '', pasted: '', lines: [] };

/** The draft with what was found; of a product that it has, there are then so many more, at the newer cost. */
export function withFound(draft: ReceiptDraft, found: FoundLine): ReceiptDraft {
  const { id, sku, name, image, cost_now, on_hand } = found;
  const cost = found.cost === null ? '' : String(found.cost);
  const known = draft.lines.find((line) => line.id === id);
  if (known === undefined) {
    const line = {
      id,
      sku,
      name,
      image,
      cost_now,
      on_hand,
      quantity: String(found.quantity),
      cost,
    };
    return { ...draft, lines: [...draft.lines, line] };
  }
  const quantity = String((unitsIn(known) ?? 0) + found.quantity);
  return withLine(draft, id, { quantity, ...(cost === '' ? {} : { cost }) });
}

/** The draft with a change of one of its lines. */
export function withLine(
  draft: ReceiptDraft,
  id: number,
  change: Partial<Pick<DraftLine, 'quantity' | 'cost'>>,
): ReceiptDraft {
  return {
    ...draft,
    lines: draft.lines.map((line) => (line.id === id ? { ...line, ...change } : line)),
  };
}

/** How many pieces a line says; null for other text. */
export function unitsIn({ quantity }: Pick<DraftLine, 'quantity'>): number | null {
  return numberIn(typedNumber(quantity));
}

/** What a line costs in all, in EGP; null without a quantity or a cost. */
export function sumOf(line: DraftLine): number | null {
  const [units, cost] = [unitsIn(line), numberIn(typedNumber(line.cost))];
  return units === null || cost === null ? null : units * cost;
}
