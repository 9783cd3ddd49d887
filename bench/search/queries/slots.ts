import type { BrandHabits, Facts, Seller, SoldProduct } from '../sellers/seller.ts';
import { QUALITIES } from '../words/qualities.ts';
import { THINGS } from '../words/things.ts';
import type { Qualities, QualityWords, ThingWords } from '../words/word-habits.ts';
import {
  type Condition,
  dimmable,
  having,
  kelvinsWithin,
  outdoor,
  placedIn,
  waterproof,
} from './judge-need.ts';
import { measureSlots } from './measure-slots.ts';
import { FRANCO } from './typed-otherwise.ts';
import { type Language, type Wording, wordings } from './wording.ts';

/** Ways to say something, by the slot they fill in a template. */
export type Slots = Readonly<Record<string, readonly Wording[] | undefined>>;

/** Lamps and strips: their white is the light's. */
const LIGHTS: readonly string[] = [
  'bulb',
  'candle',
  'filament',
  'spot-lamp',
  'tube',
  'strip',
  'flex',
  'flood',
];

/** Every way to say each thing that is known of a product, by the slot it fills in a template. */
export function slotsOf(
  product: SoldProduct,
  { brands, asked }: Pick<Seller, 'brands' | 'asked'>,
  language: Language,
): Slots {
  const { known } = product;
  return {
    ...thingSlots(known, Object.values(asked?.names ?? THINGS), language),
    ...qualitySlots(known, asked?.qualities ?? QUALITIES, language),
    ...brandSlots(known, brands, language),
    ...measureSlots(known, language),
    sku: skuWordings(product),
  };
}

/** Names whose exact sense covers the product: a candle bulb is a bulb. */
function thingSlots(known: Facts, things: readonly ThingWords[], language: Language) {
  const names = things.filter(({ answers }) => answers[known.thing] === 2);
  const say = (pick: (words: (typeof names)[number]) => readonly string[], usual = true) =>
    names.flatMap((words) => wordings(pick(words), { answers: words.answers }, usual));
  const arabic = language === 'ar';
  return {
    thing: say(({ ar, en }) => (arabic ? ar : en)),
    plural: say(({ plural, enPlural }) => (arabic ? plural : enPlural)),
    dual: say(({ dual }) => (arabic && dual !== undefined ? [dual] : [])),
    slang: say(({ dialect = [] }) => (arabic ? dialect : []), false),
    compound: say(
      ({ compounds = [] }) => compounds.filter((text) => arabic === isArabic(text)),
      false,
    ),
    sound: names.flatMap(({ sound = [], answers }) => inFranco(sound, { answers })),
  };
}

function qualitySlots(
  known: Facts,
  { colours, finishes, materials, rooms, styles, uses }: Qualities,
  language: Language,
) {
  const { finish, material, cct = [], ip = 0, smart, style } = known;
  const ofFinish = asks(finishes, finish, having('finish', finish));
  const ofMaterial = asks(materials, material, having('material', material));
  const ofStyle = asks(styles, style, having('style', style));
  const ofPlace = (known.rooms ?? []).flatMap((room) => asks(rooms, room, placedIn(room)));
  const colour = Object.values(colours).find(({ span: [from, to] }) =>
    cct.some((own) => own >= from && own <= to),
  );
  const ofColour: Asked[] =
    LIGHTS.includes(known.thing) && cct.length === 1 && colour !== undefined
      ? [[colour, kelvinsWithin(colour.span)]]
      : [];
  const ofUse = [
    ...asks(uses, outdoor(known) === 2 ? 'outdoor' : undefined, outdoor),
    ...asks(uses, ip >= 65 ? 'waterproof' : undefined, waterproof),
    ...asks(uses, known.dimmable ? 'dimmable' : undefined, dimmable),
    ...asks(
      uses,
      smart === 'wifi' || smart === 'remote' ? smart : undefined,
      having('smart', smart),
    ),
  ];
  const say = (of: readonly Asked[]) =>
    of.flatMap(([words, condition]) =>
      wordings(language === 'ar' ? words.ar : words.en, { condition }),
    );
  const slang = (of: readonly Asked[]) =>
    of.flatMap(([{ dialect = [] }, condition]) => wordings(dialect, { condition }, false));
  const qualities = [...ofFinish, ...ofMaterial, ...ofColour];
  return {
    finish: say(ofFinish),
    material: say(ofMaterial),
    colour: say(ofColour),
    style: say(ofStyle),
    place: say(ofPlace),
    use: say(ofUse),
    slangQuality: slang(qualities),
    slangPlace: slang([...ofPlace, ...ofUse]),
    slangRoom: slang(ofPlace),
    soundQuality: [...qualities, ...ofPlace].flatMap(([{ sound = [] }, condition]) =>
      inFranco(sound, { condition }),
    ),
  };
}

/** A quality in words with the condition that they ask for. */
type Asked = readonly [QualityWords, Condition];

/** Nothing when the product's page does not say it, or nobody has a word for it. */
function asks(
  words: Readonly<Partial<Record<string, QualityWords>>>,
  value: string | undefined,
  condition: Condition,
): Asked[] {
  const own = value === undefined ? undefined : words[value];
  return own === undefined ? [] : [[own, condition]];
}

function brandSlots(known: Facts, brands: readonly BrandHabits[], language: Language) {
  const brand = brands.find(({ slug }) => slug === known.brand);
  if (brand === undefined) return {};
  const condition = having('brand', known.brand);
  const habit = `brand ${brand.slug}`;
  const say = (texts: readonly string[]) =>
    texts.map((text) => ({ text, habit, usual: false, condition }));
  const own = language === 'ar' ? brand.ar : brand.en;
  const series =
    known.series === undefined
      ? []
      : [
          {
            text: known.series,
            habit: `series ${known.series}`,
            usual: false,
            condition: having('series', known.series),
          },
        ];
  return {
    brand: say([own]),
    heard: say(brand.heard.filter((text) => isArabic(text) === (language === 'ar'))),
    series,
  };
}

function inFranco(
  sounds: readonly string[],
  more: Pick<Wording, 'answers' | 'condition'>,
): Wording[] {
  return sounds.flatMap((sound) =>
    Object.values(FRANCO).map((write) => ({
      text: write(sound),
      habit: `sound ${sound}`,
      usual: false,
      ...more,
    })),
  );
}

function skuWordings({ sku }: SoldProduct): Wording[] {
  const spaced = sku.replace(/[-.]/g, ' ');
  const texts = [sku, sku.toLowerCase(), spaced.toLowerCase(), sku.replace(/[-.]/g, '')];
  return [...new Set(texts)].map((text) => ({ text, habit: 'sku', usual: true }));
}

function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text);
}
