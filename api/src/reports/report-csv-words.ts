import type { Locale } from '@dp/contract/locale.ts';
import type { Report } from '@dp/contract/staff/report-values.ts';
import type { ReportFigures } from '@dp/contract/staff/reports.ts';

/** A margin is in the file as what it is of. */
export type CsvFigure = Exclude<keyof ReportFigures, 'margin'>;

const OF_GOODS: readonly CsvFigure[] = ['vat', 'costed', 'cost'];
const OF_COURIERS: readonly CsvFigure[] = ['first_attempts', 'outstanding', 'outstanding_sum'];
const OF_ORDERS: readonly CsvFigure[] = ['asked', 'confirmed', 'shipping', 'lost_shipping'];

/** What is not counted of the subjects of a report, and would say 0 in its file. */
export const UNCOUNTED: Readonly<Record<Report, readonly CsvFigure[]>> = {
  days: OF_COURIERS,
  products: [...OF_COURIERS, ...OF_ORDERS],
  categories: [...OF_COURIERS, ...OF_ORDERS],
  governorates: [...OF_COURIERS, ...OF_GOODS],
  couriers: [...OF_ORDERS, ...OF_GOODS, 'placed', 'sold', 'sales', 'discount'],
  vouchers: [...OF_COURIERS, ...OF_GOODS],
};

interface Words {
  /** What the first columns of a report name: the key of a row and, but for days, its name. */
  readonly rows: Readonly<Record<Report, readonly string[]>>;
  readonly figures: Readonly<Record<CsvFigure, string>>;
}

/** The heads of a report's columns; sums are in pounds. The order of `figures` is that of the file. */
export const REPORT_CSV_WORDS: Readonly<Record<Locale, Words>> = {
  ar: {
    rows: {
      days: ['اليوم'],
      products: ['رقم المنتج', 'المنتج'],
      categories: ['رقم القسم', 'القسم'],
      governorates: ['رقم المحافظة', 'المحافظة'],
      couriers: ['رقم المندوب', 'المندوب'],
      vouchers: ['كود الخصم', 'الاسم'],
    },
    figures: {
      placed: 'مطلوب',
      sold: 'مباع',
      delivered: 'تم تسليمه',
      returned: 'رجع',
      asked: 'سُئل للتأكيد',
      confirmed: 'أُكِّد',
      first_attempts: 'سُلِّم من أول محاولة',
      sales: 'المبيعات بالجنيه',
      discount: 'الخصم بالجنيه',
      vat: 'ضريبة القيمة المضافة ضمن السعر بالجنيه',
      shipping: 'التوصيل بالجنيه',
      lost_shipping: 'توصيل ضاع بالمرتجعات بالجنيه',
      outstanding: 'طرود لم تُورَّد نقديتها',
      outstanding_sum: 'نقدية لم تُورَّد بالجنيه',
      costed: 'مبيعات معروفة التكلفة بالجنيه',
      cost: 'تكلفتها بالجنيه',
    },
  },
  en: {
    rows: {
      days: ['Day'],
      products: ['Product number', 'Product'],
      categories: ['Category number', 'Category'],
      governorates: ['Governorate number', 'Governorate'],
      couriers: ['Courier number', 'Courier'],
      vouchers: ['Voucher code', 'Name'],
    },
    figures: {
      placed: 'Ordered',
      sold: 'Sold',
      delivered: 'Delivered',
      returned: 'Came back',
      asked: 'Asked to confirm',
      confirmed: 'Confirmed',
      first_attempts: 'Delivered at the first attempt',
      sales: 'Sales, EGP',
      discount: 'Discount, EGP',
      vat: 'VAT in the goods, EGP',
      shipping: 'Delivery, EGP',
      lost_shipping: 'Delivery lost to returns, EGP',
      outstanding: 'Parcels whose cash was not handed in',
      outstanding_sum: 'Cash not handed in, EGP',
      costed: 'Sales of known cost, EGP',
      cost: 'Their cost, EGP',
    },
  },
};
