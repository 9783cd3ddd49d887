import type { PaymentMethod } from '@dp/contract/payments.ts';
import type { Quote } from '@dp/contract/quotes.ts';
import type { PlacementBody } from './placement.ts';

/** What the shopper agrees to by pressing Place Order: the quote as displayed. */
export function placementBody(agreed: {
  readonly addressId: number;
  readonly quote: Pick<Quote, 'lines' | 'totals' | 'voucher'>;
  readonly note: string;
  readonly method: PaymentMethod;
}): PlacementBody {
  const { addressId, quote } = agreed;
  const { lines, totals, voucher } = quote;
  const note = agreed.note.trim();
  return {
    address_id: addressId,
    lines: lines.map(({ product_id, quantity, unit_price }) => ({
      id: product_id,
      quantity,
      expected_price: unit_price,
    })),
    ...(voucher?.state === 'applied' ? { voucher_code: voucher.code } : {}),
    payment_method: agreed.method,
    expected_total: totals.total,
    expected_shipping: totals.shipping,
    ...(note === '' ? {} : { note }),
  };
}
