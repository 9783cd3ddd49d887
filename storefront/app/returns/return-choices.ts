import {
  isShopsFault,
  paysTheWayBack,
  RETURN_REASONS,
  type ReturnKind,
  type ReturnReason,
} from '@dp/contract/return-values.ts';
import type { ReturnableLine } from '@dp/contract/returns.ts';

/** How many pieces of a line can be sent back for a reason; a defect also under warranty. */
export function unitsFor(line: ReturnableLine, reason: ReturnReason): number {
  if (reason === 'changed_mind') return line.without_reason?.units ?? 0;
  const defect = line.defect?.units ?? 0;
  // A product's own warranty may be shorter than the law's days for defects.
  return reason === 'defective' ? Math.max(defect, line.warranty?.units ?? 0) : defect;
}

/** How many pieces of a line can be sent back for a reason or, before one is chosen, for any. */
export function unitsForAny(line: ReturnableLine, reason: ReturnReason | undefined): number {
  if (reason !== undefined) return unitsFor(line, reason);
  return Math.max(...RETURN_REASONS.map((each) => unitsFor(line, each)));
}

/** What is ticked to begin with: the only product that can be sent back, since there is nothing to choose. */
export function firstChoice(lines: readonly ReturnableLine[]): ReadonlyMap<number, number> {
  const open = lines.filter((line) => unitsForAny(line, undefined) > 0);
  return new Map(open.length === 1 ? open.map(({ product_id: id }) => [id, 1]) : []);
}

/** The reasons for which something of an order can still be sent back. */
export function openReasons(lines: readonly ReturnableLine[]): ReturnReason[] {
  return RETURN_REASONS.filter((reason) => lines.some((line) => unitsFor(line, reason) > 0));
}

/** Who pays the way back, or that it is a claim under warranty. */
export function consequenceOf(reason: ReturnReason, kind: ReturnKind, free: boolean) {
  if (kind === 'warranty') return 'underWarranty';
  if (paysTheWayBack(reason, free)) return 'youPay';
  return isShopsFault(reason) ? 'wePay' : 'wePayAnyway';
}

/** The last day on which anything of an order can be sent back without a reason; undefined once it is over. */
export function lastFreeDay(lines: readonly ReturnableLine[]): string | undefined {
  return lines
    .flatMap(({ without_reason: free }) => (free && free.units > 0 ? free.until : []))
    .sort()
    .at(-1);
}
