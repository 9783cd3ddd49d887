import type { Bilingual, Locale } from '@dp/contract/locale.ts';

/** The heading of the column that says what is wrong in a row. */
export const PROBLEMS_HEADING: Bilingual = { ar: 'الأخطاء', en: 'What is wrong' };

/** What is said about the SKU of a new product before each column that the sheet lacks for it. */
export const NOT_IN_SHOP = 'is not in the shop, and a new product needs what follows';

/**
 * The Arabic for what the checks of a catalogue file say in English: the English sentence is the key, with `…` for
 * what differs, which `$1`, `$2` refer to. Tried in their order.
 */
const ARABIC: readonly (readonly [english: string, arabic: string])[] = [
  ['is missing', 'مطلوب ولم يُكتب'],
  ['should not be empty', 'يجب ألا يكون فارغًا'],
  ['should be one of …, not …', 'يجب أن يكون واحدًا من: $1، وليس $2'],
  ['should be one of …', 'يجب أن يكون واحدًا من: $1'],
  ['should be a number, not …', 'يجب أن يكون رقمًا، وليس $1'],
  ['should be a whole number, not …', 'يجب أن يكون رقمًا صحيحًا بدون كسور، وليس $1'],
  ['should be a whole number', 'يجب أن يكون رقمًا صحيحًا بدون كسور'],
  ['should be true or false, not …', 'يجب أن يكون نعم أو لا، وليس $1'],
  ['should be text, not …', 'يجب أن يكون نصًا، وليس $1'],
  ['should be text', 'يجب أن يكون نصًا'],
  ['should be a list, not …', 'يجب أن يكون قائمة، وليس $1'],
  ['should be an object, not …', 'هذه القيمة غير مناسبة: $1'],
  ['should not be negative, not …', 'يجب ألا يكون أقل من صفر، وليس $1'],
  ['should not be negative', 'يجب ألا يكون أقل من صفر'],
  ['should be from 0 to 100, not …', 'يجب أن يكون من 0 إلى 100، وليس $1'],
  [
    'should have at most two decimals, not …',
    'يجب ألا يزيد على رقمين بعد العلامة العشرية، وليس $1',
  ],
  ['should have at most … characters, not …', 'يجب ألا يزيد على $1 حرفًا'],
  ['should have at most … characters', 'يجب ألا يزيد على $1 حرفًا'],
  ['should have at most … values, not …', 'يجب ألا يزيد على $1 قيمة'],
  ['should have at most … prices, not …', 'يجب ألا يزيد على $1 أسعار'],
  ['should have at most … pictures, not …', 'يجب ألا يزيد على $1 صورة'],
  ['should be at most … characters long, not …', 'يجب ألا يزيد على $1 حرفًا'],
  ['should be at most … values long, not …', 'يجب ألا يزيد على $1 قيمة'],
  ['should be at least … values long, not …', 'يجب ألا يقل عن $1 قيمة'],
  ['should be at most …, not …', 'يجب ألا يزيد على $1، وليس $2'],
  ['should be at least …, not …', 'يجب ألا يقل عن $1، وليس $2'],
  [
    'should be below …, the price of fewer, not …',
    'يجب أن يكون أقل من $1، وهو سعر الكمية الأصغر، وليس $2',
  ],
  ['should be below …, the price of fewer', 'يجب أن يكون أقل من $1، وهو سعر الكمية الأصغر'],
  [
    'should bring the price below …, the price of fewer, not …',
    'يجب أن يجعل السعر أقل من $1، وهو سعر الكمية الأصغر، وليس $2',
  ],
  [
    'should bring the price below …, the price of fewer',
    'يجب أن يجعل السعر أقل من $1، وهو سعر الكمية الأصغر',
  ],
  ['should be whole pounds, not …', 'يجب أن يكون جنيهات بدون قروش، وليس $1'],
  ['should have either a price or a percent, not …', 'اكتب السعر أو النسبة، واحدًا منهما فقط'],
  ['should have either a price or a percent', 'اكتب السعر أو النسبة، واحدًا منهما فقط'],
  ['should be more than …, not …', 'يجب أن يكون أكثر من $1، وليس $2'],
  ['should be more than …', 'يجب أن يكون أكثر من $1'],
  [
    'should be small Latin letters and digits with single hyphens, such as …, not …',
    'يُكتب بحروف إنجليزية صغيرة وأرقام وشرطات، مثل $1، وليس $2',
  ],
  [
    'should be small Latin letters and digits with single hyphens, such as …',
    'يُكتب بحروف إنجليزية صغيرة وأرقام وشرطات، مثل $1',
  ],
  [
    'should be up to 40 Latin letters, digits, dots, slashes and hyphens, such as …, not …',
    'يُكتب بحروف إنجليزية وأرقام ونقط وشرطات حتى 40، مثل $1، وليس $2',
  ],
  [
    'should be up to 40 Latin letters, digits, dots, slashes and hyphens, such as …',
    'يُكتب بحروف إنجليزية وأرقام ونقط وشرطات حتى 40، مثل $1',
  ],
  [
    'should be true, false or its place among the featured products, from 1 to …, not …',
    'يجب أن يكون نعم أو لا أو ترتيبه بين المنتجات المميزة من 1 إلى $1، وليس $2',
  ],
  ['should be a time such as …, not …', 'يجب أن يكون وقتًا مثل $1، وليس $2'],
  ['should be a time such as …', 'يجب أن يكون وقتًا مثل $1'],
  [
    'should be EG-, nine digits and a code, such as …, or the digits of a barcode with the right check digit, not …',
    'يُكتب EG- ثم تسعة أرقام ثم كود، مثل $1، أو أرقام باركود صحيح، وليس $2',
  ],
  [
    'should be EG-, nine digits and a code, such as …, or the digits of a barcode with the right check digit',
    'يُكتب EG- ثم تسعة أرقام ثم كود، مثل $1، أو أرقام باركود صحيح',
  ],
  [
    'should be a unit of the tax authority, such as … or …, not …',
    'يجب أن تكون وحدة من قائمة الضرائب مثل $1 أو $2، وليس $3',
  ],
  [
    'should be a unit of the tax authority, such as … or …',
    'يجب أن تكون وحدة من قائمة الضرائب مثل $1 أو $2',
  ],
  ['should name each only once, not …', 'توجد قيمة مكررة: $1'],
  ['should name each only once', 'توجد قيمة مكررة'],
  ['has invisible control characters, not …', 'فيه رموز غير ظاهرة'],
  ['has invisible control characters', 'فيه رموز غير ظاهرة'],
  ['has half a character, such as a torn emoji, not …', 'فيه رمز ناقص'],
  ['has half a character, such as a torn emoji', 'فيه رمز ناقص'],
  ['is not valid, not …', 'قيمة غير صحيحة: $1'],
  ['is not valid', 'قيمة غير صحيحة'],
  ['is not a known field', 'الخلية تحت عمود بلا عنوان'],
  ['is not a known column', 'هذا العمود غير معروف'],
  ['comes twice: …', 'مكرر: $1'],
  ['comes twice', 'هذا العمود مكرر'],
  ['is … in the shop; write it so', 'مكتوب في المتجر $1 فاكتبه كما هو'],
  [
    'is the link of … in the shop: correct the SKU, or give a new product another link',
    'هذا رابط المنتج $1 في المتجر: صحّح كود المنتج، أو اكتب للمنتج الجديد رابطًا آخر',
  ],
  ['is the name of several; write one of …', 'هذا الاسم لأكثر من واحد؛ اكتب واحدًا من: $1'],
  [
    'names the category …, which is neither in this file nor in the shop',
    'لا يوجد في المتجر قسم باسم $1',
  ],
  [
    'names the brand …, which is neither in this file nor in the shop',
    'لا توجد في المتجر ماركة باسم $1',
  ],
  [NOT_IN_SHOP, 'لا يوجد في المتجر منتج بهذا الكود، والمنتج الجديد يحتاج إلى ما يلي'],
  ['names the product …, which the shop does not have', 'لا يوجد في المتجر منتج بكود $1'],
  ['is given without a picture', 'صورة مضاءة بدون الصورة الأساسية'],
  ['… is not a picture that the shop has', 'لا توجد في المتجر صورة باسم $1'],
  ['… should have the same shape as …', 'الصورة $1 يجب أن تكون بأبعاد الصورة $2'],
  ['… should be as large as …', 'الصورة $1 يجب أن تكون بحجم الصورة $2'],
  ['has the error …', 'فيها خطأ الجدول $1'],
  ['has a formula without a result', 'فيها معادلة بدون نتيجة: افتح الملف في برنامج الجداول واحفظه'],
  ['is merged with other cells (…): unmerge them', 'مدمجة مع خلايا أخرى ($1): ألغِ الدمج'],
  ['has too many rows', 'الملف فيه أكثر من 100,000 منتج'],
  ['has more than … columns', 'الملف فيه أكثر من $1 عمود'],
  ['has no products', 'الملف ليس فيه منتجات'],
  ['has no sheet', 'الملف ليس فيه ورقة ظاهرة'],
  ['is empty', 'الملف فارغ'],
  ['is too large when unpacked', 'الملف أكبر من اللازم بعد فك ضغطه'],
  ['is not an XLSX workbook, or is damaged', 'الملف ليس ملف XLSX، أو هو تالف'],
  ['is not an XLSX workbook and not a CSV table', 'الملف ليس ملف XLSX ولا جدول CSV'],
  ['is not an XLSX workbook', 'الملف ليس ملف XLSX'],
  [
    'is an old Excel file or has a password: save it as XLSX without one',
    'الملف بصيغة إكسل القديمة أو عليه كلمة مرور: احفظه بصيغة XLSX بدون كلمة مرور',
  ],
  [
    'is not UTF-8 text: in Excel, save it as "CSV UTF-8 (Comma delimited)"',
    'الملف ليس بترميز UTF-8: احفظه من إكسل بصيغة "CSV UTF-8"',
  ],
  ['has a quotation mark that is never closed', 'فيها علامة تنصيص لم تُغلق'],
  [
    'has text after a closing quotation mark; write "" for one inside',
    'فيها نص بعد علامة تنصيص مغلقة',
  ],
  ['has a quotation mark inside of a cell without quotes', 'فيها علامة تنصيص في غير مكانها'],
  ['is not a table', 'الملف ليس جدولًا'],
];

const patterns = ARABIC.map(([english, arabic]) => {
  const source = english
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('(.+?)');
  return { pattern: new RegExp(`^${source}$`, 's'), arabic };
});

/** What is wrong, in the reader's language; English where there is no Arabic for it. */
export function sayInLocale(message: string, locale: Locale): string {
  if (locale === 'en') return message;
  const known = patterns.find(({ pattern }) => pattern.test(message));
  return known === undefined ? message : message.replace(known.pattern, known.arabic);
}
