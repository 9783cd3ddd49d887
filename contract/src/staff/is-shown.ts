import type { ChosenProduct } from './chosen-product.ts';

/** Whether shoppers see a product that was chosen by hand where it was chosen for. */
export function isShown({
  on_sale: onSale,
  in_stock: inStock,
}: Pick<ChosenProduct, 'on_sale' | 'in_stock'>): boolean {
  return onSale && inStock;
}
