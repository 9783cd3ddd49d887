import type { Locale } from '@dp/contract/locale.ts';
import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type {
  correctionQuoteResponse,
  correctOrderBody,
  LinkedOrder,
  quoteCorrectionBody,
} from '@dp/contract/order-links.ts';
import type { z } from 'zod';
import { readAddressValues } from '../../addresses/store-address.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { presentTotals } from '../../pricing/price-order.ts';
import { applyEdit } from '../desk/edit/apply-edit.ts';
import { assertEditable } from '../desk/edit/edit-order.ts';
import { planEdit } from '../desk/edit/plan-edit.ts';
import { copyOfAddress } from '../order-copies.ts';
import { orderDiffers } from '../order-differences.ts';
import { readOrder } from '../order-store.ts';
import { lockLinked, presentLinked, requireLinked } from './linked-order.ts';

/**
 * What the order of a link costs now, and what it would at another address.
 *
 * @throws ProblemError 404 `order_link_invalid`, 409 `order_not_editable`, and as for any address.
 */
export async function quoteCorrection(
  deps: Deps,
  { token, address }: z.output<typeof quoteCorrectionBody>,
): Promise<z.output<typeof correctionQuoteResponse>> {
  const linked = await requireLinked(deps, token);
  assertEditable(linked.order);
  const edit = { address: copyOfAddress(readAddressValues(address)) };
  const { priced, lines } = await planEdit(deps.db, linked, edit, { lock: false });
  return {
    data: {
      before: presentTotals({ ...linked.order, lines: linked.lines }),
      after: presentTotals({ ...priced, lines }),
    },
  };
}

/**
 * Corrects the address of the order of a link, at the total that was quoted.
 *
 * @throws ProblemError as `quoteCorrection`; 409 `order_differs` when the total is another by now.
 */
export async function correctByLink(
  deps: Deps,
  { token, address, expected_total: expected }: z.output<typeof correctOrderBody>,
  locale: Locale,
): Promise<{ data: LinkedOrder }> {
  const linked = await requireLinked(deps, token);
  const edit = { address: copyOfAddress(readAddressValues(address)) };
  const corrected = await inTransaction(deps.db, async (tx) => {
    const { order, principal } = await lockLinked(tx, linked);
    assertEditable(order);
    const before = await readOrder(tx, order.id);
    const edited = await planEdit(tx, before, edit, { lock: true });
    const { totalPiastres } = edited.priced;
    if (totalPiastres !== toPiastres(expected)) {
      const total = { kind: 'total' as const, expected, actual: toEgp(totalPiastres) };
      throw orderDiffers([total], edited.priced);
    }
    return applyEdit(tx, deps, principal, { before, edited });
  });
  return { data: presentLinked(corrected, locale) };
}
