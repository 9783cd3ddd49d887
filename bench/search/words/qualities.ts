import type { Qualities, QualityWords } from './word-habits.ts';

/** Light colours, in kelvins as the shopper means them: both ends included. */
const LIGHT_COLOURS = {
  warm: {
    span: [2_500, 3_300],
    ar: ['وورم', 'اصفر', 'ضوء دافئ', 'نور دافي'],
    en: ['warm white', 'warm', 'soft white'],
    dialect: ['صفرا', 'نور اصفر', 'وارم'],
    sound: ['asfar', 'worm'],
  },
  natural: {
    span: [3_500, 4_500],
    ar: ['نيتشرال', 'ابيض طبيعي', 'ضوء طبيعي'],
    en: ['natural white', 'neutral white'],
    dialect: ['ناتشرل', 'بين الابيض والاصفر'],
    sound: ['natshral'],
  },
  cool: {
    span: [5_000, 7_000],
    ar: ['ابيض', 'داي لايت', 'كول وايت', 'ضوء ابيض'],
    en: ['cool white', 'daylight', 'white light'],
    dialect: ['بيضا', 'نور ابيض', 'ابيض تلج'],
    sound: ['abyad'],
  },
} as const satisfies Readonly<
  Record<string, QualityWords & { readonly span: readonly [number, number] }>
>;

const FINISH_WORDS = {
  black: {
    ar: ['اسود'],
    en: ['black', 'matt black'],
    dialect: ['سودا', 'اسود مط'],
    sound: ['eswed'],
  },
  gold: {
    ar: ['دهبي', 'ذهبي'],
    en: ['gold', 'golden'],
    dialect: ['دهبى', 'مدهبة'],
    sound: ['dahaby'],
  },
  'rose-gold': { ar: ['روز جولد'], en: ['rose gold'] },
  silver: { ar: ['فضي', 'سيلفر'], en: ['silver'], sound: ['faddy'] },
  chrome: { ar: ['كروم', 'نيكل كروم'], en: ['chrome'] },
  bronze: { ar: ['برونز', 'برونزي'], en: ['bronze'] },
  copper: { ar: ['نحاسي'], en: ['copper'], sound: ['naHaasy'] },
  grey: { ar: ['رمادي', 'جراي'], en: ['grey', 'gray'], dialect: ['رصاصي'] },
  beige: { ar: ['بيج'], en: ['beige'] },
} as const satisfies Readonly<Record<string, QualityWords>>;

const MATERIAL_WORDS = {
  crystal: { ar: ['كريستال', 'كرستال'], en: ['crystal'], sound: ['krestaal'] },
  wood: { ar: ['خشب', 'خشبي'], en: ['wood', 'wooden'], sound: ['XaSab'] },
  glass: { ar: ['زجاج', 'ازاز'], en: ['glass'], dialect: ['قزاز'], sound: ['ezaaz'] },
  rattan: { ar: ['خوص', 'راتان'], en: ['rattan', 'wicker'], dialect: ['بامبو خوص'] },
  brass: { ar: ['نحاس', 'نحاس اصفر'], en: ['brass'], sound: ['neHaas'] },
  iron: { ar: ['حديد', 'حديد مشغول'], en: ['iron', 'wrought iron'], sound: ['Hadeed'] },
  fabric: { ar: ['قماش', 'كتان'], en: ['fabric', 'linen'], dialect: ['شابوه قماش'] },
  marble: { ar: ['رخام'], en: ['marble'], sound: ['roXaam'] },
} as const satisfies Readonly<Record<string, QualityWords>>;

/** Places: rooms of the specification. */
const ROOM_WORDS = {
  reception: { ar: ['ريسبشن', 'صالون'], en: ['reception'], dialect: ['الصالون الكبير'] },
  living: {
    ar: ['ليفنج', 'معيشة', 'صالة'],
    en: ['living room', 'lounge'],
    dialect: ['اوضة قعاد'],
    sound: ['saala'],
  },
  bedroom: {
    ar: ['غرفة نوم', 'غرف النوم'],
    en: ['bedroom'],
    dialect: ['اوضة النوم', 'اوضه نوم'],
    sound: ['odet noom'],
  },
  kids: {
    ar: ['غرفة اطفال', 'اطفال'],
    en: ['kids room', 'nursery'],
    dialect: ['اوضة العيال', 'اوض اطفال'],
  },
  kitchen: { ar: ['مطبخ', 'المطبخ'], en: ['kitchen'], dialect: ['المطابخ'], sound: ['matbaX'] },
  bathroom: {
    ar: ['حمام', 'الحمام'],
    en: ['bathroom'],
    dialect: ['تواليت', 'حمامات'],
    sound: ['Hammaam'],
  },
  corridor: {
    ar: ['طرقة', 'كوريدور', 'ممر'],
    en: ['corridor', 'hallway'],
    dialect: ['الطرقه'],
    sound: ['torQa'],
  },
  entrance: { ar: ['مدخل', 'مدخل العمارة'], en: ['entrance', 'foyer'], sound: ['madXal'] },
  balcony: {
    ar: ['بلكونة', 'تراس'],
    en: ['balcony', 'terrace'],
    dialect: ['البلكونه', 'برندة'],
    sound: ['balakoona'],
  },
  garden: {
    ar: ['حديقة', 'لاند سكيب'],
    en: ['garden', 'landscape'],
    dialect: ['جنينة', 'الجناين'],
    sound: ['geneena'],
  },
  office: { ar: ['مكتب', 'شركة', 'مكاتب'], en: ['office'], sound: ['maktab'] },
  shop: {
    ar: ['محل', 'معرض', 'محلات'],
    en: ['shop', 'showroom', 'store'],
    dialect: ['دكان'],
    sound: ['maHal'],
  },
  stairs: {
    ar: ['سلم', 'سلالم'],
    en: ['stairs', 'staircase'],
    dialect: ['بير السلم'],
    sound: ['sellem'],
  },
} as const satisfies Readonly<Record<string, QualityWords>>;

/** What is asked for by use; each is judged by a rule (`judge-need.ts`). */
const USE_WORDS = {
  outdoor: {
    ar: ['خارجي', 'للخارج'],
    en: ['outdoor', 'exterior'],
    dialect: ['بره البيت', 'للهوا الطلق'],
    sound: ['Xaaregy'],
  },
  waterproof: {
    ar: ['ضد المياه', 'مقاوم للماء'],
    en: ['waterproof', 'weatherproof'],
    dialect: ['ضد الميه', 'ووتر بروف'],
    sound: ['dedd el mayya'],
  },
  dimmable: { ar: ['قابل للتعتيم', 'ديمابل'], en: ['dimmable'], dialect: ['بديمر', 'يعلى ويوطى'] },
  sensor: {
    ar: ['بحساس', 'بسنسور'],
    en: ['with sensor', 'motion sensor'],
    dialect: ['بتنور لوحدها'],
  },
  wifi: { ar: ['واي فاي', 'ذكي'], en: ['wifi', 'smart'], dialect: ['سمارت'] },
  remote: { ar: ['بريموت', 'ريموت كنترول'], en: ['with remote', 'remote control'] },
} as const satisfies Readonly<Record<string, QualityWords>>;

/** The words of every seller that has none of its own; styles were asked of none of them. */
export const QUALITIES: Qualities = {
  colours: LIGHT_COLOURS,
  finishes: FINISH_WORDS,
  materials: MATERIAL_WORDS,
  rooms: ROOM_WORDS,
  uses: USE_WORDS,
  styles: {},
};
