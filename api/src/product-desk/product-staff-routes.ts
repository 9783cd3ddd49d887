import type { Locale } from '@dp/contract/locale.ts';
import type { ChosenPicture } from '@dp/contract/staff/pictures.ts';
import { addProduct } from '../catalog/add-product.ts';
import { editProduct } from '../catalog/edit-product.ts';
import { removeDraft } from '../catalog/remove-draft.ts';
import { restoreProduct } from '../catalog/restore-product.ts';
import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { readProductRow } from '../products/product-desk-rows.ts';
import { choosePictures } from './choose-pictures.ts';
import { previewAdded, previewEdit } from './preview-changes.ts';
import { getProductCosts, setProductCost } from './product-costs.ts';
import {
  findRelatableProducts,
  getStaffProduct,
  listProductGroups,
  listProductTags,
  listStaffProducts,
  presentForStaff,
  previewPrices,
} from './product-desk-queries.ts';
import { listProductVersions } from './product-versions.ts';

/** What of a request's body says which pictures a product shall have. */
interface ChosenBody {
  readonly name_ar: string;
  readonly name_en: string;
  readonly copy_of?: number | undefined;
  readonly pictures?: readonly ChosenPicture[] | undefined;
}

/** What the shop sells. */
export function addProductStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db, config, catalog } = deps;
  const shopUrl = (id: number) => `${config.publicUrl}/product/details/${id}`;
  const previewUrl = (token: string, locale: Locale) =>
    `${config.publicUrl}/product/preview/${token}?lang=${locale}`;
  /** With the chosen pictures as rows store them: left out where saving is refused, as the product has changed. */
  async function withPictures<B extends ChosenBody>(
    { pictures: chosen, ...rest }: B,
    seen?: { readonly id: number; readonly version: number },
  ) {
    if (chosen === undefined) return { ...rest, pictures: undefined };
    const id = seen?.id ?? rest.copy_of;
    const row = id === undefined ? undefined : await readProductRow(db, id);
    if (seen !== undefined && row?.version !== seen.version)
      return { ...rest, pictures: undefined };
    const name = { ar: rest.name_ar, en: rest.name_en };
    return {
      ...rest,
      pictures: await choosePictures(deps.media, row?.pictures ?? [], chosen, name),
    };
  }
  add('listStaffProducts', ({ query, staff, locale }) =>
    listStaffProducts(deps, staff, query, locale),
  );
  add('listProductGroups', async ({ staff }) => ({ data: await listProductGroups(db, staff) }));
  add('listProductTags', async ({ staff }) => ({ data: await listProductTags(db, staff) }));
  add('findRelatableProducts', async ({ query: { text }, staff, locale }) => ({
    data: await findRelatableProducts(deps, staff, text, locale),
  }));
  add('getStaffProduct', async ({ params: { id }, staff, locale }) => ({
    data: await getStaffProduct(db, staff, id, locale),
    shop_url: shopUrl(id),
  }));
  add('addProduct', async ({ body, staff, locale }) => {
    const row = await addProduct(deps, staff, await withPictures(body));
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
  add('previewNewProduct', async ({ body, staff, locale }) => {
    const token = await previewAdded(deps, staff, await withPictures(body));
    return { data: { url: previewUrl(token, locale) } };
  });
  add('previewProduct', async ({ params: { id }, body: { version, ...body }, staff, locale }) => {
    const edit = await withPictures(body, { id, version });
    const token = await previewEdit(deps, staff, { id, version, locale }, edit);
    return { data: { url: previewUrl(token, locale) } };
  });
  add('removeDraft', async ({ params: { id }, body: { version }, staff, locale }) => {
    await removeDraft(deps, staff, { id, version, locale });
    catalog.changed();
    return { data: { id } };
  });
  add('editProduct', async ({ params: { id }, body: { version, ...body }, staff, locale }) => {
    const edit = await withPictures(body, { id, version });
    const { row } = await editProduct(deps, staff, { id, version, locale }, edit);
    // Staff may open the shop right after saving, before the database's notification arrives.
    catalog.changed();
    return { data: await presentForStaff(db, row, locale), shop_url: shopUrl(id) };
  });
}
