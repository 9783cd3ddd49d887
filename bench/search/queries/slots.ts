import type { BrandHabits, Facts, Seller, SoldProduct } from '../sellers/seller.ts';
import {
  FINISH_WORDS,
  LIGHT_COLOURS,
  MATERIAL_WORDS,
  ROOM_WORDS,
  USE_WORDS,
} from '../words/qualities.ts';
import { THING_NAMES, THINGS } from '../words/things.ts';
import type { QualityWords } from '../words/word-habits.ts';
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
    ...thingSlots(known, asked?.names ?? THINGS, language),
    ...qualitySlots(known, language),
    ...brandSlots(known, brands, language),
    ...measureSlots(known, language),
    sku: skuWordings(product),
  };
}

/** Names whose exact sense covers the product: a candle bulb is a bulb. */
function thingSlots(
  known: Facts,
  things: NonNullable<Seller['asked']>['names'],
  language: Language,
) {
  const names = THING_NAMES.map((name) => things[name]).filter(
    ({ answers }) => answers[known.thing] === 2,
  );
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

function qualitySlots(known: Facts, language: Language) {
  const entries: [QualityWords, Condition][] = [];
  const places: [QualityWords, Condition][] = (known.rooms ?? []).map((room) => [
    ROOM_WORDS[room],
    placedIn(room),
  ]);
  const uses: [QualityWords, Condition][] = [];
  const colours: [QualityWords, Condition][] = [];
  const { finish, material, cct = [], ip = 0, smart } = known;
  if (finish !== undefined && finish in FINISH_WORDS)
    entries.push([FINISH_WORDS[finish as keyof typeof FINISH_WORDS], having('finish', finish)]);
  const ofFinish = [...entries];
  const ofMaterial: [QualityWords, Condition][] =
    material !== undefined && material in MATERIAL_WORDS
      ? [[MATERIAL_WORDS[material as keyof typeof MATERIAL_WORDS], having('material', material)]]
      : [];
  if (LIGHTS.includes(known.thing) && cct.length === 1) {
    const colour = Object.values(LIGHT_COLOURS).find(({ span: [from, to] }) =>
      cct.some((own) => own >= from && own <= to),
    );
    if (colour !== undefined) colours.push([colour, kelvinsWithin(colour.span)]);
  }
  if (outdoor(known) === 2) uses.push([USE_WORDS.outdoor, outdoor]);
  if (ip >= 65) uses.push([USE_WORDS.waterproof, waterproof]);
  if (known.dimmable) uses.push([USE_WORDS.dimmable, dimmable]);
  if (smart === 'wifi' || smart === 'remote') uses.push([USE_WORDS[smart], having('smart', smart)]);
  const say = (of: readonly [QualityWords, Condition][]) =>
    of.flatMap(([words, condition]) =>
      wordings(language === 'ar' ? words.ar : words.en, { condition }),
    );
  const qualities = [...ofFinish, ...ofMaterial, ...colours];
  return {
    finish: say(ofFinish),
    material: say(ofMaterial),
    colour: say(colours),
    place: say(places),
    use: say(uses),
    slangQuality: qualities.flatMap(([{ dialect = [] }, condition]) =>
      wordings(dialect, { condition }, false),
    ),
    slangPlace: [...places, ...uses].flatMap(([{ dialect = [] }, condition]) =>
      wordings(dialect, { condition }, false),
    ),
    slangRoom: places.flatMap(([{ dialect = [] }, condition]) =>
      wordings(dialect, { condition }, false),
    ),
    soundQuality: [...qualities, ...places].flatMap(([{ sound = [] }, condition]) =>
      inFranco(sound, { condition }),
    ),
  };
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
