import type { UnitHabits } from './name-parts.ts';

const WORDS_AR = {
  black: 'لون أسود',
  white: 'لون أبيض',
  gold: 'لون ذهبي',
  'rose-gold': 'روز جولد',
  silver: 'لون فضي',
  chrome: 'كروم لامع',
  bronze: 'برونزي',
  copper: 'نحاسي',
  grey: 'رمادي',
  beige: 'بيج',
  wood: 'خشب طبيعي',
  crystal: 'كريستال',
  glass: 'زجاج',
  iron: 'حديد',
  brass: 'نحاس',
  fabric: 'قماش',
  rattan: 'خوص',
  marble: 'رخام',
  wifi: 'واي فاي',
  remote: 'بريموت كنترول',
  sensor: 'بحساس حركة',
} as const;
const WORDS_EN = {
  black: 'Black',
  white: 'White',
  gold: 'Gold Color',
  'rose-gold': 'Rose Gold',
  silver: 'Silver',
  chrome: 'Chrome Plated',
  bronze: 'Bronze',
  copper: 'Copper',
  grey: 'Gray',
  beige: 'Beige',
  wood: 'Wooden',
  crystal: 'Crystal',
  glass: 'Glass',
  iron: 'Iron',
  brass: 'Brass',
  fabric: 'Fabric',
  rattan: 'Rattan',
  marble: 'Marble',
  wifi: 'Smart WiFi',
  remote: 'Remote Control',
  sensor: 'Motion Sensor',
} as const;

function shade(kelvin: number, [warm, natural, cool]: readonly [string, string, string]): string {
  return `${kelvin < 3500 ? warm : kelvin < 5000 ? natural : cool} ${kelvin}K`;
}

/** Titles for a market place's own search: long units, a word for each number. */
export const TITLE_AR: UnitHabits = {
  watt: (watt) => `${watt} واط`,
  kelvin: ([first = 0]) => shade(first, ['ضوء دافئ', 'ضوء طبيعي', 'ضوء أبيض']),
  centimetres: (value) => `${value / 10} سنتيمتر`,
  millimetres: (value) => `${value} مم`,
  metres: (value) => `${value / 1000} متر`,
  volt: (volt) => `${volt} فولت`,
  ampere: (ampere) => `${ampere} أمبير`,
  degrees: (angle) => `زاوية ${angle} درجة`,
  lamps: (lamps) => `عدد ${lamps} لمبة`,
  cutout: 'فتحة سقف',
  diameter: 'قطر',
  words: WORDS_AR,
};
export const TITLE_EN: UnitHabits = {
  watt: (watt) => `${watt} Watt`,
  kelvin: ([first = 0]) => shade(first, ['Warm White', 'Natural White', 'Cool White']),
  centimetres: (value) => `${value / 10}cm`,
  millimetres: (value) => `${value}mm`,
  metres: (value) => `${value / 1000} Meter`,
  volt: (volt) => `${volt} Volt`,
  ampere: (ampere) => `${ampere} Amp`,
  degrees: (angle) => `${angle} Degree`,
  lamps: (lamps) => `${lamps} Bulbs`,
  cutout: 'Cutout',
  diameter: 'Diameter',
  words: WORDS_EN,
};

/** What every title promises and nobody asks for. */
export const PROMISES_AR = ['موفرة للطاقة', 'ضمان سنتين', 'قطعة واحدة', 'شحن سريع', 'جودة عالية'];
export const PROMISES_EN = ['Energy Saving', '2 Years Warranty', 'Pack of 1', 'High Quality'];

export const STORY_AR = [
  'وصف المنتج: عملي وسهل التركيب، يصلك في علبته الأصلية.',
  'الصور للتوضيح وقد يختلف اللون قليلًا حسب الشاشة.',
  'الاسترجاع خلال 14 يومًا.',
];
export const STORY_EN = [
  'Product description: practical and easy to install, ships in its box.',
  'Pictures are for illustration; colours may differ on your screen.',
  '14 days return.',
];
