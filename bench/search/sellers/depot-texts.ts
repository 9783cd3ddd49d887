import type { UnitHabits } from './name-parts.ts';

const ENGLISH = {
  black: 'Black',
  white: 'White',
  gold: 'Gold',
  silver: 'Silver',
  chrome: 'Chrome',
  bronze: 'Bronze',
  copper: 'Copper',
  grey: 'Grey',
  crystal: 'crystal',
  glass: 'glass',
  iron: 'iron',
  brass: 'brass',
  fabric: 'fabric',
  rattan: 'rattan',
  wood: 'wood',
  marble: 'marble',
  wifi: 'wifi',
  remote: 'with remote',
} as const;
const ARABIC = {
  black: 'اسود',
  white: 'ابيض',
  gold: 'دهبي',
  silver: 'فضى',
  chrome: 'كروم',
  bronze: 'برونز',
  copper: 'نحاسى',
  grey: 'رمادى',
  crystal: 'كريستال',
  glass: 'زجاج',
  iron: 'حديد',
  brass: 'نحاس',
  fabric: 'قماش',
  rattan: 'خوص',
  wood: 'خشب',
  marble: 'رخام',
  wifi: 'واي فاي',
  remote: 'بريموت',
} as const;

/** Latin measures, spaced anyhow. */
export const LATIN_UNITS: UnitHabits = {
  watt: (watt) => `${watt}w`,
  kelvin: (kelvins) => kelvins.map((kelvin) => `${kelvin}k`).join(' '),
  centimetres: (value) => `${value / 10}cm`,
  millimetres: (value) => `${value}mm`,
  metres: (value) => `${value / 1_000}mt`,
  volt: (volt) => `${volt}v`,
  ampere: (ampere) => `${ampere}amp`,
  degrees: (angle) => `${angle}°`,
  lamps: (lamps) => `${lamps} lamps`,
  cutout: 'hole',
  diameter: 'Ø',
  words: ENGLISH,
};
/** Qualities in Arabic among Latin measures. */
export const MIXED_UNITS: UnitHabits = {
  ...LATIN_UNITS,
  lamps: (lamps) => `${lamps} لمبة`,
  cutout: 'فتحة',
  diameter: 'قطر',
  words: ARABIC,
};
/** As it is written on cartons. */
export const ARABIC_UNITS: UnitHabits = {
  watt: (watt) => `${watt} واط`,
  kelvin: (kelvins) => kelvins.map((kelvin) => `${kelvin} كلفن`).join(' و'),
  centimetres: (value) => `${value / 10} سم`,
  millimetres: (value) => `${value} مم`,
  metres: (value) => `${value / 1_000} متر`,
  volt: (volt) => `${volt} فولت`,
  ampere: (ampere) => `${ampere} أمبير`,
  degrees: (angle) => `زاوية ${angle}`,
  lamps: (lamps) => `${lamps} لمبات`,
  cutout: 'تفريغ',
  diameter: 'قطر',
  words: ARABIC,
};

/** The few remarks that the depot's clerk types in. */
export const REMARKS: readonly string[] = [
  'متوفر قطعة وجملة.',
  'الضمان سنة من تاريخ الفاتورة.',
  'السعر شامل الضريبة.',
  'يصلح للورش والمقاولين.',
  'يفضل التركيب بمعرفة فني.',
  'السلك غير مرفق.',
];
