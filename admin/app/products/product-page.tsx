import { call } from '../api/client.ts';
import type { Route } from './+types/product-page.ts';
import { ProductEditor } from './product-editor.tsx';

export async function clientLoader({
  params: { id },
  request: { signal },
}: Route.ClientLoaderArgs) {
  const [product, groups] = await Promise.all([
    call('getStaffProduct', { params: { id }, signal }),
    call('listProductGroups', { signal }),
  ]);
  return { product: product.data, shopUrl: product.shop_url, groups: groups.data };
}

/** One product to edit. */
export default function ProductPage({
  loaderData: { product, shopUrl, groups },
}: Route.ComponentProps) {
  // Another product begins with fields of its own.
  return <ProductEditor key={product.id} product={product} shopUrl={shopUrl} groups={groups} />;
}
