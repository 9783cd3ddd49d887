import { CURRENCY } from '@dp/contract/limits.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { toPercent } from '@dp/contract/money.ts';
import type { Product } from '@dp/contract/products.ts';
import { pictureIn } from '../media/stored-picture.ts';
import { presentPrices } from '../products/present-prices.ts';
import type { ShownProduct } from '../products/read-shown-products.ts';
import type { CatalogSnapshot } from '../read-model/catalog-snapshot.ts';

/** The names that a product shows besides its own. */
type Names = Pick<CatalogSnapshot, 'brandNames' | 'categories'>;

/** What rows were presented as, and with which names: rows are cached, and never changed. */
const presented = new WeakMap<
  ShownProduct,
  Partial<Record<Locale, { readonly product: Product; readonly names: Names }>>
>();

/** A product as the contract shows it, in one language; the same object for the same row and names. */
export function presentProduct(row: ShownProduct, names: Names, locale: Locale): Product {
  const forms = presented.get(row) ?? {};
  const known = forms[locale];
  const { brandNames, categories } = names;
  if (known?.names.brandNames === brandNames && known.names.categories === categories) {
    return known.product;
  }
  const product = present(row, names, locale);
  forms[locale] = { product, names: { brandNames, categories } };
  presented.set(row, forms);
  return product;
}

function present(row: ShownProduct, { brandNames, categories }: Names, locale: Locale): Product {
  const brandName = row.brandId === null ? undefined : brandNames.get(row.brandId);
  const category = row.categoryId === null ? undefined : categories.find(row.categoryId);
  return {
    id: row.id,
    sku: row.sku,
    slug: row.slug,
    name: locale === 'ar' ? row.nameAr : row.nameEn,
    description: locale === 'ar' ? row.descriptionAr : row.descriptionEn,
    discount: toPercent(row.discountBasisPoints),
    ...presentPrices({ ...row, unitPiastres: row.pricePiastres }),
    currency: CURRENCY,
    images: row.pictures.map((picture) => pictureIn(locale, picture)),
    brand: row.brandId === null || !brandName ? null : { id: row.brandId, name: brandName[locale] },
    category: category
      ? { id: category.id, name: category.name[locale], parent_id: category.parentId }
      : null,
    stock: { available: row.stock, in_stock: row.stock > 0 },
    featured: row.featured !== null,
    specs: row.specs,
  };
}
