/** What a column of a courier's settlement says. */
export type SettlementColumn =
  | 'tracking'
  | 'order'
  | 'cash'
  | 'fees'
  | 'vat'
  | 'fees_with_vat'
  | 'net'
  | 'transaction'
  | 'day';

/** Heads of couriers' files in both languages, as `foldHead` writes them. */
const HEADS: Readonly<Record<SettlementColumn, readonly string[]>> = {
  tracking: [
    ...['trackingnumber', 'trackingno', 'tracking', 'trackingid', 'awb', 'awbnumber', 'awbno'],
    ...['waybill', 'waybillnumber', 'waybillno', 'airwaybill', 'billcode', 'barcode'],
    ...['shipmentnumber', 'shipmentno', 'shipmentid', 'deliverynumber'],
    ...['رقمالتتبع', 'كودالتتبع', 'رقمالبوليصه', 'البوليصه', 'رقمالشحنه', 'كودالشحنه', 'الباركود'],
  ],
  order: [
    ...['ordernumber', 'orderno', 'order', 'orderid', 'orderreference', 'orderref', 'reference'],
    ...['referencenumber', 'businessreference', 'merchantreference', 'shipperreference'],
    ...['parcel', 'parcelreference', 'parcelcode', 'parcelnumber'],
    ...['رقمالطلب', 'الطلب', 'رقمالاوردر', 'مرجعالطلب', 'المرجع', 'رقمالمرجع'],
    ...['رقمالطرد', 'كودالطرد', 'الطرد'],
  ],
  cash: [
    ...['cod', 'codamount', 'codcollected', 'codvalue', 'cash', 'cashcollected', 'cashondelivery'],
    ...['collected', 'collectedamount', 'amountcollected', 'collectedcod'],
    ...['المبلغالمحصل', 'المحصل', 'التحصيل', 'مبلغالتحصيل', 'قيمهالتحصيل', 'المبالغالمحصله'],
    ...['النقديه', 'النقديهالمحصله', 'الدفععندالاستلام'],
  ],
  fees: [
    ...['fees', 'fee', 'shippingfees', 'shippingfee', 'deliveryfees', 'deliveryfee', 'charges'],
    ...['الرسوم', 'رسومالشحن', 'رسومالتوصيل', 'مصاريفالشحن', 'تكلفهالشحن', 'العموله'],
  ],
  vat: [
    ...['vat', 'vatamount', 'tax', 'taxamount', 'feesvat', 'vatonfees'],
    ...['الضريبه', 'قيمهالضريبه', 'ضريبهالقيمهالمضافه', 'ضريبهالرسوم'],
  ],
  fees_with_vat: [
    ...['bostafees', 'totalfees', 'feeswithvat', 'feesinclvat', 'feesincludingvat'],
    ...['اجماليالرسوم', 'رسومبوسطه', 'الرسومشاملهالضريبه', 'الرسومبالضريبه'],
  ],
  net: [
    ...['net', 'netamount', 'netvalue', 'netdue', 'deposit', 'deposited', 'depositedamount'],
    ...['depositedamt', 'payout', 'due'],
    ...['الصافي', 'صافي', 'صافيالمبلغ', 'صافيالمستحق', 'المستحق', 'المودع', 'المبلغالمودع'],
  ],
  transaction: [
    ...['transactionid', 'transaction', 'transactionnumber', 'cashoutid', 'transferid', 'cycleid'],
    ...['رقمالعمليه', 'كودالعمليه', 'رقمالتحويل', 'رقمالمعامله'],
  ],
  day: [
    ...['deliverydate', 'deliveredat', 'deliveredon', 'collectiondate', 'date', 'transactiondate'],
    ...['cashoutdate', 'depositdate', 'depositedat'],
    ...[
      'تاريخالتسليم',
      'تاريخالتحصيل',
      'التاريخ',
      'تاريخ',
      'تاريخالعمليه',
      'تاريخالتحويل',
      'تاريخالايداع',
    ],
  ],
};

const COLUMNS = Object.keys(HEADS) as SettlementColumn[];

/** A head without case, signs, spaces, vowels and spellings that couriers mix: `رقم التتبُّع` and `Tracking No.` */
function foldHead(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/ـ/g, '')
    .replace(/\((egp|ج\.?م\.?|جنيه)\)/g, '')
    .replace(/[^\p{L}]/gu, '')
    .replace(/egp$/, '');
}

/**
 * The columns of a line of heads, by their index; where several say the same, the one that is named first above.
 *
 * @returns undefined unless it names parcels and cash.
 */
export function settlementColumns(
  cells: readonly string[],
): Partial<Record<SettlementColumn, number>> | undefined {
  const heads = cells.map(foldHead);
  const found: Partial<Record<SettlementColumn, number>> = {};
  for (const column of COLUMNS) {
    const head = HEADS[column].find((name) => heads.includes(name));
    if (head !== undefined) found[column] = heads.indexOf(head);
  }
  const isUsable =
    found.cash !== undefined && (found.tracking !== undefined || found.order !== undefined);
  return isUsable ? found : undefined;
}
