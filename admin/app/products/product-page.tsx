import { call } from '../api/client.ts';
import { currentMe } from '../session/me.ts';
import type { Route } from './+types/product-page.ts';
import { ProductEditor } from './product-editor.tsx';

export async function clientLoader({
  params: { id },
  request: { url, signal },
}: Route.ClientLoaderArgs) {
  const isNew = id === 'new';
  const shown = isNew ? new URL(url).searchParams.get('copy') : id;
  const seesCosts = !isNew && currentMe()?.permissions.includes('costs.see');
  const [product, groups, costs] = await Promise.all([
    shown === null ? undefined : call('getStaffProduct', { params: { id: shown }, signal }),
    call('listProductGroups', { signal }),
    seesCosts ? call('getProductCosts', { params: { id }, signal }) : undefined,
  ]);
  return {
    product: isNew ? undefined : product?.data,
    original: isNew ? product?.data : undefined,
    shopUrl: product?.shop_url ?? '',
    groups: groups.data,
    costs: costs?.data,
  };
}

/** One product to edit, or a new one to add. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, original } = loaderData;
  // Another product begins with fields of its own.
  return <ProductEditor key={product?.id ?? `new ${original?.id}`} {...loaderData} />;
}
