/** Which orders need no confirmation, as the owner decides (`settings.ts`); null: none for that reason. */
export interface ConfirmationRule {
  /** Of customers who received so many orders. */
  readonly trusted_after: number | null;
  /** With a total below this, EGP. */
  readonly below: number | null;
}

/** An order as far as the rule looks at it; counts are of the customer's other orders. */
interface RuledOrder {
  /** EGP. */
  readonly total: number;
  readonly history: {
    readonly received: number;
    readonly refused: number;
    readonly blocked: boolean;
  };
}

/**
 * Whether an order has to be confirmed before it is packed, by the shop's rule. Who refused an order or
 * is blocked is always asked.
 */
export function needsConfirmation(
  { total, history }: RuledOrder,
  { trusted_after: trustedAfter, below }: ConfirmationRule,
): boolean {
  if (history.blocked || history.refused > 0) return true;
  const trusted = trustedAfter !== null && history.received >= trustedAfter;
  const small = below !== null && total < below;
  return !trusted && !small;
}
