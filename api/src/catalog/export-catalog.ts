import type { Bilingual } from '@dp/contract/locale.ts';
import { readBrandRows } from '../brands/brand-queries.ts';
import { readSlideRows } from '../carousel/carousel-queries.ts';
import { readCategoryRows } from '../categories/category-queries.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { readHomeSections } from '../home-sections/home-section-queries.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readProductRows } from '../products/product-queries.ts';
import type { CatalogFile } from './catalog-file.ts';
import { fileProductOf, type Keys, keyOf, type NamePictureFile } from './export-product.ts';

/**
 * The whole catalogue in the format of `importCatalog`, including unpublished products and stock: importing
 * it again changes nothing.
 */
export async function exportCatalog(
  db: Db,
  principal: Principal,
  nameFile: NamePictureFile,
): Promise<CatalogFile> {
  requirePermission(principal, 'export');
  const { brands, categories, products, slides, homeSections } = await inTransaction(
    db,
    async (tx) => ({
      brands: await readBrandRows(tx),
      categories: await readCategoryRows(tx),
      products: await readProductRows(tx),
      slides: await readSlideRows(tx),
      homeSections: await readHomeSections(tx),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const brandSlugs = new Map(brands.map(({ id, slug }) => [id, slug]));
  const categorySlugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  const skus = new Map(products.map(({ id, sku }) => [id, sku]));
  return {
    brands: brands.map((row) => ({
      slug: row.slug,
      name: bilingual(row.nameAr, row.nameEn),
      description: bilingual(row.descriptionAr, row.descriptionEn),
      logo: row.logo && nameFile(row.logo.src),
      position: row.position,
    })),
    categories: categories.map((row) => ({
      slug: row.slug,
      parent: keyOf(categorySlugs, row.parentId),
      name: bilingual(row.nameAr, row.nameEn),
      description: bilingual(row.descriptionAr, row.descriptionEn),
      ...pictureFields(row.picture, nameFile),
      position: row.position,
    })),
    products: products.map((row) =>
      fileProductOf(row, { brands: brandSlugs, categories: categorySlugs }, nameFile),
    ),
    carousel: slides.map((row) => ({
      slug: row.slug,
      title: bilingual(row.titleAr, row.titleEn),
      subtitle: bilingual(row.subtitleAr, row.subtitleEn),
      action: bilingual(row.actionAr, row.actionEn),
      ...pictureFields(row.picture, nameFile),
      link: linkOf(row, brandSlugs, categorySlugs, skus),
      starts_on: row.startsOn,
      ends_on: row.endsOn,
      hidden: row.hidden,
      position: row.position,
    })),
    home_sections: homeSections.map((row) => ({
      slug: row.slug,
      title: bilingual(row.titleAr, row.titleEn),
      look: row.look,
      ...selectionOf(row.selection, categorySlugs, skus),
      count: row.count,
      link: sectionLinkOf(row.link, brandSlugs, categorySlugs),
      starts_on: row.startsOn,
      ends_on: row.endsOn,
      hidden: row.hidden,
      position: row.position,
    })),
  };
}

function linkOf(
  slide: Pick<
    Awaited<ReturnType<typeof readSlideRows>>[number],
    'brandId' | 'categoryId' | 'productId' | 'page'
  >,
  brandSlugs: Keys,
  categorySlugs: Keys,
  skus: Keys,
): CatalogFile['carousel'][number]['link'] {
  const category = keyOf(categorySlugs, slide.categoryId);
  if (category !== null) return { category };
  const brand = keyOf(brandSlugs, slide.brandId);
  if (brand !== null) return { brand };
  const product = keyOf(skus, slide.productId);
  if (product !== null) return { product };
  return slide.page && { page: slide.page };
}

type HomeSection = Awaited<ReturnType<typeof readHomeSections>>[number];

function selectionOf(selection: HomeSection['selection'], categories: Keys, skus: Keys) {
  const named = (keys: Keys, ids: readonly number[]) => ids.flatMap((id) => keys.get(id) ?? []);
  if ('products' in selection) return { products: named(skus, selection.products) };
  return {
    where: {
      ...selection,
      categories: named(categories, selection.categories),
      except: named(categories, selection.except),
      tags: [...selection.tags],
    },
  };
}

function sectionLinkOf(
  link: HomeSection['link'],
  brands: Keys,
  categories: Keys,
): CatalogFile['home_sections'][number]['link'] {
  if (link === null) return null;
  if (link.kind === 'list') return { list: link.list };
  const slug = keyOf(link.kind === 'brand' ? brands : categories, link.id);
  if (slug === null) return null;
  return link.kind === 'brand' ? { brand: slug } : { category: slug };
}

function bilingual(ar: string, en: string): Bilingual {
  return { ar, en };
}

function pictureFields(picture: StoredPicture | null, nameFile: NamePictureFile) {
  return {
    picture: picture && nameFile(picture.src),
    light_picture: picture?.light_src ? nameFile(picture.light_src) : null,
  };
}
