import { recordPhoneReadings } from '../../audit-trail/phone-readings.ts';
import type { Deps } from '../../deps.ts';
import type { FileResponse } from '../../http/file-response.ts';
import { requirePermission, type StaffPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { type InvoicePrinting, printInvoice } from '../download-invoice.ts';
import { presentInvoice } from '../get-invoice.ts';
import { findOrder } from '../order-store.ts';
import { visiblePhone } from './visible-phones.ts';

/**
 * The invoice of an order as a PDF in its customer's language, as the customer has it; its phone number is masked
 * for staff who may not see it.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`; 404 `order_not_found`, also once its
 *   customer is erased, whom it would name; as `printInvoice`.
 */
export async function downloadStaffInvoice(
  deps: Pick<Deps, 'db' | 'now'>,
  printing: InvoicePrinting,
  staff: StaffPrincipal,
  orderId: number,
): Promise<FileResponse> {
  requirePermission(staff, 'orders.read');
  const found = await findOrder(deps.db, orderId);
  if (!found?.order.address) throw new ProblemError(404, 'order_not_found');
  const { locale, customerId } = found.order;
  const invoice = await presentInvoice(deps.db, found, locale);
  const { address } = invoice.order;
  const mobile = visiblePhone(staff, address.mobile);
  await recordPhoneReadings(deps, staff, [customerId]);
  const shown = { ...invoice, order: { ...invoice.order, address: { ...address, mobile } } };
  return printInvoice(printing, shown, locale);
}
