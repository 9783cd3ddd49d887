/** A product's readable name for addresses where none is given, from its SKU. */
export function slugOf(sku: string): string {
  return sku
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
