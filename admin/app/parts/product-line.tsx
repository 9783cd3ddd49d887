import type { ListedProduct } from '@dp/contract/staff/products.ts';
import { PictureLine } from './picture-line.tsx';

/** A product's photograph, name and SKU. */
export function ProductLine({ name, sku, image }: Pick<ListedProduct, 'name' | 'sku' | 'image'>) {
  return (
    <PictureLine picture={image} title={<bdi>{name}</bdi>} detail={<bdi dir="ltr">{sku}</bdi>} />
  );
}
