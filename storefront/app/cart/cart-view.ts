import type { Quote, QuotedLine } from '@dp/contract/quotes.ts';
import type { CartLines } from './cart-lines.ts';

/** Why a line cannot be ordered. */
export type LineProblem =
  | { readonly kind: 'sold-out' }
  /** Fewer are in stock. */
  | { readonly kind: 'short'; readonly most: number }
  /** There is stock, but the limit of one order is reached. */
  | { readonly kind: 'limit'; readonly most: number };

/** A line as the shopper has it now, with its product as the shop quoted it last. */
export interface CartViewLine {
  readonly quoted: QuotedLine;
  readonly quantity: number;
  /** EGP; undefined until the shop has quoted this quantity. */
  readonly total: number | undefined;
  readonly problem: LineProblem | undefined;
}

export interface CartView {
  readonly lines: readonly CartViewLine[];
  /** Products of the cart that are no longer sold; they are skipped (specification §9). */
  readonly skipped: readonly number[];
  /** Products that are not in the quote yet, such as one added in another tab. */
  readonly unknown: readonly number[];
  /** Units of the counted lines. */
  readonly units: number;
  /** Whether the quote is for exactly these lines: its sums hold only then. */
  readonly isQuoted: boolean;
}

/** The displayed cart. Quantities may be ahead of the quote, sums never are. */
export function cartView(cart: CartLines, quote: Pick<Quote, 'lines' | 'missing'>): CartView {
  const quoted = new Map(quote.lines.map((line) => [line.product_id, line]));
  const gone = new Set(quote.missing);
  const lines = cart.flatMap(({ id, quantity }) => {
    const line = quoted.get(id);
    return line === undefined ? [] : [viewLine(line, quantity)];
  });
  const absent = cart.map(({ id }) => id).filter((id) => !quoted.has(id));
  const unknown = absent.filter((id) => !gone.has(id));
  return {
    lines,
    skipped: absent.filter((id) => gone.has(id)),
    unknown,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isQuoted:
      unknown.length === 0 &&
      lines.length === quote.lines.length &&
      lines.every(({ total }) => total !== undefined),
  };
}

function viewLine(quoted: QuotedLine, quantity: number): CartViewLine {
  return {
    quoted,
    quantity,
    total: quantity === quoted.quantity ? quoted.total : undefined,
    problem: problemOf(quantity, quoted),
  };
}

/** Why this quantity of a quoted product cannot be ordered. */
export function problemOf(
  quantity: number,
  { available, max_quantity: most }: Pick<QuotedLine, 'available' | 'max_quantity'>,
): LineProblem | undefined {
  if (available <= 0) return { kind: 'sold-out' };
  if (quantity <= most) return undefined;
  return { kind: available <= most ? 'short' : 'limit', most };
}
