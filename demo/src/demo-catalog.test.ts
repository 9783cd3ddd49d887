import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { productSpecs } from '@dp/contract/product-specs.ts';
import { describe, expect, it } from 'vitest';
import { readDemoCatalog } from './catalog-file.ts';
import { demoCatalogFile, demoPicturesDirectory } from './demo-catalog.ts';
import { energyClassOf } from './energy-class.ts';
import { drawLogos } from './logos/draw-logos.ts';

const catalog = await readDemoCatalog();
const { brands, categories, products, carousel, home_sections: sections } = catalog;
const folder = dirname(demoCatalogFile);
const subCategories = categories.filter(({ parent }) => parent !== null);
const drawn = drawLogos(catalog);

/** Every text of the catalogue that shoppers read, with its place. */
const texts = [
  ...[...brands, ...categories, ...products].flatMap((entry) => [
    { where: `${entry.slug} name`, ...entry.name },
    { where: `${entry.slug} description`, ...entry.description },
  ]),
  ...products.flatMap(({ sku, pictures }) =>
    pictures.map(({ alt }) => ({ where: `${sku} alt`, ...alt })),
  ),
  ...carousel.flatMap(({ slug, title, subtitle, action }) =>
    [title, subtitle, action].map((text) => ({ where: `slide ${slug}`, ...text })),
  ),
  ...sections.map(({ slug, title }) => ({ where: `section ${slug}`, ...title })),
];

/** Values that occur more than once. */
function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the demo catalogue', () => {
  it('is the size of a real shop', () => {
    expect(products.length).toBeGreaterThanOrEqual(84);
    expect(brands).toHaveLength(12);
    expect(categories.filter(({ parent }) => parent === null)).toHaveLength(10);
    expect(carousel).toHaveLength(4);
  });

  it('gives every top category two to five sub-categories, each with products', () => {
    for (const top of categories.filter(({ parent }) => parent === null)) {
      const children = subCategories.filter(({ parent }) => parent === top.slug);
      expect(children.length, top.slug).toBeGreaterThanOrEqual(2);
      expect(children.length, top.slug).toBeLessThanOrEqual(5);
    }
    const filled = new Set(products.map(({ category }) => category));
    expect(subCategories.map(({ slug }) => slug).filter((slug) => !filled.has(slug))).toEqual([]);
  });

  it('refers only to brands and sub-categories that exist, and uses every brand', () => {
    const known = {
      brands: brands.map(({ slug }) => slug),
      subs: subCategories.map((c) => c.slug),
    };
    for (const { sku, brand, category } of products) {
      expect(known.brands, sku).toContain(brand);
      expect(known.subs, sku).toContain(category);
    }
    expect(known.brands.filter((slug) => !products.some((p) => p.brand === slug))).toEqual([]);
    const parents = subCategories.map(({ parent }) => parent);
    expect(parents.filter((slug) => !categories.some((c) => c.slug === slug))).toEqual([]);
  });

  it('links every slide to something that exists', () => {
    for (const { slug, link } of carousel) {
      const found =
        'category' in link
          ? categories.some((one) => one.slug === link.category)
          : 'brand' in link
            ? brands.some((one) => one.slug === link.brand)
            : products.some((one) => one.sku === link.product);
      expect(found, slug).toBe(true);
    }
  });

  it('repeats no stock number, address or name', () => {
    expect(repeated(products.map(({ sku }) => sku))).toEqual([]);
    expect(repeated([...products, ...categories, ...brands].map(({ slug }) => slug))).toEqual([]);
    for (const entries of [products, categories, brands]) {
      expect(repeated(entries.map(({ name }) => name.ar))).toEqual([]);
      expect(repeated(entries.map(({ name }) => name.en))).toEqual([]);
      expect(repeated(entries.map(({ description }) => description.ar))).toEqual([]);
      expect(repeated(entries.map(({ description }) => description.en))).toEqual([]);
    }
  });

  it('is written in Arabic letters in Arabic and in Latin letters in English', () => {
    for (const { where, ar, en } of texts) {
      expect(ar, where).toMatch(/[ء-ي]/);
      expect(en, where).toMatch(/[A-Za-z]/);
      expect(en, where).not.toMatch(/[ء-ي]/);
      expect(ar.trim(), where).toBe(ar);
      expect(en.trim(), where).toBe(en);
    }
  });

  it('describes each product in two to four sentences in each language', () => {
    for (const { sku, description } of products) {
      for (const text of [description.ar, description.en]) {
        const sentences = text.split(/[.!?؟](?:\s|$)/).filter((sentence) => sentence.trim() !== '');
        expect(sentences.length, `${sku}: ${text}`).toBeGreaterThanOrEqual(2);
        expect(sentences.length, `${sku}: ${text}`).toBeLessThanOrEqual(4);
      }
    }
  });
});

describe('what the demo shop sells', () => {
  it('has plain prices, and discounts on about a third', () => {
    for (const { sku, list_price: price, discount } of products) {
      expect(String(price), sku).toMatch(/^\d*[059]$/);
      expect(discount, sku).toBeGreaterThanOrEqual(0);
      expect(discount, sku).toBeLessThanOrEqual(40);
      expect(discount === 0 || discount >= 5, sku).toBe(true);
    }
    const share = products.filter(({ discount }) => discount > 0).length / products.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.4);
  });

  it('has lower prices for more of what is bought by the dozen', () => {
    const tiered = products.filter(({ tiers = [] }) => tiers.length > 0);
    expect(tiered.length).toBeGreaterThan(30);
  });

  it('has some sold out, some down to the last one, and plenty of the rest', () => {
    expect(products.filter(({ stock }) => stock === 0).length).toBeGreaterThanOrEqual(5);
    expect(products.filter(({ stock }) => stock === 1).length).toBeGreaterThanOrEqual(5);
    const plenty = products.filter(({ stock }) => stock >= 8 && stock <= 240).length;
    expect(plenty / products.length).toBeGreaterThan(0.8);
  });

  it('features some of them', () => {
    const featured = products.filter((product) => product.featured !== false);
    expect(repeated(featured.map((product) => product.featured))).toEqual([]);
    expect(featured.length).toBeGreaterThanOrEqual(14);
    expect(featured.length).toBeLessThanOrEqual(20);
    expect(featured.every(({ stock, published }) => stock > 0 && published)).toBe(true);
  });

  it('is specified in the terms of the contract', () => {
    for (const { sku, specs } of products) {
      expect(productSpecs.safeParse(specs).error?.issues ?? [], sku).toEqual([]);
      expect([12, 24, 36], sku).toContain(productSpecs.parse(specs).warranty_months);
    }
  });

  it('gives as much light as its power allows', () => {
    for (const { sku, specs } of products) {
      if (specs.lumen === undefined || specs.watt === undefined) continue;
      const efficacy = specs.lumen / specs.watt;
      expect(efficacy, sku).toBeGreaterThanOrEqual(specs.cri === undefined ? 30 : 50);
      expect(efficacy, sku).toBeLessThanOrEqual(130);
    }
  });

  it('carries the energy class that its power and light give', () => {
    for (const { sku, specs } of products) {
      const { watt, lumen, energy_class: label } = specs;
      if (label === undefined) continue;
      const possible = [false, true].map((one) => energyClassOf(watt ?? 0, lumen ?? 0, one));
      expect(possible, sku).toContain(label);
    }
  });

  it('keeps water out where water comes', () => {
    const outdoors = products.filter(({ specs }) => {
      const { mounting, rooms = [] } = productSpecs.parse(specs);
      return mounting === 'in-ground' || rooms.includes('garden');
    });
    expect(outdoors.length).toBeGreaterThan(10);
    for (const { sku, specs } of outdoors) expect(specs.ip, sku).toBeGreaterThanOrEqual(44);
  });

  it('says whether lamps are included exactly where lamps are screwed in', () => {
    for (const { sku, specs } of products) {
      const { lamps, lamps_included: included, base } = productSpecs.parse(specs);
      expect(included === undefined, sku).toBe(lamps === undefined);
      expect(lamps !== undefined && base === 'integrated', sku).toBe(false);
    }
  });
});

describe('the demo pictures', () => {
  it('are on disk for everything the catalogue names', () => {
    const named = [
      ...products.flatMap(({ pictures }) => pictures.flatMap((p) => [p.file, p.light_file])),
      ...categories.flatMap((one) => [one.picture, one.light_picture]),
      ...carousel.flatMap((one) => [one.picture, one.light_picture]),
      ...brands.map(({ logo }) => logo),
    ].filter((path) => path !== undefined);
    expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    expect(existsSync(join(demoPicturesDirectory, 'partners/mawgalab.svg'))).toBe(true);
    expect(existsSync(join(demoPicturesDirectory, 'partners/tayarix.svg'))).toBe(true);
  });

  it('are logos as the script draws them today', () => {
    const stale = [...drawn].filter(
      ([path, svg]) => readFileSync(join(folder, path), 'utf8') !== svg,
    );
    expect(stale.map(([path]) => path)).toEqual([]);
  });

  it('show the light of everything that has lumens, on all of its pictures or on none', () => {
    for (const { sku, pictures, specs } of products) {
      const lit = pictures.filter(({ light_file: light }) => light !== undefined);
      const mayBe = specs.lumen === undefined ? [0, pictures.length] : [pictures.length];
      expect(mayBe, sku).toContain(lit.length);
    }
  });

  it('weigh little, and repeat no id', () => {
    for (const [path, svg] of drawn) {
      expect(svg.length, path).toBeLessThanOrEqual(12_000);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(repeated(ids), path).toEqual([]);
      const used = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id);
      expect(
        used.filter((id) => !ids.includes(id)),
        path,
      ).toEqual([]);
    }
  });
});
