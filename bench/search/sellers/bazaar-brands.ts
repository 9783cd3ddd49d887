import type { BrandHabits } from './seller.ts';

/** Invented brands of a market place: common words, two words, Latin in Arabic letters. */
export const BAZAAR_BRANDS: readonly BrandHabits[] = [
  { slug: 'rawnaq', ar: 'رونق', en: 'Rawnaq', heard: ['رونك', 'rawnak', 'rownaq'] },
  { slug: 'shoruq', ar: 'شروق', en: 'Shoruq', heard: ['الشروق', 'shorouk', 'shrouq'] },
  { slug: 'noorista', ar: 'نوريستا', en: 'Noorista', heard: ['نورستا', 'norista', 'nourista'] },
  {
    slug: 'samalight',
    ar: 'سما لايت',
    en: 'Sama Light',
    heard: ['سمالايت', 'samalight', 'sama lite'],
  },
  { slug: 'voltara', ar: 'فولتارا', en: 'Voltara', heard: ['فولترا', 'voltarra', 'foltara'] },
  {
    slug: 'bellacasa',
    ar: 'بيلا كازا',
    en: 'Bella Casa',
    heard: ['بيلاكازا', 'bellacasa', 'bela casa'],
  },
  { slug: 'misrlite', ar: 'مصر لايت', en: 'MisrLite', heard: ['مصرلايت', 'misr lite', 'masrlite'] },
  { slug: 'zephyron', ar: 'زيفيرون', en: 'Zephyron', heard: ['زفيرون', 'zefiron', 'zephiron'] },
  { slug: 'gadwa', ar: 'جدوى', en: 'Gadwa', heard: ['جدوي', 'gadwah', 'jadwa'] },
  { slug: 'duplexa', ar: 'دوبلكسا', en: 'Duplexa', heard: ['دوبليكسا', 'dublexa', 'duplexsa'] },
];

/** Categories by place instead of by kind: what a place's name holds is known to be for that place. */
export const BAZAAR_CATEGORIES: readonly (readonly [string, string | null, string, string])[] = [
  ['home-indoor', null, 'إضاءة البيت', 'Home lighting'],
  ['living-area', 'home-indoor', 'إضاءة الصالة وغرفة المعيشة', 'Living room lighting'],
  ['bedrooms', 'home-indoor', 'إضاءة غرف النوم والأطفال', 'Bedroom and kids room lighting'],
  ['kitchen-bath', 'home-indoor', 'إضاءة المطبخ والحمام', 'Kitchen and bathroom lighting'],
  ['bulbs-tubes', null, 'اللمبات والنيون', 'Bulbs and tubes'],
  ['ceilings', null, 'أسقف معلقة', 'False ceiling lights'],
  ['garden-facade', null, 'جناين وواجهات', 'Garden and facade'],
  ['workplace', null, 'مكاتب ومحلات', 'Offices and shops'],
  ['led-parts', null, 'ليد وإكسسوارات', 'LED and accessories'],
  ['power-points', null, 'كهرباء', 'Electrical'],
];
