import type { ChosenPicture } from '@dp/contract/staff/pictures.ts';
import { PREVIEW_LINK } from '../browse/preview-product.ts';
import { addProduct } from '../catalog/add-product.ts';
import { editProduct } from '../catalog/edit-product.ts';
import { restoreProduct } from '../catalog/restore-product.ts';
import type { AppDeps } from '../deps.ts';
import { createLinkToken } from '../http/signed-link.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { readProductRow } from '../products/product-desk-rows.ts';
import { choosePictures } from './choose-pictures.ts';
import { getProductCosts, setProductCost } from './product-costs.ts';
import {
  getStaffProduct,
  listProductGroups,
  listStaffProducts,
  presentForStaff,
  previewPrices,
} from './product-desk-queries.ts';
import { listProductVersions } from './product-versions.ts';

/** What the shop sells. */
export function addProductStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db, config, catalog } = deps;
  const shopUrl = (id: number) => `${config.publicUrl}/product/details/${id}`;
  /** Undefined where the product is gone or is no longer in this version: saving it refuses that. */
  async function choose(
    id: number | undefined,
    version: number | undefined,
    chosen: readonly ChosenPicture[],
    { name_ar: ar, name_en: en }: { readonly name_ar: string; readonly name_en: string },
  ): Promise<StoredPicture[] | undefined> {
    const row = id === undefined ? undefined : await readProductRow(db, id);
    if (version !== undefined && row?.version !== version) return undefined;
    return choosePictures(deps.media, row?.pictures ?? [], chosen, { ar, en });
  }
  add('listStaffProducts', ({ query, staff, locale }) =>
    listStaffProducts(deps, staff, query, locale),
  );
  add('listProductGroups', async ({ staff }) => ({ data: await listProductGroups(db, staff) }));
  add('getStaffProduct', async ({ params: { id }, staff, locale }) => ({
    data: await getStaffProduct(db, staff, id, locale),
    shop_url: shopUrl(id),
  }));
  add('addProduct', async ({ body, staff, locale }) => {
    const { pictures: chosen, ...given } = body;
    const pictures = chosen && (await choose(body.copy_of, undefined, chosen, body));
    const row = await addProduct(deps, staff, { ...given, pictures });
    catalog.changed();
    return { data: await presentForStaff(db, row, locale), shop_url: shopUrl(row.id) };
  });
  add('previewPrices', async ({ body, staff }) => ({ data: previewPrices(staff, body) }));
  add('getProductCosts', async ({ params: { id }, staff }) => ({
    data: await getProductCosts(db, staff, id),
  }));
  add('setProductCost', async ({ params: { id }, body, staff }) => ({
    data: await setProductCost(deps, staff, id, body),
  }));
  add('listProductVersions', ({ params: { id }, query, staff, locale }) =>
    listProductVersions(db, staff, { id, before: query.before, locale }),
  );
  add('restoreProduct', async ({ params: { id }, body: { version, restored }, staff, locale }) => {
    const { row, lost } = await restoreProduct(deps, staff, { id, version, locale }, restored);
    catalog.changed();
    return { data: await presentForStaff(db, row, locale), lost: [...lost] };
  });
  add('getPreviewLink', async ({ params: { id }, staff, locale }) => {
    await getStaffProduct(db, staff, id, locale);
    const token = createLinkToken(config.codeSecret, PREVIEW_LINK, id, deps.now());
    return { data: { url: `${config.publicUrl}/product/preview/${token}?lang=${locale}` } };
  });
  add('editProduct', async ({ params: { id }, body, staff, locale }) => {
    const { version, pictures: chosen, ...edit } = body;
    const pictures = chosen && (await choose(id, version, chosen, body));
    const { row } = await editProduct(deps, staff, { id, version, locale }, { ...edit, pictures });
    // Staff may open the shop right after saving, before the database's notification arrives.
    catalog.changed();
    return { data: await presentForStaff(db, row, locale), shop_url: shopUrl(id) };
  });
}
