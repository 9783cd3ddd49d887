/** A line of a courier's settlement, of a file or of its API. Sums are piastres. */
export interface SettlementLine {
  /** As the file numbers it. */
  readonly line: number;
  /** What it calls the parcel: a tracking number or a label's code, an order's number; empty where it is not said. */
  readonly tracking: string;
  readonly order: string;
  readonly cash: number;
  /** What the courier keeps, without VAT, and the VAT on that. */
  readonly fees: number;
  readonly vat: number;
  /** What it pays out; null where it is not said. Negative for a parcel that was refused. */
  readonly net: number | null;
  readonly transaction: string | null;
  readonly day: string | null;
}

/** What a line calls its parcel. */
export function namesOf({ tracking, order }: Pick<SettlementLine, 'tracking' | 'order'>): string[] {
  return [tracking, order].filter((name) => name !== '');
}

/** What a line pays out, said or computed. */
export function netOf({ net, cash, fees, vat }: SettlementLine): number {
  return net ?? cash - fees - vat;
}

/** Whether a line's sums agree: cash less fees less VAT is the net, and VAT is 14 % of the fees; to a piastre. */
export function addsUp({ net, cash, fees, vat }: SettlementLine): boolean {
  const isNetRight = net === null || Math.abs(net - (cash - fees - vat)) <= 1;
  return isNetRight && (vat === 0 || Math.abs(vat * 100 - fees * 14) <= 100);
}

/** What makes a line itself for its parcel: said twice, it is the same payment. */
export function keyOf({ transaction, day, cash, fees, vat }: SettlementLine): string {
  return [transaction ?? day ?? '', cash, fees, vat].join(' ');
}
