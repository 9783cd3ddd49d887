/** A parcel as far as money goes, in pounds. */
export interface Settled {
  readonly trackingNumber: string;
  state: number;
  collected: number | null;
  /** What earlier files paid of it; null when none named it. */
  paidOut: number | null;
  /** Its line in the newest file that named it. */
  wallet: Wallet | null;
}

interface Wallet {
  readonly cash: number;
  readonly fee: number;
  readonly transaction: string;
  readonly at: Date;
}

/** What is wrong with a file. */
export interface SettlementKnobs {
  /** Pounds that are kept back of the first parcel with cash; the next file pays them. */
  readonly short?: number;
  /** A line about a parcel that nobody sent. */
  readonly unknown?: boolean;
  /** The first line is repeated. */
  readonly twice?: boolean;
}

const DELIVERED_FEE = 50;
const RETURNED_FEE = 76;
const VAT = 0.14;
const HEAD = 'Tracking Number,COD,Shipping Fees,VAT,Deposited Amt,Transaction ID';
let files = 0;

/** What ended since the last file, as CSV: cash less fees less VAT; a refused parcel costs its fee. */
export function settlementFile(
  deliveries: readonly Settled[],
  { short = 0, unknown = false, twice = false }: SettlementKnobs,
): string {
  files += 1;
  let kept = short;
  const lines = deliveries.flatMap((delivery) => {
    const { trackingNumber, state, collected, paidOut } = delivery;
    const owed = (collected ?? 0) - (paidOut ?? 0);
    if (![45, 46].includes(state) || (paidOut !== null && owed === 0)) return [];
    const keeps = Math.min(kept, owed);
    kept -= keeps;
    const cash = owed - keeps;
    const fee = paidOut === null ? (state === 45 ? DELIVERED_FEE : RETURNED_FEE) : 0;
    delivery.paidOut = (paidOut ?? 0) + cash;
    delivery.wallet = { cash, fee, transaction: `CO-${files}`, at: new Date() };
    return lineOf(trackingNumber, cash, fee);
  });
  const [first] = lines;
  const more = [...(unknown ? [lineOf('1', 100, 0)] : []), ...(twice && first ? [first] : [])];
  return `${[HEAD, ...lines, ...more].join('\n')}\n`;
}

/** A delivery's money as the API reports it: sums as floating point makes them. */
export function walletOf({ wallet }: Settled): object {
  if (wallet === null) return {};
  const { cash, fee, transaction, at } = wallet;
  const vat = fee * VAT;
  const deposited = cash - fee - vat;
  return {
    wallet: {
      cashCycle: {
        cod: cash,
        shipping_fees: fee,
        vat,
        bosta_fees: fee + vat,
        deposited_amt: deposited,
      },
      cashout: {
        amount: deposited,
        transaction_id: transaction,
        transaction_date: at.toISOString(),
      },
    },
  };
}

function lineOf(trackingNumber: string, cash: number, fee: number): string {
  const vat = fee * VAT;
  const sums = [cash, fee, vat, cash - fee - vat].map((sum) => sum.toFixed(2));
  return [trackingNumber, ...sums, `CO-${files}`].join(',');
}
