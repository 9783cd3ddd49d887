import type { UnitHabits } from './name-parts.ts';
import type { Facts } from './seller.ts';

const WORDS_EN = {
  black: 'Black',
  white: 'White',
  gold: 'Gold',
  'rose-gold': 'Rose Gold',
  silver: 'Silver',
  chrome: 'Chrome',
  nickel: 'Nickel',
  bronze: 'Bronze',
  copper: 'Copper',
  grey: 'Grey',
  beige: 'Beige',
  green: 'Green',
  crystal: 'Crystal',
  glass: 'Glass',
  iron: 'Iron',
  brass: 'Brass',
  fabric: 'Linen Fabric',
  rattan: 'Rattan',
  wood: 'Wood',
  marble: 'Marble',
  acrylic: 'Acrylic',
  gypsum: 'Gypsum',
  remote: 'with Remote',
} as const;
const WORDS_AR = {
  black: 'أسود',
  white: 'أبيض',
  gold: 'ذهبي',
  'rose-gold': 'روز جولد',
  silver: 'فضي',
  chrome: 'كروم',
  nickel: 'نيكل',
  bronze: 'برونزي',
  copper: 'نحاسي',
  grey: 'رمادي',
  beige: 'بيج',
  green: 'أخضر',
  crystal: 'كريستال',
  glass: 'زجاج',
  iron: 'حديد',
  brass: 'نحاس',
  fabric: 'قماش كتان',
  rattan: 'راتان',
  wood: 'خشب',
  marble: 'رخام',
  acrylic: 'أكريليك',
  gypsum: 'جبس',
  remote: 'بالريموت',
} as const;

const shadeAr = (kelvin: number) =>
  kelvin < 3_500 ? 'دافئة' : kelvin < 5_000 ? 'طبيعية' : 'بيضاء باردة';
const shadeEn = (kelvin: number) => (kelvin < 3_500 ? 'Warm' : kelvin < 5_000 ? 'Natural' : 'Cool');
const indic = new Intl.NumberFormat('ar-EG', { useGrouping: false });

/** Codes and capitals, as importers send their lists. */
export const CODE_UNITS: UnitHabits = {
  watt: (watt) => `${watt}W`,
  kelvin: (kelvins) => kelvins.map((kelvin) => `${kelvin}K`).join('-'),
  centimetres: (value) => `${value / 10}CM`,
  millimetres: (value) => `${value}MM`,
  metres: (value) => `${value / 1_000}M`,
  volt: (volt) => `${volt}V`,
  ampere: (ampere) => `${ampere}A`,
  degrees: (angle) => `${angle}D`,
  lamps: (lamps) => `${lamps} Lights`,
  cutout: 'Cut',
  diameter: 'Dia',
  words: WORDS_EN,
};
/** Arabic with Latin digits, a word for each number. */
export const PHRASE_UNITS: UnitHabits = {
  watt: (watt) => `بقدرة ${watt} وات`,
  kelvin: (kelvins) =>
    `إضاءة ${kelvins.map((kelvin) => `${shadeAr(kelvin)} ${kelvin}K`).join(' / ')}`,
  centimetres: (value) => `${value / 10} سم`,
  millimetres: (value) => `${value} مم`,
  metres: (value) => `${value / 1_000} متر`,
  volt: (volt) => `${volt} فولت`,
  ampere: (ampere) => `${ampere} أمبير`,
  degrees: (angle) => `زاوية ${angle} درجة`,
  lamps: (lamps) => (lamps > 10 ? `${lamps} لمبة` : `${lamps} لمبات`),
  cutout: 'فتحة',
  diameter: 'قطر',
  words: WORDS_AR,
};
/** Arabic with the digits of an Arabic keyboard, a word for each number. */
export const INDIC_UNITS: UnitHabits = {
  ...PHRASE_UNITS,
  watt: (watt) => `${indic.format(watt)} وات`,
  kelvin: (kelvins) =>
    `إضاءة ${shadeAr(kelvins[0] ?? 0)} ${kelvins.map((kelvin) => indic.format(kelvin)).join('/')} كلفن`,
  centimetres: (value) => `${indic.format(value / 10)} سم`,
  metres: (value) => `${indic.format(value / 1_000)} متر`,
  volt: (volt) => `${indic.format(volt)} فولت`,
  degrees: (angle) => `${indic.format(angle)} درجة`,
  lamps: (lamps) => (lamps > 10 ? `${indic.format(lamps)} لمبة` : `${indic.format(lamps)} لمبات`),
};
/** English as the shop's own pages have it. */
export const PAGE_UNITS: UnitHabits = {
  ...CODE_UNITS,
  watt: (watt) => `${watt} W`,
  kelvin: (kelvins) => kelvins.map((kelvin) => `${shadeEn(kelvin)} ${kelvin}K`).join(' / '),
  centimetres: (value) => `${value / 10} cm`,
  metres: (value) => `${value / 1_000} m`,
  degrees: (angle) => `${angle}° beam`,
  diameter: 'Ø',
};

export const STYLE_NAMES: Readonly<Record<NonNullable<Facts['style']>, readonly [string, string]>> =
  {
    modern: ['مودرن', 'Modern'],
    classic: ['كلاسيك', 'Classic'],
    industrial: ['اندستريال', 'Industrial'],
    oriental: ['شرقي', 'Oriental'],
    minimal: ['مينيمال', 'Minimal'],
    boho: ['بوهو', 'Boho'],
  };

/** Names that the shop gives its designs: in Arabic, and as its English pages spell them. */
export const DESIGNS: readonly (readonly [string, string])[] = [
  ['لؤلؤة', 'Lolya'],
  ['كليوباترا', 'Cleopatra'],
  ['نسيم', 'Naseem'],
  ['موجة', 'Mouga'],
  ['ياسمينا', 'Yasmina'],
  ['فيروزة', 'Fayrouza'],
  ['أندلس', 'Andalus'],
  ['سندباد', 'Sindbad'],
  ['زمردة', 'Zomorroda'],
  ['مرجان', 'Morgan'],
  ['رشيد', 'Rashid'],
  ['بردية', 'Bardeya'],
];

/** Sentences that say nothing of the product. */
export const MOOD_AR: readonly string[] = [
  'لمسة دفا تكمل شياكة بيتك.',
  'تصميم حصري من ورشنا في إسكندرية، وكل قطعة متشطبة بإيد صنايعي شاطر.',
  'التوصيل لحد الباب في القاهرة والإسكندرية والدلتا.',
  'الصورة من بيت عميلة سعيدة.',
  'هدية مختلفة للعروسة.',
];
export const MOOD_EN: readonly string[] = [
  'A gentle touch that finishes the space.',
  'Made in small batches by the sea.',
  'Delivered to your door in a padded box.',
];
export const PLACES: Readonly<
  Record<NonNullable<Facts['rooms']>[number], readonly [string, string]>
> = {
  reception: ['الريسبشن', 'receptions'],
  living: ['غرفة المعيشة', 'living rooms'],
  bedroom: ['غرفة النوم', 'bedrooms'],
  kids: ['غرفة الأطفال', 'kids rooms'],
  kitchen: ['المطبخ', 'kitchens'],
  bathroom: ['الحمام', 'bathrooms'],
  corridor: ['الطرقة والممرات', 'hallways'],
  entrance: ['المدخل', 'entrances'],
  balcony: ['البلكونة والتراس', 'balconies and terraces'],
  garden: ['الحديقة', 'gardens'],
  office: ['المكتب', 'offices'],
  shop: ['المحلات والكافيهات', 'shops and cafes'],
  stairs: ['السلم', 'staircases'],
};
