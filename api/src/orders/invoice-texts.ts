import type { Locale } from '@dp/contract/locale.ts';
import type { PaymentMethod } from '@dp/contract/payments.ts';
import { countedDays, countedHours } from '../counted-words/counted-words.ts';

const ar = {
  title: 'فاتورة',
  proForma: 'فاتورة مبدئية',
  proFormaNote: 'هذه ليست فاتورة ضريبية. تصدر الفاتورة برقمها عند خروج الطلب من المتجر.',
  cancelledNote: 'أُلغي هذا الطلب، فلا تصدر له فاتورة.',
  returnedNote: 'عاد هذا الطلب إلى المتجر، فلا يُستحق سداد هذه الفاتورة.',
  creditNote: (number: string, date: string, amount: string) =>
    `خُصم من هذه الفاتورة ${amount} بالإشعار الدائن رقم ${number} بتاريخ ${date}.`,
  taxNumber: 'رقم التسجيل الضريبي',
  commercialRegister: 'السجل التجاري',
  phone: 'التليفون',
  buyer: 'العميل',
  number: 'رقم الفاتورة',
  issued: 'تاريخ الإصدار',
  order: 'رقم الطلب',
  placed: 'تاريخ الطلب',
  payment: 'طريقة الدفع',
  methods: {
    cash_on_delivery: 'الدفع عند الاستلام',
    card: 'بطاقة بنكية',
    wallet: 'محفظة إلكترونية',
    kiosk: 'منفذ دفع',
    instapay: 'تحويل إنستاباي',
  } satisfies Record<PaymentMethod, string>,
  item: 'المنتج',
  quantity: 'الكمية',
  unitPrice: 'سعر القطعة',
  lineTotal: 'الإجمالي',
  currency: 'المبالغ بالجنيه المصري، وأسعار المنتجات شاملة الضريبة',
  subtotal: 'المنتجات',
  discount: 'خصم الكود',
  shipping: 'التوصيل',
  free: 'مجانًا',
  total: 'المطلوب سداده',
  sum: 'الإجمالي',
  paidAtDoor: 'مدفوع نقدًا عند الاستلام',
  paidBy: (method: string) => `مدفوع: ${method}`,
  vat: 'منها ضريبة القيمة المضافة 14% على المنتجات',
  inWords: 'المبلغ بالحروف',
  returns: (days: number, hours: number) =>
    `يمكنك إرجاع المنتجات خلال ${countedDays(days, 'ar')} من الاستلام، والإبلاغ عن أي تلف خلال ${countedHours(hours, 'ar')}.`,
  page: (page: number, pages: number) => `صفحة ${page} من ${pages}`,
};

const en: typeof ar = {
  title: 'Invoice',
  proForma: 'Pro-forma invoice',
  proFormaNote: 'This is not a tax invoice. You get the numbered invoice when the order leaves us.',
  cancelledNote: 'This order was cancelled, so no invoice is issued for it.',
  returnedNote: 'This order came back to the shop: nothing is due on this invoice.',
  creditNote: (number: string, date: string, amount: string) =>
    `Credit note ${number} of ${date} takes ${amount} off this invoice.`,
  taxNumber: 'Tax registration number',
  commercialRegister: 'Commercial register',
  phone: 'Phone',
  buyer: 'Billed to',
  number: 'Invoice number',
  issued: 'Issued on',
  order: 'Order',
  placed: 'Ordered on',
  payment: 'Payment',
  methods: {
    cash_on_delivery: 'Cash on delivery',
    card: 'Bank card',
    wallet: 'Mobile wallet',
    kiosk: 'Payment kiosk',
    instapay: 'InstaPay transfer',
  } satisfies Record<PaymentMethod, string>,
  item: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  lineTotal: 'Total',
  currency: 'In Egyptian pounds; product prices include VAT',
  subtotal: 'Products',
  discount: 'Voucher discount',
  shipping: 'Delivery',
  free: 'Free',
  total: 'Total to pay',
  sum: 'Total',
  paidAtDoor: 'Paid in cash on delivery',
  paidBy: (method: string) => `Paid: ${method}`,
  vat: 'Of which 14% VAT on products',
  inWords: 'Amount in words',
  returns: (days: number, hours: number) =>
    `You may return products within ${countedDays(days, 'en')} of delivery; report damage within ${countedHours(hours, 'en')}.`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

/** The texts of a printed invoice besides the order's own data. */
export const invoiceTexts: Readonly<Record<Locale, typeof ar>> = { ar, en };
