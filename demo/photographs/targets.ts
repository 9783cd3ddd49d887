import { readFile } from 'node:fs/promises';
import { type CatalogFile, readDemoCatalog } from '../src/catalog-file.ts';
import { representativeOf } from './representatives.ts';

/** How a kind of product is photographed: `studio/kinds.json`. */
export interface ShownKind {
  /** `module.function` under `studio/models`. */
  model: string;
  /** How it is fixed: the camera's height follows from it. */
  mount: 'stand' | 'lie' | 'wall' | 'hang' | 'ceiling';
  /** How many millimetres the picture is wide where the product is. */
  span: number;
  /** Further instructions to the model, its form for instance. */
  arguments?: (string | number)[];
  /** Height of the product's middle in the picture, as a part of it, where it hangs or is on a wall. */
  middle?: number;
  /** Whether it is meant to run out of the picture. */
  bleed?: boolean;
  /** More or less light in the light pass than usual. */
  light_key?: number;
  /** The most that light which has bounced may bring (2.5): less where a narrow beam makes specks. */
  clamp?: number;
  /** What makes it sparkle: glints are left in its light pass, and the brightest become stars. */
  sparkle?: boolean;
  /** How its first picture is nearer than the span says, which runs out of the picture then. */
  closer?: Closer;
  /** How a product's second, third, … pictures are taken; the first is taken without any of this. */
  views?: View[];
  /** The room it is shown in, a module under `studio/rooms`, its light in the light pass (1.4) and its settings. */
  room?: { in: string; light_key?: number; [option: string]: unknown };
}

/** What another picture of the same product does otherwise. */
interface View {
  /** Degrees that the product is turned to the right. */
  turn?: number;
  /** Degrees that what hangs is tipped towards the camera. */
  tilt?: number;
  /** How many times nearer it is, and which part of the first picture is in the middle: from the left, from below. */
  closer?: Closer;
}

interface Closer {
  times: number;
  at: [number, number];
}

/** A picture that Blender makes: of a product or a room. */
export interface Shot {
  name: string;
  /** Path of its masters, without the ending: `<file>.webp` and `<file>-light.webp`. */
  file: string;
  lit: boolean;
  width: number;
  height: number;
  subject:
    | {
        specs: CatalogFile['products'][number]['specs'];
        kind: ShownKind;
        view?: View;
        room?: boolean;
      }
    | { scene: string };
}

/** A category's tile: cut from the photograph of the product that represents the category. */
export interface Tile {
  name: string;
  file: string;
  lit: boolean;
  from: Shot;
}

export interface Targets {
  shots: Shot[];
  tiles: Tile[];
}

/** Side of the master of a product's first photograph in pixels, as large as the shop shows any; of its others. */
const FIRST_SIDE = 1600;
const FURTHER_SIDE = 1600;
/** Side of the master of a room that a product is shown in. */
const ROOM_SIDE = 800;
const SLIDE = { width: 1600, height: 900 };

export async function readKinds(): Promise<Record<string, ShownKind>> {
  const file = new URL('studio/kinds.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, ShownKind>;
}

/**
 * Everything of the demo catalogue that can be photographed, what is seen first on top: slides,
 * featured products, then each category's first products before its later ones.
 * Throws when a product's kind has no model.
 */
export async function readTargets(): Promise<Targets> {
  const [catalog, kinds] = await Promise.all([readDemoCatalog(), readKinds()]);
  const rooms = catalog.carousel.map(
    ({ slug, light_picture: light }): Shot => ({
      name: slug,
      file: `pictures/carousel/${slug}`,
      lit: light !== undefined,
      ...SLIDE,
      subject: { scene: slug.replaceAll('-', '_') },
    }),
  );
  const products = catalog.products.flatMap(({ sku, specs, pictures }): Shot[] => {
    const kind = kinds[specs.kind];
    if (!kind) throw new Error(`${sku}: no model for products of kind "${specs.kind}".`);
    return pictures.map(({ file, light_file: light }): Shot => {
      const [, ending = ''] = /(-room|-\d)?\.webp$/.exec(file) ?? [];
      const room = ending === '-room';
      const own = ending === '' ? FIRST_SIDE : FURTHER_SIDE;
      const side = room ? ROOM_SIDE : own;
      const view = room || ending === '' ? undefined : kind.views?.[Number(ending.slice(1)) - 2];
      if (room ? !kind.room : ending !== '' && !view) {
        throw new Error(`${sku}: nothing says how a "${specs.kind}" is seen in ${file}.`);
      }
      return {
        name: `${sku}${ending}`,
        file: `pictures/products/${sku.toLowerCase()}${ending}`,
        lit: light !== undefined,
        width: side,
        height: side,
        subject: { specs, kind, ...(view && { view }), ...(room && { room }) },
      };
    });
  });
  const byName = new Map(products.map((shot) => [shot.name, shot]));
  const tiles = catalog.categories.map(({ slug, light_picture: light }): Tile => {
    const from = byName.get(representativeOf(catalog, slug).sku);
    if (!from) throw new Error(`Nothing photographed represents the category "${slug}".`);
    return { name: slug, file: `pictures/categories/${slug}`, lit: light !== undefined, from };
  });
  const standing = new Set(tiles.map(({ from }) => from.name));
  const rank = ({ sku, featured }: CatalogFile['products'][number]) =>
    featured ? 0 : standing.has(sku) ? 1 : 2;
  const seen = [...catalog.products].sort((a, b) => rank(a) - rank(b)).map(({ sku }) => sku);
  const order = new Map(seen.map((sku, position) => [sku, position]));
  const place = ({ name }: Shot) => order.get(name) ?? seen.length;
  products.sort((a, b) => place(a) - place(b));
  return { shots: [...products, ...rooms], tiles };
}
