import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { CCT_BAND_NAMES, CCT_BANDS } from '@dp/contract/product-values.ts';

const MATERIAL_WORDS: Readonly<Record<string, string>> = {
  aluminium: 'ألومنيوم aluminium',
  glass: 'زجاج glass',
  crystal: 'كريستال crystal',
  acrylic: 'أكريليك acrylic',
  iron: 'حديد iron metal معدن',
  brass: 'نحاس brass',
  'stainless-steel': 'استانلس stainless steel',
  wood: 'خشب wood',
  fabric: 'قماش fabric linen كتان',
  plastic: 'بلاستيك plastic',
  gypsum: 'جبس gypsum',
  marble: 'رخام marble',
  rattan: 'خيزران راتان rattan',
};
const FINISH_WORDS: Readonly<Record<string, string>> = {
  white: 'أبيض white',
  black: 'أسود black',
  gold: 'ذهبي gold',
  'rose-gold': 'روز جولد rose gold',
  silver: 'فضي silver',
  chrome: 'كروم chrome',
  nickel: 'نيكل nickel',
  bronze: 'برونزي bronze',
  copper: 'نحاسي copper',
  wood: 'خشبي wood',
  grey: 'رمادي grey gray',
  clear: 'شفاف clear',
  opal: 'أوبال opal',
  beige: 'بيج beige',
  green: 'أخضر green',
};
const ROOM_WORDS: Readonly<Record<string, string>> = {
  reception: 'ريسبشن reception',
  living: 'معيشة living room',
  bedroom: 'غرفة نوم bedroom',
  kids: 'أطفال kids',
  kitchen: 'مطبخ kitchen',
  bathroom: 'حمام bathroom',
  corridor: 'طرقة corridor',
  entrance: 'مدخل entrance',
  balcony: 'بلكونة balcony',
  garden: 'حديقة garden',
  office: 'مكتب office',
  shop: 'محل shop',
  stairs: 'سلم stairs',
};
const STYLE_WORDS: Readonly<Record<string, string>> = {
  modern: 'مودرن modern',
  classic: 'كلاسيك classic',
  industrial: 'صناعي industrial',
  oriental: 'شرقي oriental',
  minimal: 'بسيط minimal',
  boho: 'بوهيمي boho',
};
const SMART_WORDS: Readonly<Record<string, string>> = {
  remote: 'ريموت remote',
  wifi: 'ذكي واي فاي smart wifi',
  bluetooth: 'ذكي بلوتوث smart bluetooth',
  zigbee: 'ذكي زيجبي smart zigbee',
  sensor: 'حساس sensor',
};
const MOUNTING_WORDS: Readonly<Record<string, string>> = {
  recessed: 'غاطس recessed',
  surface: 'لطش surface',
  hung: 'معلق hanging',
  wall: 'حائط wall',
  track: 'تراك track',
  'in-ground': 'مدفون inground',
};
const BAND_WORDS: Readonly<Record<string, string>> = {
  amber: 'عنبري amber',
  warm: 'دافئ warm',
  natural: 'طبيعي natural',
  day: 'نهاري daylight',
  cool: 'نهاري كول cool daylight',
};

/** The words in both languages under which a product's specification is looked for: `9w 806lm 3000k دافئ warm e27 ip65 …`. */
export function specWords(specs: ProductSpecs): string {
  const kelvins = specs.cct_kelvin ?? [];
  const bands = CCT_BAND_NAMES.filter((band) => {
    const [from, to] = CCT_BANDS[band];
    return kelvins.some((kelvin) => kelvin >= from && kelvin <= to);
  });
  const { length_mm: length, diameter_mm: diameter, cutout_mm: cutout } = specs.dimensions ?? {};
  const voltages = specs.voltage?.match(/\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?(?=V)/g) ?? [];
  return [
    ...voltages.flatMap((volts) => volts.split('-').map((value) => `${value}v`)),
    specs.watt === undefined ? '' : `${specs.watt}w`,
    specs.lumen === undefined ? '' : `${specs.lumen}lm`,
    ...kelvins.map((kelvin) => `${kelvin}k`),
    kelvins.length >= 3 ? '3 ألوان 3 colour' : '',
    ...bands.map((band) => BAND_WORDS[band]),
    specs.rgb ? 'ملون rgb' : '',
    specs.base ?? '',
    specs.ip === undefined ? '' : `ip${specs.ip}`,
    (specs.ip ?? 0) >= 65 ? 'ضد المياه waterproof' : '',
    specs.dimmable ? 'قابل للتعتيم ديمر dimmable' : '',
    ...(specs.material ?? []).map((material) => MATERIAL_WORDS[material]),
    ...(specs.finish ?? []).map((finish) => FINISH_WORDS[finish]),
    ...(specs.rooms ?? []).map((room) => ROOM_WORDS[room]),
    STYLE_WORDS[specs.style ?? ''],
    SMART_WORDS[specs.smart ?? ''],
    MOUNTING_WORDS[specs.mounting ?? ''],
    length === undefined ? '' : `${length / 10}cm ${length / 1_000}m`,
    diameter === undefined ? '' : `${diameter / 10}cm`,
    cutout === undefined ? '' : `${cutout}mm ${cutout / 10}cm`,
    specs.cri === undefined ? '' : `cri ${specs.cri}`,
  ]
    .filter(Boolean)
    .join(' ');
}
