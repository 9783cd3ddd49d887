import type { Brand } from '@dp/contract/brands.ts';
import { PAGE_LIMIT_MAX } from '@dp/contract/limits.ts';
import type { ApiClient } from '../api/client.ts';

/** All brands, as whole objects: saved ones are stored whole (specification §3). */
export async function loadBrands(api: ApiClient): Promise<readonly Brand[]> {
  const { data } = await api.call('listBrands', { body: { limit: PAGE_LIMIT_MAX } });
  return data;
}

/** One brand. */
export async function loadBrand(api: ApiClient, id: number): Promise<Brand> {
  const { data } = await api.call('getBrand', { params: { id: String(id) } });
  return data;
}
