import type { Bilingual } from '@dp/contract/locale.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { eq } from 'drizzle-orm';
import { brands } from '../../src/brands/brand-tables.ts';
import { carouselItems } from '../../src/carousel/carousel-tables.ts';
import { placeOfFeatured } from '../../src/catalog/catalog-fields.ts';
import { changeCatalog } from '../../src/catalog/change-catalog.ts';
import { categories } from '../../src/categories/category-tables.ts';
import type { Db } from '../../src/database/database.ts';
import type { StoredPicture } from '../../src/media/stored-picture.ts';
import { actorOf } from '../../src/principals/actor-columns.ts';
import { importer } from '../../src/principals/principal.ts';
import type { StoredTier } from '../../src/products/price-tiers.ts';
import { type NewProductRow, splitColumns } from '../../src/products/product-row.ts';
import { productDetails, products, stockMovements } from '../../src/products/product-tables.ts';
import { addressOf } from './pictures.ts';

/** A picture as stored in rows, without a file. */
export function somePicture(name: string): StoredPicture {
  return {
    src: addressOf(name),
    light_src: null,
    widths: [160, 320, 480, 640, 1000],
    width: 1000,
    height: 1000,
    color: '#d8cfc0',
    alt: { ar: 'صورة', en: 'Picture' },
  };
}

let serial = 0;

/** Adds a brand and returns its id. */
export async function insertBrand(
  db: Db,
  brand: { slug?: string; name?: Bilingual; position?: number } = {},
): Promise<number> {
  serial += 1;
  const { slug = `brand-${serial}`, name = { ar: `علامة ${serial}`, en: `Brand ${serial}` } } =
    brand;
  const position = brand.position ?? serial;
  const [row] = await changeCatalog(db, (tx) =>
    tx
      .insert(brands)
      .values({ slug, nameAr: name.ar, nameEn: name.en, position })
      .returning({ id: brands.id }),
  );
  return idOf(row);
}

/** Adds a category, a top one without `parentId`, and returns its id. */
export async function insertCategory(
  db: Db,
  category: { slug?: string; name?: Bilingual; parentId?: number; position?: number } = {},
): Promise<number> {
  serial += 1;
  const { slug = `category-${serial}`, name = { ar: `قسم ${serial}`, en: `Category ${serial}` } } =
    category;
  const position = category.position ?? serial;
  const [row] = await changeCatalog(db, (tx) =>
    tx
      .insert(categories)
      .values({
        slug,
        parentId: category.parentId ?? null,
        nameAr: name.ar,
        nameEn: name.en,
        picture: somePicture(slug),
        position,
      })
      .returning({ id: categories.id }),
  );
  return idOf(row);
}

/** A product for `insertProduct`; prices in EGP, discount in percent, as people say them. */
export interface NewProduct {
  readonly sku?: string;
  readonly name?: Bilingual;
  readonly brandId?: number;
  readonly categoryId?: number;
  readonly listPrice?: number;
  readonly discount?: number;
  readonly tiers?: readonly StoredTier[];
  readonly stock?: number;
  /** True: after those with a place. */
  readonly featured?: boolean | number;
  readonly tags?: readonly string[];
  readonly published?: boolean;
  readonly specs?: ProductSpecs;
  readonly position?: number;
}

/** Adds a product with its stock (100 EGP, no discount, 10 in stock by default) and returns its id. */
export async function insertProduct(db: Db, product: NewProduct = {}): Promise<number> {
  const [id = 0] = await insertProducts(db, [product]);
  return id;
}

/** Adds many products at once and returns their ids in order. */
export async function insertProducts(db: Db, list: readonly NewProduct[]): Promise<number[]> {
  const values = list.map((product) => {
    serial += 1;
    const { sku = `DP-${serial}`, name = { ar: `لمبة ${serial}`, en: `Bulb ${serial}` } } = product;
    return {
      sku,
      slug: sku.toLowerCase(),
      nameAr: name.ar,
      nameEn: name.en,
      descriptionAr: `وصف ${name.ar}`,
      descriptionEn: `About ${name.en}`,
      brandId: product.brandId ?? null,
      categoryId: product.categoryId ?? null,
      listPricePiastres: Math.round((product.listPrice ?? 100) * 100),
      discountBasisPoints: Math.round((product.discount ?? 0) * 100),
      tiers: [...(product.tiers ?? [])],
      stock: product.stock ?? 10,
      featured: placeOfFeatured(product.featured ?? false),
      tags: [...(product.tags ?? [])],
      published: product.published ?? true,
      pictures: [somePicture(sku.toLowerCase())],
      specs: product.specs ?? {},
      position: product.position ?? serial,
    };
  });
  const rows = await changeCatalog(db, async (tx, version) => {
    const inserted = await tx
      .insert(products)
      .values(values.map((value) => ({ ...splitColumns(value).own, changedIn: version })))
      .returning({ id: products.id, stock: products.stock });
    await tx.insert(productDetails).values(
      inserted.map(({ id }, index) => ({
        ...(values[index] && splitColumns(values[index]).details),
        productId: id,
      })),
    );
    const movements = inserted
      .filter(({ stock }) => stock > 0)
      .map(({ id, stock }) => ({
        productId: id,
        delta: stock,
        reason: 'import' as const,
        ...actorOf(importer),
      }));
    if (movements.length > 0) await tx.insert(stockMovements).values(movements);
    return inserted;
  });
  return rows.map(({ id }) => id);
}

/** Changes a product as an import or the back office would. */
export async function changeProduct(
  db: Db,
  id: number,
  values: Partial<NewProductRow>,
): Promise<void> {
  await changeCatalog(db, async (tx, changedIn) => {
    const { own, details } = splitColumns(values);
    await tx
      .update(products)
      .set({ ...own, changedIn })
      .where(eq(products.id, id));
    if (Object.keys(details).length === 0) return;
    await tx.update(productDetails).set(details).where(eq(productDetails.productId, id));
  });
}

/** Adds a slide to the carousel and returns its id. */
export async function insertSlide(
  db: Db,
  slide: {
    title?: Bilingual;
    position?: number;
    categoryId?: number;
    brandId?: number;
    productId?: number;
  } = {},
): Promise<number> {
  serial += 1;
  const { title = { ar: `شريحة ${serial}`, en: `Slide ${serial}` }, ...rest } = slide;
  const values = { slug: `slide-${serial}`, titleAr: title.ar, titleEn: title.en, ...rest };
  const [row] = await changeCatalog(db, (tx) =>
    tx.insert(carouselItems).values(values).returning({ id: carouselItems.id }),
  );
  return idOf(row);
}

/** Ids of the small shop of `arrangeCatalogue`. */
export interface Catalogue {
  readonly brands: { readonly nour: number; readonly lumina: number };
  readonly categories: {
    readonly bulbs: number;
    readonly ledBulbs: number;
    readonly candleBulbs: number;
    readonly ceiling: number;
    readonly pendants: number;
  };
  readonly products: {
    /** 89 EGP less 10 %: 80 EGP; 40 in stock; brand nour; category ledBulbs. */
    readonly bulb9: number;
    /** 120 EGP; one left; brand nour; category ledBulbs. */
    readonly bulb12: number;
    /** 45.50 EGP, paid as 46; sold out; brand lumina; category candleBulbs. */
    readonly candle: number;
    /** 1,850 EGP less 15 %: 1,573 EGP; 5 in stock; featured; brand lumina; category pendants. */
    readonly pendant: number;
    /** Not published, 10 in stock. */
    readonly hidden: number;
  };
}

/** A small shop: two brands, two top categories with three sub-categories, four products on sale and one hidden. */
export async function arrangeCatalogue(db: Db): Promise<Catalogue> {
  const nour = await insertBrand(db, { slug: 'nour', name: { ar: 'نور', en: 'Nour' } });
  const lumina = await insertBrand(db, { slug: 'lumina', name: { ar: 'لومينا', en: 'Lumina' } });
  const bulbs = await insertCategory(db, { slug: 'bulbs', name: { ar: 'لمبات', en: 'Bulbs' } });
  const ledBulbs = await insertCategory(db, {
    slug: 'led-bulbs',
    name: { ar: 'لمبات ليد', en: 'LED bulbs' },
    parentId: bulbs,
  });
  const candleBulbs = await insertCategory(db, {
    slug: 'candle-bulbs',
    name: { ar: 'لمبات شمعة', en: 'Candle bulbs' },
    parentId: bulbs,
  });
  const ceiling = await insertCategory(db, {
    slug: 'ceiling',
    name: { ar: 'إضاءة السقف', en: 'Ceiling' },
  });
  const pendants = await insertCategory(db, {
    slug: 'pendants',
    name: { ar: 'دلايات', en: 'Pendants' },
    parentId: ceiling,
  });
  const [bulb9 = 0, bulb12 = 0, candle = 0, pendant = 0, hidden = 0] = await insertProducts(db, [
    {
      sku: 'NR-A60-9W',
      name: { ar: 'لمبة ليد نور 9 وات E27 أصفر', en: 'Nour LED bulb 9 W E27 warm white' },
      brandId: nour,
      categoryId: ledBulbs,
      listPrice: 89,
      discount: 10,
      stock: 40,
      specs: { watt: 9, base: 'E27', cct_kelvin: [3000], ip: 20 },
    },
    {
      sku: 'NR-A60-12W',
      name: { ar: 'لمبة ليد نور 12 وات E27 أبيض', en: 'Nour LED bulb 12 W E27 cool white' },
      brandId: nour,
      categoryId: ledBulbs,
      listPrice: 120,
      stock: 1,
      specs: { watt: 12, base: 'E27', cct_kelvin: [6500], ip: 20, dimmable: true },
    },
    {
      sku: 'LM-C35-5W',
      name: { ar: 'لمبة شمعة لومينا 5 وات E14', en: 'Lumina candle bulb 5 W E14' },
      brandId: lumina,
      categoryId: candleBulbs,
      listPrice: 45.5,
      stock: 0,
      specs: { watt: 5, base: 'E14', cct_kelvin: [3000, 4000], ip: 20 },
    },
    {
      sku: 'LM-PD-01',
      name: { ar: 'دلاية لومينا نحاس', en: 'Lumina brass pendant' },
      brandId: lumina,
      categoryId: pendants,
      listPrice: 1_850,
      discount: 15,
      stock: 5,
      featured: true,
      specs: { base: 'E27', finish: ['gold', 'black'] },
    },
    {
      sku: 'LM-OLD-01',
      name: { ar: 'أبليك قديم', en: 'Old wall light' },
      brandId: lumina,
      categoryId: ceiling,
      published: false,
    },
  ]);
  return {
    brands: { nour, lumina },
    categories: { bulbs, ledBulbs, candleBulbs, ceiling, pendants },
    products: { bulb9, bulb12, candle, pendant, hidden },
  };
}

function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('The insert returned no row');
  return row.id;
}
