import type { Locale } from '@dp/contract/locale.ts';
import type { Invoice } from '@dp/contract/orders.ts';
import type { Deps } from '../deps.ts';
import { FileResponse } from '../http/file-response.ts';
import { getInvoice } from './get-invoice.ts';
import type { InvoicePrinter } from './invoice-printer.ts';
import type { ReadPrintedMark } from './printed-mark.ts';

/** What makes PDFs of invoices. */
export interface InvoicePrinting {
  readonly printer: InvoicePrinter;
  readonly readMark: ReadPrintedMark;
}

/**
 * The invoice of one of the customer's own orders as a PDF.
 *
 * @throws ProblemError as `getInvoice` and `printInvoice`.
 */
export async function downloadInvoice(
  deps: Deps,
  printing: InvoicePrinting,
  customerId: number,
  orderId: number,
  locale: Locale,
): Promise<FileResponse> {
  return printInvoice(printing, await getInvoice(deps, customerId, orderId, locale), locale);
}

/**
 * An invoice as a PDF, named by its number, or by the order's.
 *
 * @throws ProblemError 503 `service_unavailable` when too many are requested.
 */
export async function printInvoice(
  { printer, readMark }: InvoicePrinting,
  invoice: Invoice,
  locale: Locale,
): Promise<FileResponse> {
  const pdf = await printer.print(invoice, locale, await readMark());
  return new FileResponse(pdf, 'application/pdf', `${invoice.number ?? invoice.order.number}.pdf`);
}
