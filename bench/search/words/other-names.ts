import { THINGS, type Thing } from './things.ts';
import type { ThingWords } from './word-habits.ts';

type Said = Partial<
  Pick<ThingWords, 'ar' | 'plural' | 'dual' | 'dialect' | 'en' | 'enPlural' | 'sound'>
>;

/** Other words for the same things, for the seller that nothing is tuned on. */
const SAID: Partial<Record<Thing, Said>> = {
  bulb: {
    ar: ['لمبه', 'لمبة كهربا', 'لمبة ليد موفرة'],
    plural: ['لمبات', 'لمب', 'لمبات ليد'],
    dialect: ['لمبة نور'],
    en: ['led lamp', 'lightbulb', 'energy saving bulb'],
    enPlural: ['light bulbs', 'led lamps'],
    sound: ['lamba mowaffera', 'lambaat'],
  },
  candle: { ar: ['شمعة نجفة', 'لمبة فتيلة'], en: ['candelabra bulb', 'flame bulb'] },
  filament: { ar: ['لمبة ريترو', 'لمبة ديكور'], en: ['retro bulb', 'antique bulb'] },
  'spot-lamp': { ar: ['لمبة سبوت', 'لمبة جي يو 10'], en: ['gu10 lamp', 'gu10 bulb'] },
  tube: { ar: ['تيوب', 'لمبة نيون طويلة'], en: ['t8 tube', 'neon tube', 'fluorescent lamp'] },
  batten: { ar: ['لمبة خطية', 'كشاف لينير'], en: ['led batten', 'linear lamp'] },
  'recessed-spot': { ar: ['سبوت سقف', 'سبوت غطس'], en: ['built-in spot', 'recessed ceiling spot'] },
  downlight: { ar: ['دونلايت', 'داون ليت'], en: ['led downlight', 'down-light'] },
  panel: { ar: ['بانل لايت', 'لوحة اضاءة'], en: ['ceiling panel', 'flat panel', 'panel lamp'] },
  chandelier: {
    ar: ['نجفه', 'شاندلير'],
    plural: ['نجف', 'نجفات'],
    dialect: ['نجفة كبيرة'],
    en: ['chandelier light', 'chandelier lamp'],
    sound: ['nagaf', 'nagafaat'],
  },
  pendant: {
    ar: ['دلايه', 'وحدة معلقة'],
    plural: ['دلايات', 'وحدات معلقة'],
    dialect: ['لمبة متعلقة'],
    en: ['hanging light', 'drop light', 'suspended lamp'],
    sound: ['dalaaya', 'dalayaat'],
  },
  ceiling: { ar: ['بلافونير', 'طبق اضاءة'], en: ['flush light', 'ceiling fixture', 'plafond'] },
  wall: {
    ar: ['ابليكه', 'ابليك جداري'],
    plural: ['ابليكات', 'اباليك حائط'],
    dialect: ['نور حيطة'],
    en: ['wall fixture', 'wall mounted light', 'applique'],
    sound: ['abaleek'],
  },
  mirror: { ar: ['لمبة مراية', 'نور مراية'], en: ['light for mirror', 'makeup mirror light'] },
  'table-lamp': {
    ar: ['اباجوره', 'لمبة كومودينو'],
    plural: ['اباجورات', 'اباجورات كومودينو'],
    dialect: ['اباجورة جنب السرير'],
    en: ['table light', 'nightstand lamp'],
    sound: ['abajooraat'],
  },
  'desk-lamp': { ar: ['لمبة قراءة', 'اباجورة مذاكرة'], en: ['desk light', 'office lamp'] },
  'floor-lamp': {
    ar: ['لمبة ارضية', 'اباجورة طويلة'],
    en: ['floor light', 'tall lamp', 'floor standing lamp'],
    sound: ['lambadeeraat'],
  },
  flood: {
    ar: ['كشاف اضاءة', 'فلود لايت', 'بروجيكتور'],
    plural: ['كشافات', 'كشافات ليد'],
    dialect: ['كشاف نور'],
    en: ['flood lamp', 'led projector', 'outdoor projector'],
    sound: ['kaSSaafaat'],
  },
  solar: {
    ar: ['لمبة سولار', 'كشاف بالطاقة الشمسية'],
    en: ['solar powered light', 'solar projector'],
    sound: ['kaSSaaf Samsy'],
  },
  bollard: { ar: ['بولارد', 'عامود حديقة'], en: ['garden bollard', 'pathway light'] },
  spike: { ar: ['سبايك', 'سبوت حديقة'], en: ['spike spot', 'lawn light'] },
  emergency: { ar: ['اضاءة طوارئ', 'كشاف طوارئ شحن'], en: ['emergency lighting'] },
  highbay: { ar: ['هايباي', 'كشاف ورش'], en: ['high-bay light', 'factory light'] },
  washer: { ar: ['وول ووشر', 'اضاءة واجهات'], en: ['wallwasher', 'facade light'] },
  string: {
    ar: ['سلك زينة', 'لمبات زينة'],
    dialect: ['حبل نور'],
    en: ['string light', 'festoon lights', 'christmas lights'],
    sound: ['Habl noor'],
  },
  strip: {
    ar: ['شريط اضاءة', 'رول ليد', 'ليد استرب'],
    plural: ['شرايط ليد', 'اشرطة ليد'],
    dialect: ['شريط لد'],
    en: ['led ribbon', 'strip led', 'flexible led strip'],
    sound: ['Sereet noor', 'Sarayet led'],
  },
  profile: { ar: ['بروفيل ليد', 'قناة المونيوم'], en: ['led profile', 'aluminum channel'] },
  driver: {
    ar: ['ترانس ليد', 'ادابتور', 'محول كهرباء'],
    plural: ['محولات', 'ترانسات'],
    en: ['led transformer', 'led adapter', 'led power supply'],
    sound: ['traans', 'moHawwel'],
  },
  'track-spot': { ar: ['تراك سبوت', 'سبوت ريل'], en: ['rail spot', 'track lamp', 'track head'] },
  rail: { ar: ['ريل', 'تراك ريل'], en: ['rail for track', 'track bar'] },
  switch: {
    ar: ['مفتاح كهرباء', 'زرار نور'],
    plural: ['مفاتيح', 'مفاتيح نور'],
    dialect: ['كبس نور'],
    en: ['electrical switch', 'wall light switch'],
    sound: ['moftaaH noor', 'mafateeH'],
  },
  socket: {
    ar: ['بريزه', 'فيشة', 'مقبس'],
    plural: ['برايز', 'بريزات'],
    en: ['electrical outlet', 'plug socket'],
    sound: ['bareeza', 'baraayez'],
  },
  dimmer: { ar: ['ديمر اضاءة', 'مخفت'], en: ['light dimmer', 'dimmer knob'] },
  sensor: { ar: ['حساس', 'سنسور', 'كاشف حركة'], en: ['movement sensor', 'occupancy sensor'] },
  fan: { ar: ['مروحه سقف', 'مروحة سقف بنور'], en: ['fan light', 'ceiling fan with light'] },
};

export const OTHER_NAMES: Readonly<Partial<Record<Thing, ThingWords>>> = Object.fromEntries(
  Object.entries(THINGS).map(([thing, words]) => [thing, { ...words, ...SAID[thing as Thing] }]),
);
