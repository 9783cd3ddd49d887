import { productSpecs } from '@dp/contract/product-specs.ts';
import { describe, expect, it } from 'vitest';
import { readDemoCatalog } from '../catalog-file.ts';
import { growDemo } from './grow-demo.ts';

const catalog = await readDemoCatalog();
const COUNT = 20_000;
const grown = [...growDemo(catalog, COUNT)];
const products = grown.map(({ product }) => product);

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

describe('the grown demo catalogue', () => {
  it('is as large as asked for, together with the catalogue it was grown from', () => {
    expect(products).toHaveLength(COUNT - catalog.products.length);
    expect([...growDemo(catalog, 10)]).toEqual([]);
    expect(() => growDemo(catalog, 1_000_001).next()).toThrow('At most 1000000');
  });

  it('is the same whenever it is grown, and grows on from where it stood', () => {
    const fewer = [...growDemo(catalog, 1_000)];
    expect(grown.slice(0, fewer.length)).toEqual(fewer);
  });

  it('repeats no stock number, address or name, not even one of the original catalogue', () => {
    const all = [...catalog.products, ...products];
    expect(repeated(all.map(({ sku }) => sku))).toEqual([]);
    expect(repeated(all.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(all.map(({ name }) => name.ar))).toEqual([]);
    expect(repeated(all.map(({ name }) => name.en))).toEqual([]);
  });

  it('refers only to brands, categories and products that exist, and uses all of them', () => {
    const used = (values: readonly string[]) => [...new Set(values)].sort();
    expect(used(products.map(({ brand }) => brand))).toEqual(
      used(catalog.brands.map((b) => b.slug)),
    );
    expect(used(products.map(({ category }) => category))).toEqual(
      used(catalog.products.map(({ category }) => category)),
    );
    expect(used(grown.map(({ like }) => like))).toEqual(
      used(catalog.products.map(({ sku }) => sku)),
    );
  });

  it('has whole prices in steps of five, plain discounts, and stock from sold out to plenty', () => {
    for (const { sku, list_price: price, discount, stock } of products) {
      expect(price % 5, sku).toBe(0);
      expect(price, sku).toBeGreaterThan(0);
      expect(discount === 0 || (discount % 5 === 0 && discount >= 5 && discount <= 40), sku).toBe(
        true,
      );
      expect(Number.isInteger(stock) && stock >= 0 && stock <= 240, sku).toBe(true);
    }
    const share = (some: number) => some / products.length;
    expect(share(products.filter(({ discount }) => discount > 0).length)).toBeCloseTo(1 / 3, 1);
    expect(share(products.filter(({ stock }) => stock === 0).length)).toBeCloseTo(0.05, 1);
    expect(new Set(products.map(({ list_price }) => list_price)).size).toBeGreaterThan(500);
  });

  it('is specified in the terms of the contract', () => {
    for (const { sku, specs } of products) {
      expect(productSpecs.safeParse(specs).error?.issues ?? [], sku).toEqual([]);
    }
  });

  it('says in its names what its specifications say', () => {
    const saying = (text: string) => products.filter(({ name }) => name.en.includes(text));
    expect(saying('B22').filter(({ specs }) => specs.base !== 'B22')).toEqual([]);
    expect(saying('B22').length).toBeGreaterThan(0);
    const kelvins = (text: string) =>
      new Set(saying(text).flatMap(({ specs }) => specs.cct_kelvin));
    expect(Math.max(...kelvins('warm white').values().map(Number))).toBe(3000);
    expect([...kelvins('daylight')]).toEqual([6500]);
    // "2 × 10 W" and a dimmer's "300 W" are not the product's own power.
    const powered = products.filter(
      ({ name, specs }) =>
        specs.watt !== undefined && / \d+ W\b/.test(name.en) && !/×/.test(name.en),
    );
    for (const { sku, name, specs } of powered) {
      expect(name.en, sku).toContain(` ${specs.watt} W`);
      expect(name.ar, sku).toContain(` ${specs.watt} وات`);
    }
    const powers = new Set(saying('LED bulb').map(({ specs }) => specs.watt));
    expect(powers.size).toBeGreaterThan(5);
  });

  it('is written in Arabic letters in Arabic and in Latin letters in English, within the lengths of an import', () => {
    for (const { sku, slug, name, description } of products) {
      for (const text of [name, description]) {
        expect(text.ar, sku).toMatch(/[ء-ي]/);
        expect(text.en, sku).not.toMatch(/[ء-ي]/);
      }
      expect(name.ar.length, sku).toBeLessThanOrEqual(160);
      expect(slug, sku).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length, sku).toBeLessThanOrEqual(80);
    }
  });
});
