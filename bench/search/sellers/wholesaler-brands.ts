import type { BrandHabits } from './seller.ts';

/** Brands written in Latin only, some joined here and split there; `heard` is what shoppers make of them. */
export const WHOLESALER_BRANDS: readonly BrandHabits[] = [
  { slug: 'orvex', ar: 'ORVEX', en: 'ORVEX', heard: ['اورفكس', 'أورفيكس', 'orfex'] },
  { slug: 'lumo-tek', ar: 'LumoTek', en: 'LumoTek', heard: ['lumo tek', 'لوموتك', 'لومو تيك'] },
  { slug: 'sky-arc', ar: 'Sky Arc', en: 'Sky Arc', heard: ['skyarc', 'سكاي ارك', 'سكايارك'] },
  {
    slug: 'brightwell',
    ar: 'Brightwell',
    en: 'Brightwell',
    heard: ['bright well', 'برايتويل', 'برايت ويل'],
  },
  {
    slug: 'casa-mira',
    ar: 'Casa Mira',
    en: 'Casa Mira',
    heard: ['casamira', 'كازا ميرا', 'كازاميرا'],
  },
  {
    slug: 'tecno-rail',
    ar: 'TecnoRail',
    en: 'TecnoRail',
    heard: ['tecno rail', 'تكنو ريل', 'tekno rail'],
  },
  { slug: 'velanto', ar: 'Velanto', en: 'Velanto', heard: ['فيلانتو', 'velento', 'فلانتو'] },
  {
    slug: 'nordhaus',
    ar: 'Nordhaus',
    en: 'Nordhaus',
    heard: ['نوردهاوس', 'nord haus', 'نورد هاوس'],
  },
  {
    slug: 'pharos-pro',
    ar: 'PharosPro',
    en: 'PharosPro',
    heard: ['pharos pro', 'فاروس برو', 'faros pro'],
  },
  {
    slug: 'aqua-lume',
    ar: 'Aqua Lume',
    en: 'Aqua Lume',
    heard: ['aqualume', 'اكوالوم', 'اكوا لوم'],
  },
  { slug: 'ferrato', ar: 'Ferrato', en: 'Ferrato', heard: ['فيراتو', 'ferato', 'فراتو'] },
];

export const WHOLESALER_CATEGORIES: readonly (readonly [string, string | null, string, string])[] =
  [
    ['architectural', null, 'إضاءة معمارية', 'Architectural lighting'],
    ['arch-downlights', 'architectural', 'داون لايت وسبوتات', 'Downlights and spots'],
    ['arch-track', 'architectural', 'أنظمة التراك', 'Track systems'],
    ['linear-panels', 'architectural', 'وحدات خطية وبانلات', 'Linear and panels'],
    ['led-components', null, 'مكونات الليد', 'LED components'],
    ['tapes', 'led-components', 'أشرطة ليد', 'LED tapes'],
    ['power-control', 'led-components', 'محولات وتحكم', 'Power and control'],
    ['extrusions', 'led-components', 'قطاعات ألومنيوم', 'Aluminium extrusions'],
    ['exterior', null, 'إضاءة خارجية', 'Exterior'],
    ['industrial', null, 'إضاءة صناعية وشوارع', 'Industrial and street'],
    ['decorative', null, 'إضاءة ديكورية', 'Decorative'],
  ];
