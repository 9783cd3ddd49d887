import { directionOf } from '@dp/contract/locale.ts';
import { toPiastres } from '@dp/contract/money.ts';
import type { Order } from '@dp/contract/orders.ts';
import { formatFigure, formatSum } from '../money-format/format-money.ts';
import { isolateLtr } from '../pdf-text/isolate.ts';
import type { Sheet } from '../pdf-text/sheet.ts';
import { BOTTOM, CONTENT, INK, type InvoiceSheet, MARGIN, SOFT } from './invoice-layout.ts';

const LINE = '#ded8cc';
const GAP = 16;
/** The width of the sums with their names. */
const SUMS = 276;
const HEAD = { size: 8.5, color: SOFT } as const;
const FIGURE = { size: 9.5, color: INK } as const;

/** A column of figures: they end at its right edge in both directions, so that they can be added up. */
interface Figures {
  readonly head: string;
  readonly values: readonly string[];
  readonly x: number;
  readonly width: number;
}

/** Whole pounds are written as everywhere in the shop; beside amounts with piastres they have theirs, to be added up. */
function zerosOf({ lines, totals: { subtotal, discount, shipping, total } }: Order) {
  const added = [subtotal, discount, shipping, total];
  const all = [...added, ...lines.flatMap((line) => [line.unit_price, line.total])];
  return all.every(Number.isInteger) ? 'stripIfInteger' : 'auto';
}

/** Writes amounts of the invoice, which the wire carries in EGP. */
function figuresOf(order: Order): (egp: number) => string {
  const zeros = zerosOf(order);
  return (egp) => formatFigure(toPiastres(egp), zeros);
}

function widthOfFigures(sheet: Sheet, head: string, values: readonly string[]): number {
  return Math.max(
    sheet.widthOf(head, HEAD),
    ...values.map((value) => sheet.widthOf(value, FIGURE)),
  );
}

/** The width of the lines' totals and of the sums below them: one column, so that all of them end at one edge. */
function amountsWidth(setting: InvoiceSheet): number {
  const { sheet, invoice, text } = setting;
  const figure = figuresOf(invoice.order);
  const totals = invoice.order.lines.map(({ total }) => figure(total));
  return Math.max(
    widthOfFigures(sheet, text.lineTotal, totals),
    ...sumsOf(setting).map(({ value, style }) => sheet.widthOf(value, style)),
  );
}

/** The lines; the table continues over as many pages as needed, with its header on each. */
export function setLines(setting: InvoiceSheet, from: number): number {
  const { sheet, invoice, text } = setting;
  const { lines } = invoice.order;
  const figure = figuresOf(invoice.order);
  const figures: Figures[] = [];
  let end = CONTENT;
  for (const { head, values } of [
    { head: text.lineTotal, values: lines.map(({ total }) => figure(total)) },
    { head: text.unitPrice, values: lines.map((line) => figure(line.unit_price)) },
    { head: text.quantity, values: lines.map(({ quantity }) => String(quantity)) },
  ]) {
    const width =
      head === text.lineTotal ? amountsWidth(setting) : widthOfFigures(sheet, head, values);
    figures.push({ head, values, ...setting.column(end - width, width) });
    end -= width + GAP;
  }
  const item = { ...setting.column(0, end), size: 9.5, weight: 700, color: INK } as const;

  const setHeads = (top: number): number => {
    sheet.text(text.item, top, { ...item, ...HEAD, weight: 400 });
    for (const { head, ...column } of figures) {
      sheet.text(head, top, { ...column, ...HEAD, align: 'right' });
    }
    sheet.rule(top + 18, MARGIN, CONTENT, INK, 1.2);
    return top + 18;
  };

  let top = setHeads(from);
  for (const [index, line] of lines.entries()) {
    const code = { ...item, weight: 400, size: 8, color: SOFT } as const;
    const height = sheet.heightOf(line.name, item) + sheet.heightOf(line.sku, code) + 10;
    if (top + height > BOTTOM) {
      sheet.newPage();
      top = setHeads(MARGIN);
    }
    const named = top + 5 + sheet.text(line.name, top + 5, item);
    sheet.text(isolateLtr(line.sku), named, code);
    for (const { values, ...column } of figures) {
      const value = isolateLtr(values[index] ?? '');
      sheet.text(value, top + 5, { ...column, ...FIGURE, align: 'right' });
    }
    top += height;
    sheet.rule(top, MARGIN, CONTENT, LINE);
  }
  return top;
}

/** The totals, in figures and in words; never split over two pages. */
export function setSums(setting: InvoiceSheet, from: number): void {
  const { sheet, text } = setting;
  const sums = sumsOf(setting);
  let top = from;
  if (top + sums.length * 18 + 130 > BOTTOM) {
    sheet.newPage();
    top = MARGIN;
  }
  sheet.text(text.currency, top, { ...setting.column(0, CONTENT - SUMS - GAP), ...HEAD });
  const width = amountsWidth(setting);
  const whole = setting.column(CONTENT - SUMS, SUMS);
  const names = setting.column(CONTENT - SUMS, SUMS - width - GAP);
  const values = { ...setting.column(CONTENT - width, width), align: 'right' } as const;
  for (const { name, value, style } of sums) {
    if (style.weight === 700) {
      sheet.rule(top + 3, whole.x, whole.width, INK, 1.2);
      top += 8;
    }
    sheet.text(value, top, { ...values, ...style });
    top += sheet.text(name, top, { ...names, ...style, color: style.weight ? INK : SOFT }) + 1;
  }
  setWords(setting, top + 16);
}

interface Sum {
  readonly name: string;
  readonly value: string;
  readonly style: { readonly size: number; readonly weight?: 700; readonly color: string };
}

/** Nothing is to be paid for these, whatever was. */
const ENDED: readonly Order['status'][] = ['cancelled', 'returned'];

function sumsOf({ invoice, locale, text }: InvoiceSheet): Sum[] {
  const figure = figuresOf(invoice.order);
  const { subtotal, discount, shipping, total, vat_included } = invoice.order.totals;
  const plain = (name: string, value: string): Sum => ({ name, value, style: FIGURE });
  const amount = (egp: number) => isolateLtr(figure(egp));
  return [
    plain(text.subtotal, amount(subtotal)),
    ...(discount === 0 ? [] : [plain(text.discount, amount(-discount))]),
    plain(text.shipping, shipping === 0 ? text.free : amount(shipping)),
    {
      name: invoice.paid || ENDED.includes(invoice.order.status) ? text.sum : text.total,
      value: formatSum(toPiastres(total), locale, zerosOf(invoice.order)),
      style: { size: 12.5, weight: 700, color: INK },
    },
    { name: text.vat, value: amount(vat_included), style: HEAD },
  ];
}

/** The total spelled out: first in the language of the invoice, then in the other. */
function setWords({ sheet, invoice, locale, text, column }: InvoiceSheet, from: number): void {
  const other = locale === 'ar' ? 'en' : 'ar';
  const words = { ...column(0, CONTENT), size: 9.5, color: INK } as const;
  let top = from + sheet.text(text.inWords, from, { ...words, ...HEAD });
  top += sheet.text(invoice.total_in_words[locale], top, { ...words, weight: 700 });
  const direction = directionOf(other);
  top += sheet.text(invoice.total_in_words[other], top, { ...words, size: 9, direction });
  sheet.text(text.returns(invoice.return_days, invoice.damage_hours), top + 16, {
    ...words,
    ...HEAD,
  });
}
