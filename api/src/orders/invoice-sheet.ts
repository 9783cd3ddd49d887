import { TIME_ZONE } from '@dp/contract/limits.ts';
import { directionOf, formatTag, type Locale } from '@dp/contract/locale.ts';
import { toPiastres } from '@dp/contract/money.ts';
import type { Invoice } from '@dp/contract/orders.ts';
import { shownPhone } from '@dp/contract/shown-phone.ts';
import { formatMoney } from '../money-format/format-money.ts';
import { isolate, isolateLtr } from '../pdf-text/isolate.ts';
import { PAGE, Sheet } from '../pdf-text/sheet.ts';
import { joinAddress, streetInWords } from './address-in-words.ts';
import { CONTENT, INK, type InvoiceSheet, MARGIN, SOFT } from './invoice-layout.ts';
import { setLines, setSums } from './invoice-table.ts';
import { invoiceTexts } from './invoice-texts.ts';
import type { PrintedMark } from './printed-mark.ts';

const AMBER = '#f2a71b';
const WASH = '#f7f4ee';
/** The most room of the logo, in points. */
const LOGO = { width: 170, height: 38 };
/** The dot of a mark without a logo, and its room up to the letters. */
const DOT = { radius: 5, room: 16 };

/** An invoice as a PDF on A4, in one language; the total in words is in both. */
export async function setInvoice(
  invoice: Invoice,
  locale: Locale,
  mark: PrintedMark,
): Promise<Buffer> {
  const text = invoiceTexts[locale];
  const direction = directionOf(locale);
  const title = invoice.kind === 'invoice' ? text.title : text.proForma;
  const sheet = new Sheet({
    direction,
    language: locale,
    title: `${title} ${invoice.number ?? invoice.order.number}`,
    author: invoice.seller.name,
    createdAt: new Date(invoice.issued_at ?? invoice.order.placed_at),
  });
  const setting: InvoiceSheet = {
    sheet,
    invoice,
    locale,
    text,
    column: (from, width) => ({
      x: direction === 'rtl' ? PAGE.width - MARGIN - from - width : MARGIN + from,
      width,
    }),
  };
  let top = setHead(setting, title, mark) + 18;
  for (const note of notesOf(setting)) top = setNote(setting, note, top) + 18;
  top = setParties(setting, top) + 22;
  top = setLines(setting, top) + 14;
  setSums(setting, top);
  return sheet.finish((page, pages) => {
    sheet.text(text.page(page, pages), PAGE.height - 42, {
      ...setting.column(0, CONTENT),
      size: 8,
      color: SOFT,
      align: 'end',
    });
  });
}

/** The seller with the legally required details, and the document's title. */
function setHead(setting: InvoiceSheet, title: string, mark: PrintedMark): number {
  const { sheet, invoice, text, column } = setting;
  const { seller } = invoice;
  const sellerBox = column(0, 318);
  let top = MARGIN + setMark(setting, mark) + 8;
  top += sheet.text(seller.name, top, { ...sellerBox, size: 11, weight: 700, color: INK });
  const facts = [
    seller.address,
    seller.tax_number && `${text.taxNumber}: ${isolateLtr(seller.tax_number)}`,
    seller.commercial_register &&
      `${text.commercialRegister}: ${isolateLtr(seller.commercial_register)}`,
    seller.phone && `${text.phone}: ${isolateLtr(shownPhone(seller.phone))}`,
    seller.email && `${text.email}: ${isolateLtr(seller.email)}`,
  ];
  for (const fact of facts) {
    if (fact) top += sheet.text(fact, top, { ...sellerBox, size: 8.5, color: SOFT });
  }
  const titled = sheet.text(title, MARGIN - 2, {
    ...column(CONTENT - 240, 240),
    size: 20,
    weight: 700,
    color: INK,
    align: 'end',
  });
  return Math.max(top, MARGIN + titled);
}

/** The shop's logo, or else a dot before its title, the same in both directions; returns its height. */
function setMark({ sheet, column }: InvoiceSheet, { title, logo }: PrintedMark): number {
  if (logo) {
    sheet.picture(logo, MARGIN, { ...column(0, LOGO.width), height: LOGO.height });
    return LOGO.height;
  }
  const letters = { size: 18, weight: 700, color: INK } as const;
  const width = sheet.widthOf(title, letters);
  const { x } = column(0, DOT.room + width);
  sheet.dot(x + DOT.radius, MARGIN + 14, DOT.radius, AMBER);
  return sheet.text(title, MARGIN, { ...letters, x: x + DOT.room, width, align: 'right' });
}

/** What this paper is not: a tax invoice yet, or one that is still due in whole. */
function notesOf({ invoice, locale, text }: InvoiceSheet): string[] {
  const day = dayFormat(locale);
  const credited = invoice.credit_notes.map(({ number, issued_at, amount }) => {
    const sum = isolate(formatMoney(toPiastres(amount), locale));
    return text.creditNote(isolateLtr(number), day.format(new Date(issued_at)), sum);
  });
  if (invoice.order.status === 'returned') return [text.returnedNote, ...credited];
  if (invoice.kind === 'invoice') return credited;
  return [invoice.order.status === 'cancelled' ? text.cancelledNote : text.proFormaNote];
}

function dayFormat(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: TIME_ZONE });
}

function setNote({ sheet, column }: InvoiceSheet, note: string, top: number): number {
  const box = { ...column(12, CONTENT - 24), size: 9.5, weight: 700, color: INK } as const;
  const height = sheet.heightOf(note, box) + 14;
  sheet.panel(top, { ...column(0, CONTENT), height }, { fill: WASH, edge: SOFT });
  sheet.text(note, top + 7, box);
  return top + height;
}

/** The buyer, and the numbers and dates. */
function setParties(setting: InvoiceSheet, top: number): number {
  const { sheet, invoice, locale, text, column } = setting;
  const { order } = invoice;
  const buyer = column(0, 250);
  let left = top + sheet.text(text.buyer, top, { ...buyer, size: 8.5, color: SOFT });
  left += sheet.text(isolate(order.address.full_name), left, {
    ...buyer,
    size: 11,
    weight: 700,
    color: INK,
  });
  for (const line of addressLines(setting)) {
    left += sheet.text(line, left, { ...buyer, size: 9, color: INK });
  }
  const day = dayFormat(locale);
  const facts: [string, string][] = [
    ...(invoice.number === null || invoice.issued_at === null
      ? []
      : ([
          [text.number, isolateLtr(invoice.number)],
          [text.issued, day.format(new Date(invoice.issued_at))],
        ] satisfies [string, string][])),
    [text.order, isolateLtr(order.number)],
    [text.placed, day.format(new Date(order.placed_at))],
    [text.payment, paymentIn(setting)],
  ];
  let right = top;
  for (const [name, value] of facts) {
    const box = { ...column(CONTENT - 220, 220), size: 9 };
    sheet.text(value, right, { ...box, color: INK, align: 'end' });
    right += sheet.text(name, right, { ...box, color: SOFT }) + 1;
  }
  return Math.max(left, right);
}

/** How it is paid, or was. */
function paymentIn({ invoice: { paid, order }, text }: InvoiceSheet): string {
  if (order.payment.state === 'awaiting') return text.unpaid;
  const method = order.payment_method;
  if (!paid) return text.methods[method];
  return method === 'cash_on_delivery' ? text.paidAtDoor : text.paidBy(text.methods[method]);
}

function addressLines({ invoice, locale }: InvoiceSheet): string[] {
  const { address } = invoice.order;
  return [
    streetInWords(locale, address),
    ...(address.landmark === null ? [] : [isolate(address.landmark)]),
    joinAddress(locale, [address.city, address.state]),
    isolateLtr(shownPhone(address.mobile)),
  ];
}
