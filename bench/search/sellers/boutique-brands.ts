import type { BrandHabits } from './seller.ts';

/** Invented labels of a decor shop by the sea: workshops in Arabic, importers in Latin. */
export const BOUTIQUE_BRANDS: readonly BrandHabits[] = [
  {
    slug: 'marsa-home',
    ar: 'مرسى هوم',
    en: 'Marsa Home',
    heard: ['مرسي هوم', 'مرساهوم', 'marsahome'],
  },
  {
    slug: 'beit-el-fanar',
    ar: 'بيت الفنار',
    en: 'Beit El Fanar',
    heard: ['الفنار', 'beit elfanar', 'bait el fanar'],
  },
  { slug: 'calyra', ar: 'كاليرا', en: 'Calyra', heard: ['كليرا', 'كالايرا', 'kalyra', 'calira'] },
  { slug: 'tavora', ar: 'تافورا', en: 'Tavora', heard: ['تفورا', 'تافوره', 'tafora'] },
  { slug: 'kervan', ar: 'كيرفان', en: 'Kervan', heard: ['كرفان', 'kerfan', 'kirvan'] },
  {
    slug: 'siwa-craft',
    ar: 'سيوة كرافت',
    en: 'Siwa Craft',
    heard: ['سيوه كرافت', 'siwacraft', 'siwa kraft'],
  },
  { slug: 'homzi', ar: 'هومزي', en: 'Homzi', heard: ['هومزى', 'هوم زي', 'homzy'] },
  { slug: 'nebuliq', ar: 'Nebuliq', en: 'Nebuliq', heard: ['نيبوليك', 'نبيوليك', 'nebulik'] },
  { slug: 'lineax', ar: 'Lineax', en: 'Lineax', heard: ['لينياكس', 'لاينكس', 'lineaks'] },
  { slug: 'solmar', ar: 'سولمار', en: 'Solmar', heard: ['سول مار', 'sol mar', 'solemar'] },
  { slug: 'elvarin', ar: 'إلفارين', en: 'Elvarin', heard: ['الفارين', 'elfarin', 'elvareen'] },
];

/** Collections as an online shop's menu names them. */
export const BOUTIQUE_CATEGORIES: readonly (readonly [string, string | null, string, string])[] = [
  ['statement', null, 'قطع مميزة للسقف', 'Statement ceilings'],
  ['hanging', 'statement', 'نجف ودلايات', 'Chandeliers and pendants'],
  ['flush', 'statement', 'سقفيات ومراوح', 'Flush lights and fans'],
  ['walls', null, 'جمال الحوائط', 'Walls'],
  ['corners', null, 'أركان دافئة', 'Cosy corners'],
  ['little-ones', null, 'عالم الأطفال', 'Little ones'],
  ['smart-home', null, 'البيت الذكي', 'Smart home'],
  ['bulbs-decor', null, 'لمبات ديكور', 'Decor bulbs'],
  ['tracks', null, 'أنظمة تراك وماجنتك', 'Track and magnetic systems'],
  ['open-air', null, 'تراس وجنينة', 'Terrace and garden'],
  ['sun-powered', 'open-air', 'طاقة شمسية', 'Solar'],
];
