import { productRow } from '@dp/api/catalog/catalog-file.ts';
import type { Bilingual } from '@dp/contract/locale.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import type { DemoCatalog } from '../demo-search.ts';
import type { Facts } from './seller.ts';

/** A row of the catalogue file, checked as the import checks it. */
export function toProduct(product: {
  readonly sku: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly facts: Facts;
  readonly category: string;
  readonly specs: ProductSpecs;
  readonly stock: number;
}): DemoCatalog['products'][number] {
  const { facts, ...row } = product;
  return productRow.parse({
    ...row,
    brand: facts.brand,
    list_price: 20 + (facts.watt ?? 40) * 9 + (facts.lamps ?? 0) * 300,
  });
}
