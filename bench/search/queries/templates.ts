/** What a query is like; the bench reports each class apart. */
export const QUERY_CLASSES = [
  'kind',
  'attribute',
  'place',
  'brand',
  'forms',
  'dialect',
  'spelling',
  'layout',
  'franco',
  'digits',
  'range',
  'compound',
  'sku',
  'missing',
] as const;
export type QueryClass = (typeof QUERY_CLASSES)[number];

/** How the words of a template are typed in the end. */
export type Typing = 'plain' | 'misspelt' | 'other-keyboard';

/** Which pieces a query is made of and between which words; `quota` is how many queries of a set are of the class. */
interface TemplateGroup {
  readonly quota: number;
  readonly typing: Typing;
  readonly ar: readonly string[];
  readonly en: readonly string[];
}

export type Templates = Readonly<Record<Exclude<QueryClass, 'missing'>, TemplateGroup>>;

/** Templates by class; names in braces are slots (`slots.ts`). The first of a list is used in both splits. */
export const TEMPLATES: Templates = {
  kind: {
    quota: 48,
    typing: 'plain',
    ar: ['{thing}', 'عايز {thing}', 'سعر {thing}', 'محتاج {thing}'],
    en: ['{thing}', 'buy {thing}', 'price of {thing}'],
  },
  attribute: {
    quota: 100,
    typing: 'plain',
    ar: [
      '{thing} {watt}',
      '{thing} {finish}',
      '{thing} {watt} {colour}',
      '{thing} {base}',
      '{thing} {kelvin}',
      '{thing} {material}',
      '{thing} {size}',
      '{thing} {cutout}',
      '{thing} {angle}',
      '{thing} {ip}',
      '{thing} {lamps}',
      '{thing} {volt} {ampere}',
      '{watt} {thing}',
      '{thing} {finish} {watt}',
      '{thing} {material} {finish}',
      '{thing} {colour}',
      '{thing} {base} {watt}',
    ],
    en: [
      '{thing} {watt}',
      '{finish} {thing}',
      '{watt} {thing} {kelvin}',
      '{material} {thing}',
      '{base} {thing}',
      '{ip} {thing}',
      '{thing} {size}',
      '{thing} {cutout}',
      '{thing} {angle}',
      '{volt} {thing} {watt}',
      '{finish} {thing} {watt}',
      '{lamps} {thing}',
      '{colour} {thing}',
      '{finish} {material} {thing}',
    ],
  },
  place: {
    quota: 52,
    typing: 'plain',
    ar: [
      '{thing} {place}',
      '{thing} {use}',
      'اضاءة {place}',
      '{thing} {watt} {use}',
      '{thing} في {place}',
      'نور {place}',
      '{thing} {use} {finish}',
    ],
    en: [
      '{place} {thing}',
      '{use} {thing}',
      '{thing} for {place}',
      '{use} {thing} {watt}',
      'lighting for {place}',
      '{thing} for the {place}',
    ],
  },
  brand: {
    quota: 48,
    typing: 'plain',
    ar: [
      '{brand}',
      '{thing} {brand}',
      '{heard}',
      '{thing} {heard}',
      '{brand} {watt}',
      '{thing} {series}',
      '{heard} {finish}',
    ],
    en: [
      '{brand}',
      '{brand} {thing}',
      '{heard}',
      '{heard} {thing}',
      '{series} {thing}',
      '{brand} {watt}',
    ],
  },
  forms: {
    quota: 44,
    typing: 'plain',
    ar: [
      '{plural}',
      '{plural} {finish}',
      '{dual}',
      'ال{plural}',
      '{dual} {finish}',
      '{plural} {watt}',
      '{plural} لل{place}',
      'لل{place} {plural}',
    ],
    en: ['{plural}', '{finish} {plural}', '{plural} {watt}', '{material} {plural}'],
  },
  dialect: {
    quota: 30,
    typing: 'plain',
    ar: [
      '{slang}',
      '{thing} {slangPlace}',
      '{slang} {watt}',
      '{thing} {slangQuality}',
      '{thing} لل{slangRoom}',
      '{slang} {finish}',
    ],
    en: [],
  },
  spelling: {
    quota: 52,
    typing: 'misspelt',
    ar: ['{thing}', '{thing} {watt}', '{brand}', '{thing} {finish}', '{thing} {material}'],
    en: ['{thing}', '{thing} {watt}', '{brand}', '{material} {thing}'],
  },
  layout: {
    quota: 28,
    typing: 'other-keyboard',
    ar: ['{thing}', '{thing} {finish}', '{brand}', '{plural}', '{thing} {watt}'],
    en: ['{thing}', '{thing} {watt}', '{brand}'],
  },
  franco: {
    quota: 28,
    typing: 'plain',
    ar: [],
    en: ['{sound}', '{sound} {soundQuality}', '{sound} {watt}'],
  },
  digits: {
    quota: 36,
    typing: 'plain',
    ar: [
      '{thing} {wattIndic}',
      '{thing} {converted}',
      '{thing} {kelvinIndic}',
      '{thing} {ampereIndic}',
      '{wattIndic} {thing}',
    ],
    en: ['{thing} {converted}', '{thing} {wattIndic}'],
  },
  range: {
    quota: 28,
    typing: 'plain',
    ar: ['{thing} {wattSpan}', '{thing} {wattLimit}', '{thing} {kelvinSpan}'],
    en: ['{thing} {wattSpan}', '{thing} {wattLimit}', '{thing} {kelvinSpan}'],
  },
  compound: {
    quota: 18,
    typing: 'plain',
    ar: ['{compound}', '{compound} {watt}', '{compound} {finish}'],
    en: ['{compound}', '{compound} {watt}', '{finish} {compound}'],
  },
  sku: { quota: 22, typing: 'plain', ar: ['{sku}'], en: ['{sku}'] },
};
