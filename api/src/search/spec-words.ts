import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { CCT_BAND_NAMES, CCT_BANDS } from '@dp/contract/product-values.ts';
import { measureToken, type Unit } from './units.ts';

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
};
const BAND_WORDS: Readonly<Record<string, string>> = {
  amber: 'عنبري amber',
  warm: 'دافئ warm',
  natural: 'طبيعي natural',
  day: 'نهاري daylight',
  cool: 'نهاري كول cool daylight',
};

/** Protection from here on is for outdoors and against water; from the second on in a place outside. */
const WATERPROOF_IP = 65;
const OUTDOOR_IP = 54;
const SPLASH_IP = 44;
/** Classes of the old scale that the trade calls energy saving. */
const SAVING_CLASS = /^A/;
const OUTSIDE: readonly string[] = ['garden', 'balcony'];

/**
 * The words in both languages under which a product's specification is looked for, so that attributes are
 * answered by attributes: `9w 806lm 3000k دافئ warm e27 ip65 …`.
 */
export function specWords(specs: ProductSpecs): string {
  const { dimensions = {}, rooms = [] } = specs;
  const kelvins = specs.cct_kelvin ?? [];
  const bands = CCT_BAND_NAMES.filter((band) => {
    const [from, to] = CCT_BANDS[band];
    return kelvins.some((kelvin) => kelvin >= from && kelvin <= to);
  });
  const { length_mm, diameter_mm, cutout_mm } = dimensions;
  // A standing lamp's height corresponds to another's length; nobody searches for cable lengths.
  const height = specs.mounting === 'free-standing' ? dimensions.height_mm : undefined;
  const sizes = [length_mm, diameter_mm, cutout_mm, height].map((size) => measure(size, 'mm'));
  return [
    ...voltages(specs.voltage),
    measure(specs.watt, 'w'),
    measure(specs.lumen, 'lm'),
    measure(specs.beam_angle, 'deg'),
    measure(specs.lifetime_hours, 'h'),
    measure(specs.warranty_months, 'month'),
    measure(specs.lamps, 'lamp'),
    (specs.pack_size ?? 1) > 1 ? `${specs.pack_size}pack عبوة pack` : '',
    ...kelvins.map((kelvin) => `${kelvin}k`),
    kelvins.length >= 3 ? '3 ألوان 3 colour' : '',
    ...bands.map((band) => BAND_WORDS[band]),
    specs.rgb ? 'ملون rgb' : '',
    specs.base ?? '',
    specs.ip === undefined ? '' : `ip${specs.ip}`,
    (specs.ip ?? 0) >= WATERPROOF_IP ? 'ضد المياه waterproof' : '',
    placeWords(specs),
    specs.dimmable ? 'قابل للتعتيم ديمر dimmable' : '',
    ...(specs.material ?? []).map((material) => MATERIAL_WORDS[material]),
    ...(specs.finish ?? []).map((finish) => FINISH_WORDS[finish]),
    ...rooms.map((room) => ROOM_WORDS[room]),
    STYLE_WORDS[specs.style ?? ''],
    SMART_WORDS[specs.smart ?? ''],
    MOUNTING_WORDS[specs.mounting ?? ''],
    ...sizes,
    squareOf(dimensions),
    SAVING_CLASS.test(specs.energy_class ?? '') ? 'موفر للطاقة energy saving' : '',
    specs.cri === undefined ? '' : `cri ${specs.cri}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function measure(value: number | undefined, unit: Unit): string {
  return value === undefined ? '' : measureToken(value, unit);
}

/** `220-240V AC` includes the values between; `12/24V DC` is both. */
function voltages(voltage = ''): string[] {
  const found = voltage.match(/\d+(?:\.\d+)?(?:[-/]\d+(?:\.\d+)?)*(?=\s*V)/gi) ?? [];
  return found.flatMap((volts) => {
    const ends = volts.split(/[-/]/);
    const range = volts.includes('-') && ends.length === 2 ? [`${ends[0]}-${ends[1]}v`] : [];
    return [...ends.map((value) => `${value}v`), ...range];
  });
}

function placeWords({ ip, rooms = [] }: ProductSpecs): string {
  const isOutside = rooms.some((room) => OUTSIDE.includes(room));
  if (ip === undefined) return rooms.includes('garden') ? 'خارجي outdoor' : '';
  if (ip >= OUTDOOR_IP || (ip >= SPLASH_IP && isOutside)) return 'خارجي outdoor';
  return 'داخلي indoor';
}

/** `60x60` for a square of 595 mm, named after the ceiling's grid. */
function squareOf({ length_mm: length, width_mm: width }: NonNullable<ProductSpecs['dimensions']>) {
  if (length === undefined || width === undefined) return '';
  const [a, b] = [length, width].map((side) => side / 10);
  const [gridA, gridB] = [length, width].map((side) => Math.round(side / 50) * 5);
  return `${a}x${b} ${gridA}x${gridB}`;
}
