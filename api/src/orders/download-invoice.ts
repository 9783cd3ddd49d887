import type { Locale } from '@dp/contract/locale.ts';
import type { Deps } from '../deps.ts';
import { FileResponse } from '../http/file-response.ts';
import { getInvoice } from './get-invoice.ts';
import type { InvoicePrinter } from './invoice-printer.ts';
import type { ReadPrintedMark } from './printed-mark.ts';

/**
 * The invoice of one of the customer's own orders as a PDF, named by its number, or by the order's.
 *
 * @throws ProblemError as `getInvoice`, and 503 `service_unavailable` when too many are requested.
 */
export async function downloadInvoice(
  deps: Deps,
  { printer, readMark }: { readonly printer: InvoicePrinter; readonly readMark: ReadPrintedMark },
  customerId: number,
  orderId: number,
  locale: Locale,
): Promise<FileResponse> {
  const invoice = await getInvoice(deps, customerId, orderId, locale);
  const pdf = await printer.print(invoice, locale, await readMark());
  return new FileResponse(pdf, 'application/pdf', `${invoice.number ?? invoice.order.number}.pdf`);
}
