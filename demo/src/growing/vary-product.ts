import type { CatalogFile } from '../catalog-file.ts';
import { energyClassOf } from '../energy-class.ts';

export type DemoProduct = CatalogFile['products'][number];

/** A word of a name in both languages, and what it says in the specifications. */
interface Word<T> {
  readonly ar: string;
  readonly en: string;
  readonly value: T;
}

const LIGHT_COLOURS: readonly (readonly Word<number>[])[] = [
  [
    { ar: 'أصفر دافئ', en: 'warm white', value: 3000 },
    { ar: 'طبيعي', en: 'natural white', value: 4000 },
    { ar: 'أبيض', en: 'daylight', value: 6500 },
  ],
  [
    { ar: 'إضاءة دافئة', en: 'warm light', value: 3000 },
    { ar: 'إضاءة طبيعية', en: 'natural light', value: 4000 },
    { ar: 'إضاءة بيضاء', en: 'daylight', value: 6500 },
  ],
];

const FINISHES: readonly Word<string>[] = [
  { ar: 'أبيض', en: 'white', value: 'white' },
  { ar: 'أسود', en: 'black', value: 'black' },
  { ar: 'ذهبي', en: 'gold', value: 'gold' },
  { ar: 'فضي', en: 'silver', value: 'silver' },
  { ar: 'رمادي', en: 'grey', value: 'grey' },
];

const BASES: readonly Word<string>[] = [
  { ar: 'E27', en: 'E27', value: 'E27' },
  { ar: 'B22', en: 'B22', value: 'B22' },
];

/**
 * The product in another finish, where it has one and both names say which. As with the other
 * variations, `round` decides, so that products that differ stay different in every round.
 */
export function varyFinish(product: DemoProduct, round: number): DemoProduct {
  const { finish } = product.specs;
  if (finish?.length !== 1) return product;
  return turn(
    product,
    FINISHES,
    round,
    ({ value }) => value === finish[0],
    (specs, value) => ({
      ...specs,
      finish: [value],
    }),
  );
}

/** A product in another light colour, where it is sold in one that its names say. */
export function varyLightColour(product: DemoProduct, round: number): DemoProduct {
  const { cct_kelvin: kelvins } = product.specs;
  if (kelvins?.length !== 1) return product;
  for (const words of LIGHT_COLOURS) {
    const varied = turn(
      product,
      words,
      round,
      () => true,
      (specs, value) => ({
        ...specs,
        cct_kelvin: [value],
      }),
    );
    if (varied !== product) return varied;
  }
  return product;
}

/** A product with the other cap, for bulbs with a screw cap. */
export function varyBase(product: DemoProduct, round: number): DemoProduct {
  if (!product.specs.kind.startsWith('bulb-') || product.specs.base !== 'E27') return product;
  return turn(
    product,
    BASES,
    round,
    () => true,
    (specs, base) => ({ ...specs, base }),
  );
}

/** A product by another brand; `brands` are those that sell such things, in a fixed order. */
export function varyBrand(
  product: DemoProduct,
  round: number,
  brands: CatalogFile['brands'],
): DemoProduct {
  const words = brands.map(({ slug, name }) => ({ ...name, value: slug }));
  return turn(
    product,
    words,
    round,
    ({ value }) => value === product.brand,
    (specs) => specs,
    (brand) => ({ brand }),
  );
}

/** A product with more power and as much more light, where both names say its power. */
export function varyPower(product: DemoProduct, round: number): DemoProduct {
  const { watt, lumen, energy_class: energyClass } = product.specs;
  if (watt === undefined || !Number.isInteger(watt)) return product;
  const more = (watt < 20 ? [0, 1, 2, 3, 4, 5] : [0, 5, 10, 15, 20, 30])[round % 6] ?? 0;
  const said = { ar: `${watt} وات`, en: `${watt} W` };
  if (more === 0 || !says(product, said)) return product;
  const power = watt + more;
  const light = lumen === undefined ? undefined : Math.round((lumen * power) / watt / 10) * 10;
  const directional = lumen !== undefined && energyClassOf(watt, lumen, false) !== energyClass;
  return {
    ...product,
    name: reword(product.name, said, { ar: `${power} وات`, en: `${power} W` }),
    specs: {
      ...product.specs,
      watt: power,
      ...(light === undefined ? {} : { lumen: light }),
      ...(light === undefined || energyClass === undefined
        ? {}
        : { energy_class: energyClassOf(power, light, directional) }),
    },
  };
}

/** A product in another size, unless its names say the size. */
export function varySize(product: DemoProduct, factor: number): DemoProduct {
  const { dimensions } = product.specs;
  if (!dimensions || /\d\s*(سم|مم|متر)|×/.test(product.name.ar)) return product;
  return {
    ...product,
    specs: {
      ...product.specs,
      dimensions: Object.fromEntries(
        Object.entries(dimensions).map(([side, mm]) => [
          side,
          Math.max(1, Math.round(mm * factor)),
        ]),
      ),
    },
  };
}

/** Turns the word that is in both names into the one `round` places further on. */
function turn<T>(
  product: DemoProduct,
  words: readonly Word<T>[],
  round: number,
  applies: (word: Word<T>) => boolean,
  respecify: (specs: DemoProduct['specs'], value: T) => DemoProduct['specs'],
  change: (value: T) => Partial<DemoProduct> = () => ({}),
): DemoProduct {
  const at = words.findIndex((word) => applies(word) && says(product, word));
  const from = words[at];
  const to = words[(at + round) % words.length];
  if (!from || !to || from === to) return product;
  return {
    ...product,
    name: reword(product.name, from, to),
    specs: respecify(product.specs, to.value),
    ...change(to.value),
  };
}

type Wording = Pick<Word<unknown>, 'ar' | 'en'>;

function says({ name }: DemoProduct, { ar, en }: Wording): boolean {
  return whole(ar).test(name.ar) && whole(en).test(name.en);
}

function reword(name: DemoProduct['name'], from: Wording, to: Wording): DemoProduct['name'] {
  return {
    ar: name.ar.replace(whole(from.ar), () => to.ar),
    en: name.en.replace(whole(from.en), () => to.en),
  };
}

/** Whole words only; "white" is no finish in "warm white". */
function whole(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}]|warm |natural )${words}(?![\\p{L}\\p{N}])`, 'u');
}
