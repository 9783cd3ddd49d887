import type { UnitHabits } from './name-parts.ts';

const WORDS_AR = {
  black: 'أسود',
  white: 'أبيض',
  gold: 'ذهبي',
  'rose-gold': 'روز جولد',
  silver: 'فضي',
  chrome: 'كروم',
  bronze: 'برونز',
  copper: 'نحاسي',
  grey: 'رمادي',
  beige: 'بيج',
  wood: 'خشبي',
  crystal: 'كريستال',
  glass: 'زجاج',
  iron: 'حديد',
  brass: 'نحاس',
  fabric: 'قماش',
  rattan: 'خوص',
  aluminium: '',
  wifi: 'واي فاي',
  remote: 'بالريموت',
  sensor: '',
} as const;
const WORDS_EN = {
  black: 'black',
  white: 'white',
  gold: 'gold',
  'rose-gold': 'rose gold',
  silver: 'silver',
  chrome: 'chrome',
  bronze: 'bronze',
  copper: 'copper',
  grey: 'grey',
  beige: 'beige',
  wood: 'wood',
  crystal: 'crystal',
  glass: 'glass',
  iron: 'iron',
  brass: 'brass',
  fabric: 'fabric',
  rattan: 'rattan',
  aluminium: '',
  wifi: 'Wi-Fi',
  remote: 'with remote',
  sensor: '',
} as const;

const indic = (value: number) =>
  String(value).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
const lampsAr = (lamps: number) => `${lamps} ${lamps > 10 ? 'لمبة' : 'لمبات'}`;

/** Each of this seller's suppliers writes names in a way of its own. */
export const ARABIC: readonly UnitHabits[] = [
  {
    watt: (watt) => `${watt} وات`,
    kelvin: ([first = 0, ...more]) =>
      more.length > 0
        ? '٣ ألوان'
        : first < 3500
          ? 'إضاءة صفراء'
          : first < 5000
            ? 'إضاءة طبيعية'
            : 'إضاءة بيضاء',
    centimetres: (value) => `${value / 10} سم`,
    millimetres: (value) => `${value} مم`,
    metres: (value) => `${value / 1000} متر`,
    volt: (volt) => `${volt} فولت`,
    ampere: (ampere) => `${ampere} أمبير`,
    degrees: (angle) => `${angle} درجة`,
    lamps: lampsAr,
    cutout: 'فتحة',
    diameter: 'قطر',
    words: WORDS_AR,
  },
  {
    watt: (watt) => `${watt}W`,
    kelvin: (kelvins) => `${kelvins.join('/')}K`,
    centimetres: (value) => `${value / 10}سم`,
    millimetres: (value) => `${value}مم`,
    metres: (value) => `${value / 1000}م`,
    volt: (volt) => `${volt}V`,
    ampere: (ampere) => `${ampere}A`,
    degrees: (angle) => `${angle}°`,
    lamps: (lamps) => `${lamps} لمبة`,
    cutout: 'تخريم',
    diameter: 'Ø',
    words: WORDS_AR,
  },
  {
    watt: (watt) => `${indic(watt)} وات`,
    kelvin: ([first = 0, ...more]) =>
      more.length > 0
        ? 'تلات ألوان'
        : first < 3500
          ? 'وورم'
          : first < 5000
            ? 'نيتشرال'
            : 'داي لايت',
    centimetres: (value) => `${indic(value / 10)} سم`,
    millimetres: (value) => `${indic(value)} مم`,
    metres: (value) => `${indic(value / 1000)} متر`,
    volt: (volt) => `${indic(volt)} فولت`,
    ampere: (ampere) => `${indic(ampere)} أمبير`,
    degrees: (angle) => `زاوية ${indic(angle)}`,
    lamps: (lamps) => `${indic(lamps)} شمعة`,
    cutout: 'فتحة',
    diameter: '',
    words: WORDS_AR,
  },
];
export const ENGLISH: UnitHabits = {
  watt: (watt) => `${watt} W`,
  kelvin: (kelvins) => (kelvins.length > 1 ? '3 colours' : `${kelvins[0]}K`),
  centimetres: (value) => `${value / 10} cm`,
  millimetres: (value) => `${value} mm`,
  metres: (value) => `${value / 1000} m`,
  volt: (volt) => `${volt} V`,
  ampere: (ampere) => `${ampere} A`,
  degrees: (angle) => `${angle}°`,
  lamps: (lamps) => `${lamps} lights`,
  cutout: 'cut-out',
  diameter: '',
  words: WORDS_EN,
};

export const ROOMS_AR = {
  reception: 'الريسبشن',
  living: 'المعيشة',
  bedroom: 'غرفة النوم',
  kids: 'غرفة الأطفال',
  kitchen: 'المطبخ',
  bathroom: 'الحمام',
  corridor: 'الطرقة',
  entrance: 'المدخل',
  balcony: 'البلكونة',
  garden: 'الحديقة',
  office: 'المكتب',
  shop: 'المحل',
  stairs: 'السلم',
} as const;
export const ROOMS_EN = {
  reception: 'receptions',
  living: 'living rooms',
  bedroom: 'bedrooms',
  kids: "children's rooms",
  kitchen: 'kitchens',
  bathroom: 'bathrooms',
  corridor: 'corridors',
  entrance: 'entrances',
  balcony: 'balconies',
  garden: 'gardens',
  office: 'offices',
  shop: 'shops',
  stairs: 'stairs',
} as const;
