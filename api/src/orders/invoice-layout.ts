import type { Locale } from '@dp/contract/locale.ts';
import type { Invoice } from '@dp/contract/orders.ts';
import { PAGE, type Sheet, type TextBox } from '../pdf-text/sheet.ts';
import type { invoiceTexts } from './invoice-texts.ts';

/** Margins, in points. */
export const MARGIN = 44;
/** Bottom of the content; only the page number is below. */
export const BOTTOM = PAGE.height - 60;
export const CONTENT = PAGE.width - 2 * MARGIN;
export const INK = '#1c1a16';
export const SOFT = '#645f55';

/** An invoice in progress: its column positions, mirrored for Arabic. */
export interface InvoiceSheet {
  readonly sheet: Sheet;
  readonly invoice: Invoice;
  readonly locale: Locale;
  readonly text: (typeof invoiceTexts)[Locale];
  /** A column from the side reading starts from; `from` and `width` in points within the margins. */
  column(from: number, width: number): Pick<TextBox, 'x' | 'width'>;
}
