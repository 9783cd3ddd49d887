import { readFile } from 'node:fs/promises';
import { type CatalogFile, readDemoCatalog } from '../src/catalog-file.ts';
import { representativeOf } from '../src/draw-all.ts';

/** How a kind of product is photographed: `studio/kinds.json`. */
export interface ShownKind {
  /** `module.function` under `studio/models`. */
  model: string;
  /** How it is fixed: the camera's height follows from it. */
  mount: 'stand' | 'lie' | 'wall' | 'hang' | 'ceiling';
  /** How many millimetres the picture is wide where the product is. */
  span: number;
  /** What else the model is told, the form of it for instance. */
  arguments?: (string | number)[];
  /** Height of the product's middle in the picture, as a part of it, where it hangs or is on a wall. */
  middle?: number;
  /** Whether it is meant to run out of the picture. */
  bleed?: boolean;
  /** More or less light in the light pass than usual. */
  light_key?: number;
}

/** A picture that Blender makes: of a product or a room. */
export interface Shot {
  name: string;
  /** Where its masters stand, without the ending: `<file>.webp` and `<file>-light.webp`. */
  file: string;
  lit: boolean;
  width: number;
  height: number;
  subject: { specs: CatalogFile['products'][number]['specs']; kind: ShownKind } | { scene: string };
}

/** A category's tile: cut from the photograph of the product that stands for the category. */
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

/** Side of a product's master in pixels. */
const PRODUCT_SIDE = 640;
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
  const products = catalog.products.map((product): Shot => {
    const { sku, specs, pictures } = product;
    const kind = kinds[specs.kind];
    if (!kind) throw new Error(`${sku}: no model for products of kind "${specs.kind}".`);
    return {
      name: sku,
      file: `pictures/products/${sku.toLowerCase()}`,
      lit: pictures.some(({ light_file: light }) => light !== undefined),
      width: PRODUCT_SIDE,
      height: PRODUCT_SIDE,
      subject: { specs, kind },
    };
  });
  const byName = new Map(products.map((shot) => [shot.name, shot]));
  const tiles = catalog.categories.map(({ slug, light_picture: light }): Tile => {
    const from = byName.get(representativeOf(catalog, slug).sku);
    if (!from) throw new Error(`Nothing photographed stands for the category "${slug}".`);
    return { name: slug, file: `pictures/categories/${slug}`, lit: light !== undefined, from };
  });
  const standing = new Set(tiles.map(({ from }) => from.name));
  const rank = ({ sku, featured }: CatalogFile['products'][number]) =>
    featured ? 0 : standing.has(sku) ? 1 : 2;
  const order = new Map(
    [...catalog.products]
      .sort((a, b) => rank(a) - rank(b))
      .map(({ sku }, position) => [sku, position]),
  );
  products.sort((a, b) => (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0));
  return { shots: [...products, ...rooms], tiles };
}
