import type { PaymentMethod } from '@dp/contract/payments.ts';
import type { ShopDetails } from '@dp/contract/shop-details.ts';
import { itemCodeKind } from '@dp/contract/staff/item-codes.ts';
import { SELLER_SETTINGS } from '@dp/contract/staff/tax-document-values.ts';
import { creditNoteNumber, invoiceNumber } from '../orders/invoice-number.ts';
import type { TaxDocument, TaxLine } from './document-rows.ts';
import { amountOf, figureOf, type LineAmounts, lineAmounts } from './receipt-amounts.ts';
import { Figure, type ReceiptValue, receiptUuid } from './serialise-receipt.ts';

/** How an order was paid, in the authority's letters: cash, card, or others. */
const PAID_BY: Readonly<Record<PaymentMethod, string>> = {
  cash_on_delivery: 'C',
  card: 'V',
  wallet: 'O',
  kiosk: 'O',
  instapay: 'O',
};

/** Those that are not set. */
export function missingSettings(shop: ShopDetails): (typeof SELLER_SETTINGS)[number][] {
  return SELLER_SETTINGS.filter((name) => !shop[name]);
}

/** What a receipt follows and refers to. */
export interface ReceiptChain {
  /** The uuid of the receipt before it from the same device; empty for the first. */
  readonly previous: string;
  /** Of a credit note: the uuid of its sale. */
  readonly reference: string | undefined;
}

/**
 * A document as an e-receipt of version 1.2 (sdk.invoicing.eta.gov.eg), with its uuid. Delivery is a fee: the shop's
 * VAT is in the goods.
 */
export function makeReceipt(
  document: TaxDocument,
  shop: ShopDetails,
  { previous, reference }: ReceiptChain,
): { readonly uuid: string; readonly receipt: ReceiptValue } {
  const lines = document.lines
    .filter(({ pieces }) => pieces > 0)
    .map((line) => ({ line, amounts: lineAmounts(line) }));
  const sum = (read: (amounts: LineAmounts) => number) =>
    lines.reduce((all, { amounts }) => all + read(amounts), 0);
  const fees = amountOf(document.shippingPiastres);
  const isSale = document.kind === 'sale';
  const withUuid = (uuid: string): ReceiptValue => ({
    header: {
      dateTimeIssued: `${document.at.toISOString().slice(0, 19)}Z`,
      receiptNumber: (isSale ? invoiceNumber : creditNoteNumber)(document.number),
      uuid,
      previousUUID: previous,
      ...(reference === undefined ? {} : { referenceUUID: reference }),
      currency: 'EGP',
      exchangeRate: new Figure('0'),
      sOrderNameCode: document.order,
      orderdeliveryMode: 'FC',
    },
    documentType: { receiptType: isSale ? 's' : 'r', typeVersion: '1.2' },
    seller: sellerOf(shop),
    buyer: { type: 'P' },
    itemData: lines.map(({ line, amounts }) => itemOf(line, amounts)),
    totalSales: figureOf(sum(({ totalSale }) => totalSale)),
    totalCommercialDiscount: figureOf(sum(({ discount }) => discount)),
    netAmount: figureOf(sum(({ netSale }) => netSale)),
    feesAmount: figureOf(fees),
    totalAmount: figureOf(sum(({ total }) => total) + fees),
    taxTotals: [{ taxType: 'T1', amount: figureOf(sum(({ tax }) => tax)) }],
    paymentMethod: PAID_BY[document.paymentMethod],
  });
  const uuid = receiptUuid(withUuid(''));
  return { uuid, receipt: withUuid(uuid) };
}

function itemOf(line: TaxLine, amounts: LineAmounts): ReceiptValue {
  const { discount } = amounts;
  return {
    internalCode: line.sku,
    description: line.nameAr,
    itemType: itemCodeKind(line.itemCode) ?? 'EGS',
    itemCode: line.itemCode,
    unitType: line.unitType,
    quantity: new Figure(String(line.pieces)),
    unitPrice: figureOf(amounts.unitPrice),
    netSale: figureOf(amounts.netSale),
    totalSale: figureOf(amounts.totalSale),
    total: figureOf(amounts.total),
    ...(discount === 0
      ? {}
      : { commercialDiscountData: [{ amount: figureOf(discount), description: 'خصم' }] }),
    taxableItems: [
      { taxType: 'T1', amount: figureOf(amounts.tax), subType: 'V009', rate: new Figure('14') },
    ],
  };
}

function sellerOf(shop: ShopDetails): ReceiptValue {
  const text = (value: string | null) => value ?? '';
  return {
    rin: text(shop.tax_number).replace(/\D/g, ''),
    companyTradeName: shop.name_ar,
    branchCode: text(shop.tax_branch_code),
    branchAddress: {
      country: 'EG',
      governate: text(shop.tax_governorate),
      regionCity: text(shop.tax_city),
      street: text(shop.tax_street),
      buildingNumber: text(shop.tax_building),
      ...(shop.tax_postal_code ? { postalCode: shop.tax_postal_code } : {}),
    },
    deviceSerialNumber: text(shop.tax_device_serial),
    activityCode: text(shop.tax_activity_code),
  };
}
