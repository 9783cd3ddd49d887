import type { BrandHabits } from './seller.ts';

/** Invented brands, in both scripts, with the spellings a shopper makes of what was heard. */
export const RETAILER_BRANDS: readonly BrandHabits[] = [
  { slug: 'nilumen', ar: 'نيلومن', en: 'Nilumen', heard: ['نايلومن', 'nilomen', 'nelumen'] },
  { slug: 'bahgeline', ar: 'بهجلين', en: 'Bahgeline', heard: ['بهجالين', 'bahgalin', 'bahjeline'] },
  { slug: 'sirajet', ar: 'سراجيت', en: 'Sirajet', heard: ['سيراجيت', 'sragit', 'seraget'] },
  { slug: 'tulora', ar: 'تولورا', en: 'Tulora', heard: ['طولورا', 'toulora', 'tolora'] },
  { slug: 'vantaro', ar: 'فانتارو', en: 'Vantaro', heard: ['فنتارو', 'fantaro', 'ڤانتارو'] },
  { slug: 'dorakeem', ar: 'دوراكيم', en: 'Dorakeem', heard: ['دوركيم', 'dorakim', 'durakeem'] },
  {
    slug: 'halawany',
    ar: 'الحلواني',
    en: 'El Halawany',
    heard: ['حلواني', 'halawani', 'el7alawany'],
  },
  { slug: 'nagmix', ar: 'نجميكس', en: 'Nagmix', heard: ['نجمكس', 'najmix', 'nagmex'] },
  {
    slug: 'korvelux',
    ar: 'كورفيلوكس',
    en: 'Korvelux',
    heard: ['كورفلكس', 'korveluks', 'corvelux'],
  },
  { slug: 'manarah', ar: 'منارة', en: 'Manarah', heard: ['مناره', 'manara'] },
  { slug: 'zenitta', ar: 'زينيتا', en: 'Zenitta', heard: ['زنيتا', 'zenita', 'zinitta'] },
  { slug: 'fustat', ar: 'فسطاط', en: 'Fustat', heard: ['فوسطاط', 'fostat', 'fustaat'] },
];

export const RETAILER_CATEGORIES: readonly (readonly [string, string | null, string, string])[] = [
  ['lamps', null, 'لمبات', 'Lamps'],
  ['household-lamps', 'lamps', 'لمبات منزلية', 'Household lamps'],
  ['decorative-lamps', 'lamps', 'لمبات ديكور', 'Decorative lamps'],
  ['tubes-linear', 'lamps', 'نيون ووحدات طولية', 'Tubes and linear'],
  ['ceiling-recessed', null, 'إضاءة السقف', 'Ceiling lighting'],
  ['spots', 'ceiling-recessed', 'سبوتات', 'Spotlights'],
  ['downlights-panels', 'ceiling-recessed', 'داون لايت وبانل', 'Downlights and panels'],
  ['plafonds', 'ceiling-recessed', 'بلافونيرات ومراوح', 'Flush lights and fans'],
  ['track', 'ceiling-recessed', 'تراك', 'Track lighting'],
  ['strips', null, 'شرايط ليد ومستلزماتها', 'LED strips and parts'],
  ['hanging', null, 'نجف ومعلقات', 'Chandeliers and hanging lights'],
  ['home-lamps', null, 'أباليك وأباجورات', 'Wall, table and floor lamps'],
  ['outside', null, 'إضاءة خارجية', 'Outdoor lighting'],
  ['electrical', null, 'مفاتيح وأدوات كهربائية', 'Switches and electrical parts'],
];
