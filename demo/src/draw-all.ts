import type { CatalogFile } from './catalog-file.ts';
import { brandLogo, partners } from './drawings/brand-logos.ts';
import { type Drawing, drawProduct } from './drawings/draw-product.ts';
import { rooms } from './drawings/rooms.ts';

/** The product that stands for a category, where it is not the first one in it. */
const representatives: Readonly<Record<string, string>> = {
  'bulbs-tubes': 'DP-LB-0012',
  'spots-downlights': 'DP-SP-0008',
  'panels-ceiling': 'DP-PN-0007',
  'strips-drivers': 'DP-ST-0002',
  chandeliers: 'DP-CH-0004',
  pendants: 'DP-PD-0001',
  'wall-lights': 'DP-WL-0002',
  'table-floor-lamps': 'DP-TF-0001',
  'outdoor-solar': 'DP-OG-0004',
  'switches-accessories': 'DP-SW-0005',
  'filament-bulbs': 'DP-LB-0013',
  'led-tubes': 'DP-LB-0021',
  'surface-spots': 'DP-SP-0009',
  'classic-chandeliers': 'DP-CH-0005',
  'single-pendants': 'DP-PD-0004',
  'indoor-wall-lights': 'DP-WL-0005',
  'table-lamps': 'DP-TF-0003',
  'garden-lights': 'DP-OG-0009',
};

/** What one entry of the catalogue names: its day pass and, where it gives light, its light pass. */
interface Named {
  what: string;
  title: string;
  day: string;
  light: string | undefined;
}

/**
 * Every drawing (`.svg`) the catalogue names, and the partner logos: SVG text by its path relative to
 * the catalogue file. Photographs that the catalogue names instead are none of its business.
 * The same catalogue always gives the same text. Throws when something has no drawing, or names a
 * light picture without giving light.
 */
export function drawAll(catalog: CatalogFile): Map<string, string> {
  const drawn = new Map<string, string>();
  const add = ({ what, title, day, light }: Named, drawing: Drawing) => {
    if ((light === undefined) !== (drawing.light === undefined)) {
      throw new Error(`${what}: a light picture belongs to what gives light, and only to that.`);
    }
    if (day.endsWith('.svg')) drawn.set(day, titled(drawing.day, title));
    if (light?.endsWith('.svg') && drawing.light !== undefined) {
      drawn.set(light, titled(drawing.light, `${title}, lit`));
    }
  };
  for (const { sku, pictures, specs } of catalog.products) {
    for (const { file, light_file: light, alt } of pictures) {
      add({ what: sku, title: alt.en, day: file, light }, drawProduct(specs));
    }
  }
  for (const { slug, name, picture, light_picture: light } of catalog.categories) {
    const { specs } = representativeOf(catalog, slug);
    add({ what: slug, title: name.en, day: picture, light }, drawProduct(specs, true));
  }
  for (const { slug, title, picture, light_picture: light } of catalog.carousel) {
    const room = rooms[slug];
    if (room === undefined) throw new Error(`No room is drawn for the slide "${slug}".`);
    add({ what: slug, title: title.en, day: picture, light }, room());
  }
  for (const { slug, name, logo } of catalog.brands) {
    drawn.set(logo, titled(brandLogo(slug), name.en));
  }
  for (const [slug, logo] of Object.entries(partners)) {
    drawn.set(`pictures/partners/${slug}.svg`, titled(logo(), slug));
  }
  return drawn;
}

/** The product whose picture stands for a category. Throws when there is none. */
export function representativeOf(
  catalog: CatalogFile,
  slug: string,
): CatalogFile['products'][number] {
  const sku = representatives[slug];
  const product = catalog.products.find((one) =>
    sku === undefined ? one.category === slug : one.sku === sku,
  );
  if (product === undefined) throw new Error(`No product stands for the category "${slug}".`);
  return product;
}

/** The same SVG with a title, for whoever opens the file itself. */
function titled(svg: string, title: string): string {
  const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return svg.replace('>', `><title>${text}</title>`);
}
