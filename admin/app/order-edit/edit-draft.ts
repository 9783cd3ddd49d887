import type { StaffCallInput } from '@dp/contract/staff/endpoints.ts';
import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { optionalNumber } from '../forms/typed-number.ts';
import {
  type AddressValues,
  addressBody,
  sameAddress,
  valuesOfOrder,
} from '../order-form/address-values.ts';
import type { MoneyValues } from '../order-form/money-values.ts';
import { lineBodies, type SaleLine, sameLines } from '../order-form/sale-lines.ts';

/** An order as it is being edited. */
export interface EditDraft {
  readonly lines: readonly SaleLine[];
  /** Null where its phones are masked, which must not be saved over the real ones. */
  readonly address: AddressValues | null;
  readonly money: MoneyValues;
  /** For the timeline, which only staff read. */
  readonly reason: string;
}

/** What an edit changes, without the version that it changes. */
export type EditChanges = Omit<StaffCallInput<'previewEdit'>['body'], 'version'>;

/** An order before anything is changed. */
export function draftOf(order: StaffOrder): EditDraft {
  const { address, totals, staff_discount: discount } = order;
  return {
    lines: order.lines.map(({ product_id, sku, name, image, unit_price, quantity }) => ({
      product_id,
      sku,
      name,
      image,
      unit_price,
      quantity,
    })),
    address: address && (valuesOfOrder(address) ?? null),
    money: {
      shipping: order.shipping_fixed ? String(totals.shipping) : '',
      discount: discount === null ? '' : String(discount.amount),
      discountReason: discount?.reason ?? '',
    },
    reason: '',
  };
}

/** Only what differs from the order: what is left out stays as it is. */
export function changesOf(order: StaffOrder, draft: EditDraft): EditChanges {
  const before = draftOf(order);
  const { lines, address, money } = draft;
  const shipping = optionalNumber(money.shipping);
  const amount = optionalNumber(money.discount);
  const reason = money.discountReason.trim();
  const isOtherDiscount =
    amount !== optionalNumber(before.money.discount) ||
    (amount !== undefined && reason !== before.money.discountReason);
  return {
    ...(sameLines(before.lines, lines) ? {} : { lines: lineBodies(lines) }),
    ...(address === null || before.address === null || sameAddress(before.address, address)
      ? {}
      : { address: addressBody(address) }),
    ...(shipping === optionalNumber(before.money.shipping) ? {} : { shipping: shipping ?? null }),
    ...(isOtherDiscount ? { discount: amount === undefined ? null : { amount, reason } } : {}),
  };
}

/** Whether an edit changes anything. */
export function hasChanges(changes: EditChanges): boolean {
  return Object.keys(changes).length > 0;
}
