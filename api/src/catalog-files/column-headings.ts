import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import { CSV_COLUMNS, type CsvColumn } from './csv-columns.ts';

/** What people call the columns of a product table, by the column's name without numbers. */
const HEADINGS: Readonly<Record<string, Bilingual>> = {
  sku: { ar: 'كود المنتج', en: 'Stock number (SKU)' },
  slug: { ar: 'اسم الرابط', en: 'Name in the link' },
  name_ar: { ar: 'الاسم بالعربية', en: 'Arabic name' },
  name_en: { ar: 'الاسم بالإنجليزية', en: 'English name' },
  description_ar: { ar: 'الوصف بالعربية', en: 'Arabic description' },
  description_en: { ar: 'الوصف بالإنجليزية', en: 'English description' },
  brand: { ar: 'الماركة', en: 'Brand' },
  category: { ar: 'القسم', en: 'Category' },
  list_price: { ar: 'السعر قبل الخصم (جنيه)', en: 'List price (EGP)' },
  discount: { ar: 'الخصم (%)', en: 'Discount (%)' },
  discount_from: { ar: 'بداية الخصم', en: 'Discount from' },
  discount_until: { ar: 'نهاية الخصم', en: 'Discount until' },
  stock: { ar: 'المخزون', en: 'Stock' },
  featured: { ar: 'مميز', en: 'Featured' },
  tags: { ar: 'الوسوم', en: 'Tags' },
  item_code: { ar: 'كود الصنف الضريبي', en: 'Tax item code' },
  unit_type: { ar: 'وحدة القياس الضريبية', en: 'Tax unit' },
  published: { ar: 'معروض للبيع', en: 'On sale' },
  draft: { ar: 'مسودة', en: 'Draft' },
  on_sale_from: { ar: 'معروض للبيع من', en: 'On sale from' },
  position: { ar: 'الترتيب', en: 'Position' },
  seo_title_ar: { ar: 'عنوان محركات البحث بالعربية', en: 'Search engines: Arabic title' },
  seo_title_en: { ar: 'عنوان محركات البحث بالإنجليزية', en: 'Search engines: English title' },
  seo_description_ar: { ar: 'وصف محركات البحث بالعربية', en: 'Search engines: Arabic text' },
  seo_description_en: { ar: 'وصف محركات البحث بالإنجليزية', en: 'Search engines: English text' },
  related: { ar: 'منتجات تظهر بجانبه (أكواد)', en: 'Shown beside it (SKUs)' },
  tier_from: { ar: 'سعر الكمية {n}: من', en: 'Quantity price {n}: from' },
  tier_price: { ar: 'سعر الكمية {n}: السعر (جنيه)', en: 'Quantity price {n}: price (EGP)' },
  tier_percent: { ar: 'سعر الكمية {n}: الخصم (%)', en: 'Quantity price {n}: percent' },
  picture: { ar: 'صورة {n}', en: 'Picture {n}' },
  picture_light: { ar: 'صورة {n} مضاءة', en: 'Picture {n}, lit' },
  picture_alt_ar: { ar: 'وصف صورة {n} بالعربية', en: 'Picture {n}: Arabic text' },
  picture_alt_en: { ar: 'وصف صورة {n} بالإنجليزية', en: 'Picture {n}: English text' },
  picture_room: { ar: 'غرفة صورة {n}', en: 'Picture {n}: room' },
  spec_kind: { ar: 'الصنف', en: 'Kind' },
  spec_watt: { ar: 'القدرة (وات)', en: 'Power (W)' },
  spec_lumen: { ar: 'كمية الإضاءة (لومن)', en: 'Light (lm)' },
  spec_cct_kelvin: { ar: 'ألوان الإضاءة (كلفن)', en: 'Light colours (K)' },
  spec_rgb: { ar: 'كل الألوان (RGB)', en: 'All colours (RGB)' },
  spec_cri: { ar: 'دقة الألوان (CRI)', en: 'Colour rendering (CRI)' },
  spec_base: { ar: 'القاعدة', en: 'Base' },
  spec_ip: { ar: 'درجة الحماية (IP)', en: 'Protection (IP)' },
  spec_beam_angle: { ar: 'زاوية الإضاءة (درجة)', en: 'Beam angle (degrees)' },
  spec_dimmable: { ar: 'يعمل بالديمر', en: 'Dimmable' },
  spec_voltage: { ar: 'الجهد', en: 'Voltage' },
  spec_lifetime_hours: { ar: 'العمر الافتراضي (ساعة)', en: 'Lifetime (hours)' },
  spec_energy_class: { ar: 'كفاءة الطاقة', en: 'Energy class' },
  spec_material: { ar: 'الخامة', en: 'Material' },
  spec_finish: { ar: 'اللون والتشطيب', en: 'Finish' },
  spec_length_mm: { ar: 'الطول (مم)', en: 'Length (mm)' },
  spec_width_mm: { ar: 'العرض (مم)', en: 'Width (mm)' },
  spec_height_mm: { ar: 'الارتفاع (مم)', en: 'Height (mm)' },
  spec_diameter_mm: { ar: 'القطر (مم)', en: 'Diameter (mm)' },
  spec_cutout_mm: { ar: 'مقاس الفتحة (مم)', en: 'Cutout (mm)' },
  spec_cable_mm: { ar: 'طول السلك (مم)', en: 'Cable (mm)' },
  spec_warranty_months: { ar: 'الضمان (شهر)', en: 'Warranty (months)' },
  spec_lamps: { ar: 'عدد الدوايات', en: 'Lamp holders' },
  spec_lamps_included: { ar: 'اللمبات مرفقة', en: 'Lamps included' },
  spec_lamp_watt_max: { ar: 'أقصى وات للمبة الواحدة', en: 'Watts of one lamp at most' },
  spec_load_watt_min: { ar: 'أقل حمل (وات)', en: 'Least load (W)' },
  spec_load_watt_max: { ar: 'أقصى حمل (وات)', en: 'Most load (W)' },
  spec_dimming: { ar: 'طريقة التعتيم', en: 'Dimming' },
  spec_current_ma: { ar: 'التيار (مللي أمبير)', en: 'Current (mA)' },
  spec_mounting: { ar: 'طريقة التركيب', en: 'Mounting' },
  spec_unit: { ar: 'وحدة البيع', en: 'Unit' },
  spec_pack_size: { ar: 'محتوى العبوة', en: 'Pack size' },
  spec_smart: { ar: 'التحكم', en: 'Control' },
  spec_style: { ar: 'الستايل', en: 'Style' },
  spec_rooms: { ar: 'الغرف', en: 'Rooms' },
};

/** What a column is called. */
export function headingOf({ name }: CsvColumn, locale: Locale): string {
  const [, number] = /_(\d+)(?=_|$)/.exec(name) ?? [];
  const heading = HEADINGS[number === undefined ? name : name.replace(`_${number}`, '')];
  if (heading === undefined) throw new Error(`The column ${name} has no heading`);
  return heading[locale].replace('{n}', number ?? '');
}

const byHeading = new Map(
  CSV_COLUMNS.flatMap((column) =>
    (['ar', 'en'] as const).map((locale) => [fold(headingOf(column, locale)), column] as const),
  ),
);

/** The column that is called so in either language; its unit may be left out or be another word, such as `(ج.م)`. */
export function columnOfHeading(heading: string): CsvColumn | undefined {
  return byHeading.get(fold(heading));
}

function fold(heading: string): string {
  return heading
    .replace(/\s*\([^()]*\)\s*$/, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
