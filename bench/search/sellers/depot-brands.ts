import type { BrandHabits } from './seller.ts';

/** Names of families, places and things in both scripts, as workshops in the Delta call themselves. */
export const DEPOT_BRANDS: readonly BrandHabits[] = [
  { slug: 'nawras', ar: 'النورس', en: 'El Nawras', heard: ['nawras', 'نورس', 'elnawras'] },
  {
    slug: 'mega-power',
    ar: 'ميجا باور',
    en: 'Mega Power',
    heard: ['megapower', 'ميجاباور', 'mega bawer'],
  },
  { slug: 'trio-lux', ar: 'تريو لوكس', en: 'TrioLux', heard: ['trio lux', 'تريولوكس', 'triolox'] },
  { slug: 'sorayya', ar: 'ثريا الشرق', en: 'Thoraya', heard: ['thorayya', 'ثرية الشرق', 'soraya'] },
  {
    slug: 'delta-elec',
    ar: 'دلتا إليكتريك',
    en: 'Delta Electric',
    heard: ['دلتا اليكتريك', 'delta'],
  },
  { slug: 'italiano', ar: 'إيطاليانو', en: 'Italiano', heard: ['ايطاليانو', 'italyano'] },
  { slug: 'gama', ar: 'جاما', en: 'Gamma', heard: ['جامه', 'gamma light'] },
  { slug: 'hilwan', ar: 'حلوان', en: 'Helwan', heard: ['hilwan', '7elwan'] },
];

/** Few shelves, named by who works there. */
export const DEPOT_CATEGORIES: readonly (readonly [string, string | null, string, string])[] = [
  ['lamps', null, 'لمض وخلافه', 'Lamps etc.'],
  ['sockets', null, 'أدوات كهربائية', 'Electrical'],
  ['villa', null, 'شغل ديكور', 'Decor'],
  ['site', null, 'شغل خارجي ومواقع', 'Sites and outdoor'],
  ['led', null, 'ليد', 'LED'],
];
