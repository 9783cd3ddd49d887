import type { Product } from '@dp/contract/products.ts';
import type { ApiClient } from '../api/client.ts';
import { smallPicture } from '../products/product-summary.ts';
import type { CartLines } from './cart-lines.ts';
import type { CartData, CartProduct } from './cart-view.ts';

/** Widest picture a cart line shows, in CSS pixels times the densest usual screen. */
const LINE_PICTURE_MAX = 400;

/** Keeps of a product only what the cart needs. */
export function cartProduct(product: Product): CartProduct {
  const { id, name, brand, list_price, discount, images, stock, specs } = product;
  const [picture] = images;
  const kelvin = specs.cct_kelvin?.[0];
  return {
    id,
    name,
    ...(brand === null ? {} : { brand: brand.name }),
    listPrice: list_price,
    discount,
    ...(kelvin === undefined ? {} : { kelvin }),
    ...(picture === undefined ? {} : { picture: smallPicture(picture, LINE_PICTURE_MAX) }),
    available: stock.in_stock ? stock.available : 0,
  };
}

/** Asks the shop about a cart: today's prices and stock. An empty cart needs no asking. */
export async function loadCart(api: ApiClient, lines: CartLines): Promise<CartData> {
  if (lines.length === 0) return { products: [], missing: [] };
  const body = { lines: lines.map(({ id, quantity }) => ({ id, quantity })) };
  const { products, missing } = await api.call('listCartProducts', { body });
  return { products: products.map(cartProduct), missing };
}
