import { BOUTIQUE_NONSENSE } from '../queries/boutique-nonsense.ts';
import { BOUTIQUE_TEMPLATES } from '../queries/boutique-templates.ts';
import { BOUTIQUE_NAMES } from '../words/boutique-names.ts';
import { BOUTIQUE_OUTDOOR_NAMES } from '../words/boutique-outdoor-names.ts';
import { BOUTIQUE_QUALITIES } from '../words/boutique-qualities.ts';
import type { Thing } from '../words/things.ts';
import { BOUTIQUE_BRANDS, BOUTIQUE_CATEGORIES } from './boutique-brands.ts';
import { BOUTIQUE_CORNERS } from './boutique-corners.ts';
import { BOUTIQUE_HANGING } from './boutique-hanging.ts';
import { BOUTIQUE_OPEN_AIR } from './boutique-open-air.ts';
import { BOUTIQUE_SYSTEMS } from './boutique-systems.ts';
import {
  CODE_UNITS,
  DESIGNS,
  INDIC_UNITS,
  MOOD_AR,
  MOOD_EN,
  PAGE_UNITS,
  PHRASE_UNITS,
  PLACES,
  STYLE_NAMES,
} from './boutique-texts.ts';
import { makeModels } from './make-models.ts';
import { knownFacts, nameParts, type UnitHabits } from './name-parts.ts';
import { SeededChoice } from './seeded-choice.ts';
import type { BrandHabits, Facts, Range, Seller } from './seller.ts';
import { sellerCatalog } from './seller-catalog.ts';
import { toProduct } from './to-product.ts';
import { toSpecs } from './to-specs.ts';

/** Measures in a name; the others are in the description or nowhere. */
const NAMED = 3;

const STYLES: Partial<Record<Thing, readonly NonNullable<Facts['style']>[]>> = {
  chandelier: ['modern', 'classic', 'oriental'],
  ring: ['modern'],
  pendant: ['modern', 'boho', 'industrial', 'minimal'],
  lantern: ['oriental'],
  wall: ['modern', 'classic', 'minimal'],
  'table-lamp': ['classic', 'boho', 'minimal'],
  'floor-lamp': ['modern', 'boho', 'industrial'],
};
/** Their nouns say what they are for. */
const NAMED_BY_PLACE: readonly Thing[] = [
  'step-light',
  'bollard',
  'spike',
  'night-light',
  'desk-lamp',
];

/**
 * An online shop for decor and smart homes by the sea: designs with Arabic names beside importers' codes,
 * Arabic-Indic digits, measures in descriptions rather than names, styles, and things that the other
 * sellers do not have. Words, templates, qualities and nonsense of its own, written before search was asked.
 */
export function boutique(): Seller {
  const choice = new SeededChoice('boutique');
  const ranges = [
    ...BOUTIQUE_HANGING,
    ...BOUTIQUE_CORNERS,
    ...BOUTIQUE_SYSTEMS,
    ...BOUTIQUE_OPEN_AIR,
  ];
  const made = ranges.flatMap((range) =>
    makeModels(range, choice).map((facts) => ({ facts, range })),
  );
  const sold = made.map(({ facts, range }, at) => {
    const styles = STYLES[facts.thing];
    const style = styles && choice.of(styles);
    return sell({ ...facts, style }, range, at, choice);
  });
  return {
    name: 'boutique',
    brands: BOUTIQUE_BRANDS,
    asked: {
      templates: BOUTIQUE_TEMPLATES,
      names: { ...BOUTIQUE_NAMES, ...BOUTIQUE_OUTDOOR_NAMES },
      qualities: BOUTIQUE_QUALITIES,
      nonsense: BOUTIQUE_NONSENSE,
      isHeldOut: false,
    },
    products: sold.map(({ product }) => product),
    catalog: sellerCatalog(
      BOUTIQUE_BRANDS,
      BOUTIQUE_CATEGORIES,
      sold.map(({ row }) => row),
    ),
  };
}

function sell(facts: Facts, range: Range, at: number, choice: SeededChoice) {
  const brand = BOUTIQUE_BRANDS.find(({ slug }) => slug === facts.brand) as BrandHabits;
  const sku = skuOf(brand, at);
  const listed = listing(facts, range, brand, sku, choice);
  const isSpecified = choice.below(5) < 2;
  const page = choice.below(10);
  const isDetailed = page < 4;
  const isPlaced = page < 7 && facts.rooms !== undefined;
  const row = toProduct({
    sku,
    name: listed.name,
    description: {
      ar: describe('ar', facts, isDetailed, isPlaced, choice),
      en: describe('en', facts, isDetailed, isPlaced, choice),
    },
    facts,
    category: range.category,
    specs: isSpecified ? toSpecs(facts) : {},
    stock: choice.below(11) === 0 ? 0 : 1 + choice.below(40),
  });
  const shown = new Set<string>([...listed.shown, 'width']);
  if (isPlaced || NAMED_BY_PLACE.includes(facts.thing)) shown.add('rooms');
  if (isDetailed) {
    shown.add('dimmable');
    for (const { fact } of nameParts(facts, PAGE_UNITS)) shown.add(fact);
  }
  if (isSpecified) for (const fact of Object.keys(facts)) shown.add(fact);
  // Specifications have no current.
  if (isSpecified && !isDetailed && !listed.shown.includes('ampere')) shown.delete('ampere');
  const known = knownFacts(facts, shown as Set<keyof Facts>);
  return { row, product: { sku, known: { ...known, series: listed.design } } };
}

/** Importers write codes, the shop names its designs, workshops write Arabic only. */
function listing(
  facts: Facts,
  { noun }: Range,
  brand: BrandHabits,
  sku: string,
  choice: SeededChoice,
) {
  const parts = (habits: UnitHabits) => {
    const all = nameParts(facts, habits);
    // The protection of what hangs outside is always in its name.
    return all.filter(({ fact }, place) => place < NAMED || fact === 'ip');
  };
  const said = (habits: UnitHabits) => parts(habits).map(({ text }) => text);
  const [nounAr, nounEn] = [choice.of(noun.ar), choice.of(noun.en)];
  const [designAr, designEn] = choice.of(DESIGNS);
  const isStyled = facts.style !== undefined && choice.below(3) > 0;
  const [styleAr, styleEn] = isStyled && facts.style ? STYLE_NAMES[facts.style] : ['', ''];
  const shown: string[] = parts(CODE_UNITS).map(({ fact }) => fact);
  if (isStyled) shown.push('style');
  if (/واي فاي/.test(nounAr)) shown.push('smart');
  const join = (...texts: readonly string[]) => texts.filter(Boolean).join(' ');
  const isBranded = choice.below(4) > 0;
  const design = join(nounAr, styleAr, designAr, ...(isBranded ? [`من ${brand.ar}`] : []));
  const code = join(brand.en, sku, styleEn, nounEn, ...said(CODE_UNITS));
  const way = choice.below(10);
  if (way < 2) return { name: { ar: code, en: code }, shown, design: undefined };
  if (way < 4) {
    const arabic = join(design, ...said(INDIC_UNITS));
    return { name: { ar: arabic, en: arabic }, shown, design: designAr };
  }
  if (way < 7)
    return {
      name: { ar: join(design, '-', ...said(PHRASE_UNITS)), en: code },
      shown,
      design: designAr,
    };
  const page = join(designEn, styleEn, nounEn, ...said(PAGE_UNITS));
  return { name: { ar: join(design, ...said(INDIC_UNITS)), en: page }, shown, design: designAr };
}

function describe(
  language: 'ar' | 'en',
  facts: Facts,
  isDetailed: boolean,
  isPlaced: boolean,
  choice: SeededChoice,
): string {
  const arabic = language === 'ar';
  const details = nameParts(facts, arabic ? PHRASE_UNITS : PAGE_UNITS).map(({ text }) => text);
  if (facts.dimmable) details.push(arabic ? 'قابلة للتعتيم' : 'Dimmable');
  const places = (facts.rooms ?? []).map((room) => PLACES[room][arabic ? 0 : 1]);
  return [
    ...(choice.below(2) === 0 ? [choice.of(arabic ? MOOD_AR : MOOD_EN)] : []),
    ...(isPlaced
      ? [`${arabic ? 'تليق على' : 'Lovely in'} ${places.join(arabic ? ' و' : ' and ')}.`]
      : []),
    ...(isDetailed ? [details.join(' • ')] : []),
  ].join(' ');
}

/** Three habits of numbering: with a dash, with dots, joined. */
function skuOf({ slug }: BrandHabits, at: number): string {
  const letters = slug.replace(/[^a-z]/g, '').toUpperCase();
  if (slug.length % 3 === 0) return `${letters.slice(0, 3)}-${2_030 + at * 3}`;
  if (slug.length % 3 === 1) return `${letters.slice(0, 2)}.${310 + at}.${11 + (at % 60)}`;
  return `${letters[0]}${letters.at(-1)}${5_107 + at * 9}`;
}
