import type { QuotedLine } from '@dp/contract/quotes.ts';
import { OrderLine } from './order-line.tsx';

/** A line of an order that is not placed yet, where nothing leads away from it. */
export function QuotedOrderLine({ line }: { readonly line: QuotedLine }) {
  return (
    <OrderLine
      picture={line.image ?? undefined}
      kelvin={line.kelvin ?? undefined}
      name={line.name}
      quantity={line.quantity}
      price={line.unit_price}
      total={line.total}
    />
  );
}
