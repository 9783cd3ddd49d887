import type { CatalogFile } from '../src/catalog-file.ts';

/** The product that represents a category, where it is not the first one in it. */
const representatives: Readonly<Record<string, string>> = {
  'bulbs-tubes': 'DP-LB-0012',
  'spots-downlights': 'DP-SP-0005',
  'panels-ceiling': 'DP-PN-0007',
  'strips-drivers': 'DP-ST-0002',
  chandeliers: 'DP-CH-0004',
  pendants: 'DP-PD-0001',
  'wall-lights': 'DP-WL-0002',
  'table-floor-lamps': 'DP-TF-0001',
  'outdoor-solar': 'DP-OG-0004',
  'switches-accessories': 'DP-SW-0002',
  'filament-bulbs': 'DP-LB-0013',
  'led-tubes': 'DP-LB-0021',
  'surface-spots': 'DP-SP-0009',
  'classic-chandeliers': 'DP-CH-0005',
  'single-pendants': 'DP-PD-0004',
  'indoor-wall-lights': 'DP-WL-0005',
  'table-lamps': 'DP-TF-0003',
  'garden-lights': 'DP-OG-0009',
};

/** The product whose picture represents a category. Throws when there is none. */
export function representativeOf(
  catalog: CatalogFile,
  slug: string,
): CatalogFile['products'][number] {
  const sku = representatives[slug];
  const product = catalog.products.find((one) =>
    sku === undefined ? one.category === slug : one.sku === sku,
  );
  if (product === undefined) throw new Error(`No product represents the category "${slug}".`);
  return product;
}
