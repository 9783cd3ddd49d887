import { type Finish, finishes } from './finishes.ts';

/** What a drawing needs to know of a product: its specifications in the drawing's terms. */
export interface Look {
  /** The coating of the body; glass finishes (opal, clear) are not coatings. */
  finish: Finish;
  /** A second coating, where the product has one (else the first again). */
  accent: Finish;
  /** Whether its glass is clear. */
  clear: boolean;
  /** Which form of the drawing this kind is; empty for the usual one. */
  variant: string;
  /** Light points, rings, heads or rockers. */
  count: number;
  /** Pieces shown together. */
  pack: number;
  base: string;
  watt: number;
  rgb: boolean;
  /** The warmest colour temperature it is sold in, in kelvins. */
  cct: number;
  materials: readonly string[];
  /** Millimetres, where known. */
  diameter: number | undefined;
  length: number | undefined;
  height: number | undefined;
}

/** The specifications a drawing reads, as they stand in the catalogue file. */
export interface DrawnSpecs {
  kind: string;
  finish?: string[];
  material?: string[];
  base?: string;
  watt?: number;
  lamps?: number;
  pack_size?: number;
  rgb?: boolean;
  cct_kelvin?: number[];
  dimensions?: { diameter_mm?: number; length_mm?: number; height_mm?: number };
}

function isCoating(finish: string): finish is Finish {
  return finish in finishes;
}

/** How a product with these specifications looks; `form` is what its kind fixes. */
export function lookOf(specs: DrawnSpecs, form: { variant?: string; count?: number }): Look {
  const [finish = 'white', accent = finish] = (specs.finish ?? []).filter(isCoating);
  return {
    finish,
    accent,
    clear: specs.finish?.includes('clear') ?? false,
    variant: form.variant ?? '',
    count: form.count ?? specs.lamps ?? 1,
    pack: specs.pack_size ?? 1,
    base: specs.base ?? '',
    watt: specs.watt ?? 9,
    rgb: specs.rgb ?? false,
    cct: Math.min(...(specs.cct_kelvin ?? [3000])),
    materials: specs.material ?? [],
    diameter: specs.dimensions?.diameter_mm,
    length: specs.dimensions?.length_mm,
    height: specs.dimensions?.height_mm,
  };
}
