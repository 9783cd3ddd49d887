import { THINGS, type Thing } from './things.ts';
import type { ThingWords } from './word-habits.ts';

type Said = Partial<
  Pick<ThingWords, 'ar' | 'plural' | 'dual' | 'dialect' | 'en' | 'enPlural' | 'sound' | 'compounds'>
>;

/** What electricians and their customers call things at a counter, written before search was asked. */
const SAID: Partial<Record<Thing, Said>> = {
  bulb: {
    ar: ['لمبة', 'لمبة ليد', 'لمبة بيت'],
    plural: ['لمبات', 'لمض'],
    dual: 'لمبتين',
    dialect: ['لمضة', 'لمبة عادة', 'لمباية'],
    en: ['bulb', 'light bulb', 'led bulb'],
    enPlural: ['bulbs', 'led bulbs'],
    sound: ['lamba', 'lamda', 'lambet led'],
  },
  candle: {
    ar: ['لمبة شمعة', 'شمعة ليد', 'لمبة نجف'],
    plural: ['لمبات شمعة', 'لمض نجف'],
    en: ['candle bulb', 'chandelier bulb', 'e14 candle'],
    enPlural: ['candle bulbs'],
    sound: ['lambet SamAa'],
  },
  'spot-lamp': { ar: ['لمبة سبوت', 'عين سبوت'], en: ['spot bulb', 'spot lamp'] },
  tube: {
    ar: ['لمبة نيون', 'نيون ليد', 'عود نيون'],
    plural: ['لمبات نيون', 'نيونات'],
    en: ['led tube', 'neon lamp', 'tube light'],
    sound: ['neyoon leed', 'lambet neyoon'],
  },
  'recessed-spot': {
    ar: ['سبوت غاطس', 'سبوت جبس', 'سبوت سقف معلق'],
    en: ['recessed spot', 'gypsum spot', 'ceiling spot'],
  },
  'surface-spot': {
    ar: ['سبوت سلندر', 'سبوت خارجي', 'سبوت بارز'],
    en: ['cylinder spot', 'surface spot', 'cylinder light'],
  },
  spot: {
    ar: ['سبوت', 'اسبوت'],
    plural: ['سبوتات', 'اسبوتات'],
    dual: 'سبوتين',
    dialect: ['سبوط', 'اسبوط'],
    sound: ['sboot', 'isboot'],
  },
  panel: {
    ar: ['بانل', 'بانل ليد', 'بلاطة ليد'],
    plural: ['بانلات', 'بلاطات ليد'],
    dual: 'بانلين',
    en: ['panel', 'led panel', 'office panel'],
    sound: ['baanel', 'baanel led'],
  },
  'track-spot': {
    ar: ['سبوت تراك', 'كشاف تراك', 'تراك لايت'],
    plural: ['سبوتات تراك'],
    en: ['track spot', 'track light', 'track spotlight'],
    sound: ['sboot traak'],
  },
  rail: { ar: ['مجرى تراك', 'ريل تراك', 'سكة سبوت'], en: ['track rail', 'rail', 'track channel'] },
  chandelier: {
    ar: ['نجفة', 'نجفة صالون', 'ثريا'],
    plural: ['نجف', 'نجفات'],
    dual: 'نجفتين',
    dialect: ['نجفاية', 'نجفه كبيره'],
    en: ['chandelier', 'crystal chandelier light'],
    sound: ['nagafa', 'nagaf'],
  },
  pendant: {
    ar: ['دلاية', 'معلقة', 'لمبة مدلدلة'],
    plural: ['دلايات', 'معلقات'],
    dual: 'دلايتين',
    dialect: ['دلدولة'],
    en: ['pendant', 'pendant lamp', 'hanging lamp'],
    sound: ['dallaaya'],
  },
  ceiling: {
    ar: ['بلافونيرة', 'سقفية', 'كشاف سقف'],
    plural: ['بلافونيرات', 'سقفيات'],
    en: ['plafond', 'ceiling light', 'flush mount'],
    sound: ['blafoneera'],
  },
  wall: {
    ar: ['ابليك', 'ابليكة', 'لمبة حيطة'],
    plural: ['اباليك', 'ابليكات'],
    dual: 'ابليكتين',
    dialect: ['أبلكة'],
    en: ['applique', 'wall lamp', 'wall light'],
    sound: ['ableek', 'abaleek'],
  },
  'table-lamp': {
    ar: ['اباجورة', 'اباجورة نوم'],
    plural: ['اباجورات'],
    dual: 'اباجورتين',
    dialect: ['بجورة'],
    en: ['table lamp', 'abajour', 'bedside lamp'],
    sound: ['abajoora'],
  },
  'floor-lamp': {
    ar: ['لامبدير', 'اباجورة ارضي', 'لمبة ركنة'],
    en: ['floor lamp', 'lampadaire', 'standing lamp'],
    sound: ['lambadeer'],
  },
  flood: {
    ar: ['كشاف', 'كشاف ليد', 'بروجيكتور'],
    plural: ['كشافات', 'بروجيكتورات'],
    dual: 'كشافين',
    dialect: ['كشاف حوش', 'كشاف فرح'],
    en: ['flood light', 'floodlight', 'projector light'],
    enPlural: ['floodlights', 'projectors'],
    sound: ['kaSSaaf', 'kaSSaaf led'],
    compounds: ['floodlight', 'flood light', 'فلودلايت', 'فلود لايت'],
  },
  street: {
    ar: ['كشاف شارع', 'كشاف عمود', 'لمبة عمود نور'],
    plural: ['كشافات شوارع'],
    en: ['street light', 'pole light', 'road light'],
    sound: ['kaSSaaf SaareA'],
  },
  highbay: {
    ar: ['هاي باي', 'كشاف هنجر', 'كشاف جملون'],
    en: ['high bay', 'ufo light', 'warehouse light'],
    compounds: ['highbay', 'high bay', 'هايباي', 'هاي باي'],
  },
  bulkhead: {
    ar: ['كشاف سلحفاة', 'بلك هيد', 'كشاف منور'],
    en: ['bulkhead', 'bulkhead light', 'oval bulkhead'],
    sound: ['kaSSaaf solHefa'],
  },
  spike: {
    ar: ['سبوت حربة', 'سبايك', 'كشاف زرع'],
    en: ['garden spike', 'spike light', 'lawn spike'],
    sound: ['sbaayk'],
  },
  emergency: {
    ar: ['كشاف طوارئ', 'لمبة طوارئ', 'كشاف شحن'],
    plural: ['كشافات طوارئ'],
    dialect: ['كشاف قطع النور'],
    en: ['emergency light', 'rechargeable light'],
    sound: ['kaSSaaf tawaare2'],
  },
  exit: { ar: ['لوحة خروج', 'علامة خروج'], en: ['exit sign', 'exit light'] },
  strip: {
    ar: ['شريط ليد', 'ليد استريب', 'شريط كرنيش'],
    plural: ['شرايط ليد', 'اشرطة ليد'],
    dual: 'شريطين ليد',
    dialect: ['شريط بيت نور'],
    en: ['led strip', 'strip light', 'led tape'],
    enPlural: ['led strips', 'strips'],
    sound: ['Sereet leed', 'led istrib'],
    compounds: ['ledstrip', 'led strip'],
  },
  profile: {
    ar: ['بروفايل', 'بروفيل المونيوم', 'مجرى شريط'],
    plural: ['بروفايلات'],
    en: ['profile', 'aluminum profile', 'led channel'],
    sound: ['brofayl'],
  },
  driver: {
    ar: ['ترانس', 'باور سبلاي', 'محول شريط'],
    plural: ['ترانسات', 'محولات'],
    dual: 'ترانسين',
    en: ['driver', 'power supply', 'led transformer'],
    enPlural: ['drivers', 'power supplies'],
    sound: ['trans', 'bawar sablaay'],
  },
  switch: {
    ar: ['مفتاح', 'مفتاح نور', 'مفتاح كهربا'],
    plural: ['مفاتيح', 'مفاتيح نور'],
    dual: 'مفتاحين',
    dialect: ['كوبس نور'],
    en: ['switch', 'light switch', 'wall switch'],
    sound: ['moftaaH', 'mafateeH'],
  },
  socket: {
    ar: ['بريزة', 'بريزة كهربا', 'بريزة حيطة'],
    plural: ['برايز', 'بريزات'],
    dual: 'بريزتين',
    dialect: ['بريظة'],
    en: ['socket', 'wall socket', 'power outlet'],
    sound: ['breeza', 'barayez'],
  },
  dimmer: { ar: ['ديمر', 'دايمر'], en: ['dimmer', 'dimmer switch'], sound: ['deemar'] },
  sensor: {
    ar: ['حساس حركة', 'سنسور', 'حساس سلم'],
    en: ['motion sensor', 'sensor', 'pir'],
    sound: ['Hassaas Haraka'],
  },
  holder: {
    ar: ['دواية', 'دواية لمبة', 'ماسك لمبة'],
    plural: ['دوايات', 'دوي'],
    en: ['lamp holder', 'bulb holder'],
    sound: ['dawaaya'],
  },
  fan: { ar: ['مروحة سقف', 'مروحة'], plural: ['مراوح سقف'], en: ['ceiling fan', 'fan'] },
};

export const DEPOT_NAMES: Readonly<Partial<Record<Thing, ThingWords>>> = Object.fromEntries(
  Object.entries(THINGS).map(([thing, words]) => [thing, { ...words, ...SAID[thing as Thing] }]),
);
