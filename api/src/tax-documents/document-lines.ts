import { TIME_ZONE } from '@dp/contract/limits.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { PaymentMethod } from '@dp/contract/payments.ts';
import { withoutFormula } from '../catalog-files/csv-formulas.ts';
import type { WrittenCell } from '../catalog-files/write-xlsx.ts';
import type { Db } from '../database/database.ts';
import { creditNoteNumber, invoiceNumber } from '../orders/invoice-number.ts';
import {
  type ChosenDocuments,
  type DocumentCursor,
  listTaxDocuments,
  type TaxDocument,
  type TaxLine,
} from './document-rows.ts';
import { netOf } from './receipt-amounts.ts';

/** Documents that are read at a time. */
const PAGE = 200;

const PAID_BY: Readonly<Record<Locale, Readonly<Record<PaymentMethod, string>>>> = {
  ar: {
    cash_on_delivery: 'نقدًا عند الاستلام',
    card: 'بطاقة',
    wallet: 'محفظة',
    kiosk: 'كشك',
    instapay: 'إنستاباي',
  },
  en: {
    cash_on_delivery: 'Cash on delivery',
    card: 'Card',
    wallet: 'Wallet',
    kiosk: 'Kiosk',
    instapay: 'InstaPay',
  },
};

const WORDS = {
  ar: {
    head: [
      'المستند',
      'النوع',
      'التاريخ (UTC)',
      'التاريخ (القاهرة)',
      'الطلب',
      'الفاتورة',
      'المشتري',
      'كود المنتج',
      'كود الصنف الضريبي',
      'الوحدة',
      'الوصف',
      'الكمية',
      'سعر الوحدة بدون ضريبة',
      'الخصم',
      'الصافي',
      'الضريبة',
      'نسبة الضريبة ٪',
      'ضريبة القيمة المضافة',
      'الإجمالي',
      'طريقة الدفع',
    ],
    sale: 'فاتورة',
    credit: 'إشعار دائن',
    delivery: 'التوصيل',
    total: 'المجموع',
  },
  en: {
    head: [
      'Document',
      'Kind',
      'Date (UTC)',
      'Date (Cairo)',
      'Order',
      'Invoice',
      'Buyer',
      'SKU',
      'Tax item code',
      'Unit',
      'Description',
      'Quantity',
      'Unit price without VAT',
      'Discount',
      'Net',
      'Tax',
      'Tax rate %',
      'VAT',
      'Total',
      'Payment method',
    ],
    sale: 'Invoice',
    credit: 'Credit note',
    delivery: 'Delivery',
    total: 'Total',
  },
};

/** Widths of the columns, in letters. */
export const LINE_WIDTHS = [
  14, 12, 20, 18, 14, 14, 24, 18, 30, 8, 40, 10, 14, 12, 14, 10, 10, 12, 14, 18,
];

/**
 * Documents of some days for an accountant: a line for each of their lines and one for the delivery, and a last one
 * with the sums, which are those of the VAT extract. What goes back is negative.
 */
export async function* documentLines(
  db: Db,
  chosen: ChosenDocuments,
  { taxNumber, locale }: { readonly taxNumber: string; readonly locale: Locale },
): AsyncGenerator<WrittenCell[]> {
  const words = WORDS[locale];
  yield words.head.map((value) => ({ value, style: 'heading' }));
  const sums = { net: 0, vat: 0, total: 0 };
  for (let after: DocumentCursor | undefined; ; ) {
    const page = await listTaxDocuments(db, chosen, after, { limit: PAGE, taxNumber });
    for (const document of page) {
      for (const amounts of amountsOf(document, locale)) {
        sums.net += amounts.net;
        sums.vat += amounts.vat;
        sums.total += amounts.total;
        yield cellsOf(document, amounts, locale);
      }
    }
    const last = page.at(-1);
    if (last === undefined) break;
    after = last;
  }
  const empty = (count: number) => Array.from({ length: count }, () => ({ value: '' }));
  const egp = (piastres: number) => ({ value: toEgp(piastres) });
  yield [
    { value: words.total },
    ...empty(13),
    egp(sums.net),
    ...empty(2),
    egp(sums.vat),
    egp(sums.total),
    ...empty(1),
  ];
}

/** A line as it is written. Piastres, but for the unit's price in EGP × 100,000. */
interface LineAmounts {
  readonly line: TaxLine | undefined;
  readonly description: string;
  readonly pieces: number;
  readonly unitPrice: number | undefined;
  readonly discount: number;
  readonly net: number;
  readonly vat: number;
  readonly total: number;
}

function amountsOf(document: TaxDocument, locale: Locale): LineAmounts[] {
  const sign = document.kind === 'sale' ? 1 : -1;
  const lines = document.lines.map((line): LineAmounts => {
    const { pieces, unitPiastres, totalPiastres: total, vatPiastres: vat } = line;
    const net = total - vat;
    // Without pieces there is no price to take a discount off.
    const full = pieces === 0 ? net : Math.round(netOf(unitPiastres * pieces) / 1_000);
    return {
      line,
      description: locale === 'ar' ? line.nameAr : line.nameEn,
      pieces: sign * pieces,
      unitPrice: pieces === 0 ? undefined : netOf(unitPiastres),
      discount: sign * (full - net),
      net: sign * net,
      vat: sign * vat,
      total: sign * total,
    };
  });
  const shipping = sign * document.shippingPiastres;
  if (shipping === 0) return lines;
  const delivery = { line: undefined, description: WORDS[locale].delivery, pieces: sign };
  const unitPrice = document.shippingPiastres * 1_000;
  return [
    ...lines,
    { ...delivery, unitPrice, discount: 0, net: shipping, vat: 0, total: shipping },
  ];
}

function cellsOf(document: TaxDocument, amounts: LineAmounts, locale: Locale): WrittenCell[] {
  const { kind, number, at } = document;
  const { line, unitPrice } = amounts;
  const text = (value: string): WrittenCell =>
    value === '' ? { value } : { value: withoutFormula(value), style: 'text' };
  const egp = (piastres: number): WrittenCell => ({ value: toEgp(piastres) });
  return [
    text((kind === 'sale' ? invoiceNumber : creditNoteNumber)(number)),
    text(WORDS[locale][kind]),
    text(`${at.toISOString().slice(0, 19)}Z`),
    text(inCairo.format(at)),
    text(document.order),
    text(invoiceNumber(document.invoice)),
    text(document.buyer ?? ''),
    text(line?.sku ?? ''),
    text(line?.itemCode ?? ''),
    text(line?.unitType ?? ''),
    text(amounts.description),
    { value: amounts.pieces },
    { value: unitPrice === undefined ? '' : unitPrice / 100_000 },
    egp(amounts.discount),
    egp(amounts.net),
    text(line === undefined ? '' : 'T1/V009'),
    { value: line === undefined ? '' : 14 },
    egp(amounts.vat),
    egp(amounts.total),
    text(PAID_BY[locale][document.paymentMethod]),
  ];
}

/** As `2026-03-01 18:30`. */
const inCairo = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
