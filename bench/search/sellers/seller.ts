import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import type { DemoCatalog } from '../demo-search.ts';
import type { NonsenseGoods } from '../queries/nonsense-goods.ts';
import type { Templates } from '../queries/templates.ts';
import type { Thing } from '../words/things.ts';
import type { Qualities, ThingWords } from '../words/word-habits.ts';

/** What a product is, of which its seller may publish only a part. Lengths in millimetres, angles in degrees. */
export interface Facts {
  readonly thing: Thing;
  readonly brand: string;
  readonly series?: string | undefined;
  readonly watt?: number | undefined;
  readonly cct?: readonly number[] | undefined;
  readonly rgb?: boolean | undefined;
  readonly base?: ProductSpecs['base'];
  readonly ip?: number | undefined;
  readonly angle?: number | undefined;
  readonly volt?: number | undefined;
  readonly ampere?: number | undefined;
  readonly lamps?: number | undefined;
  readonly length?: number | undefined;
  readonly width?: number | undefined;
  readonly diameter?: number | undefined;
  readonly height?: number | undefined;
  readonly cutout?: number | undefined;
  readonly finish?: NonNullable<ProductSpecs['finish']>[number] | undefined;
  readonly material?: NonNullable<ProductSpecs['material']>[number] | undefined;
  readonly rooms?: NonNullable<ProductSpecs['rooms']> | undefined;
  readonly mounting?: ProductSpecs['mounting'];
  readonly dimmable?: boolean | undefined;
  readonly smart?: ProductSpecs['smart'];
  readonly style?: ProductSpecs['style'];
}

/** A product on sale with what its page lets a shopper know: queries are judged by that alone. */
export interface SoldProduct {
  readonly sku: string;
  readonly known: Facts;
}

export interface BrandHabits {
  readonly slug: string;
  readonly ar: string;
  readonly en: string;
  /** Other spellings: by ear in either script, joined or split. */
  readonly heard: readonly string[];
}

/** One line of a seller's range, from which so many different products are made. */
export interface Range {
  readonly thing: Thing;
  readonly category: string;
  readonly brands: readonly string[];
  readonly count: number;
  /** What this seller calls the thing. */
  readonly noun: { readonly ar: readonly string[]; readonly en: readonly string[] };
  readonly models: readonly Partial<Facts>[];
  readonly cct?: readonly (readonly number[])[];
  readonly finishes?: readonly NonNullable<Facts['finish']>[];
  readonly materials?: readonly NonNullable<Facts['material']>[];
  readonly ips?: readonly number[];
  readonly angles?: readonly number[];
  readonly rooms?: readonly NonNullable<Facts['rooms']>[];
  /** Facts that all of them have. */
  readonly all?: Partial<Facts>;
}

/** A generated shop: a catalogue as the import takes it, and what a shopper can know of each product. */
export interface Seller {
  readonly name: string;
  readonly catalog: DemoCatalog;
  readonly products: readonly SoldProduct[];
  readonly brands: readonly BrandHabits[];
  /** Templates and words of its own. */
  readonly asked?: {
    readonly templates: Templates;
    readonly names: Readonly<Partial<Record<Thing, ThingWords>>>;
    readonly qualities?: Qualities;
    readonly nonsense?: NonsenseGoods;
    /** Nothing may be tuned on it, so that all its queries are held out. */
    readonly isHeldOut: boolean;
  };
}
