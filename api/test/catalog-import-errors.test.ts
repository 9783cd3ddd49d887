import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogIssue } from '../src/catalog/catalog-issue.ts';
import { exportCatalog } from '../src/catalog/export-catalog.ts';
import { type ImportOptions, importCatalog } from '../src/catalog/import-catalog.ts';
import { commandLine } from '../src/principals/principal.ts';
import { brand, catalogueFile, category, product } from './arrange/catalogue-file.ts';
import { depsOf } from './arrange/orders.ts';
import { FakePictures } from './arrange/pictures.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let pictures: FakePictures;
beforeAll(async () => {
  shop = await TestApp.open();
});
beforeEach(() => {
  pictures = new FakePictures();
});
afterAll(() => shop.close());

const run = (data: unknown, options: Partial<ImportOptions> = {}) =>
  importCatalog(depsOf(shop), commandLine, data, { pictures, ...options });

/** What is wrong in a file, as `place: message`. */
async function problemsOf(data: unknown, options: Partial<ImportOptions> = {}): Promise<string[]> {
  const problem = await run(data, options).catch((reason) => reason);
  expect(problem).toMatchObject({ status: 422, code: 'catalog_file_invalid' });
  return problem.members.issues.map(
    ({ path, message }: CatalogIssue) => `${path.join('.')}: ${message}`,
  );
}

const homeSection = { slug: 's', title: { ar: 'أ', en: 'A' } };

/** Cases of a product at 100 EGP with these prices by quantity. */
function tierMistakes(
  cases: [what: string, tiers: object[], problem: string][],
): [string, unknown, string][] {
  return cases.map(([what, tiers, problem]) => [
    what,
    { categories: [category('bulbs')], products: [product('A', { tiers })] },
    `products.0.tiers.${problem}`,
  ]);
}

describe('a file with anything wrong in it is not imported at all', () => {
  it('not even its good rows', async () => {
    const { brands, categories, products } = catalogueFile();
    await problemsOf({
      brands,
      categories,
      products: [...products, product('BAD', { list_price: -1 })],
    });
    expect(await exportCatalog(shop.db, commandLine, FakePictures.nameFile)).toEqual({
      brands: [],
      categories: [],
      products: [],
      carousel: [],
      home_sections: [],
    });
    expect(pictures.kept).toBe(false);
  });

  it('and everything wrong is said at once, each with its place', async () => {
    const problems = await problemsOf({
      shops: [],
      brands: {},
      categories: [category('bulbs'), category('Bulbs!')],
      products: [
        product('A', { list_price: '12', discount: 101, colour: 'red', stock: 1.5 }),
        { ...product('B'), name: { ar: 'ب' } },
        product('C', { specs: { watt: -9, base: 'E99', lumens: 5, cct_kelvin: 3000 } }),
        product('D', { list_price: 9.999, pictures: [{ file: 'missing.svg' }] }),
        product('E', { brand: 'nobody', category: 'nowhere' }),
        product('A'),
        'product',
      ],
    });
    expect(problems).toEqual([
      'shops: is not a known section',
      'brands: should be a list',
      expect.stringMatching(
        /^categories\.1\.slug: should be small Latin letters .*, not "Bulbs!"$/,
      ),
      'products.0.list_price: should be a number, not "12"',
      'products.0.discount: should be from 0 to 100, not 101',
      'products.0.stock: should be a whole number, not 1.5',
      'products.0.colour: is not a known field',
      'products.1.name.en: is missing',
      'products.2.specs.watt: should be more than 0, not -9',
      'products.2.specs.cct_kelvin: should be a list, not 3000',
      expect.stringMatching(/^products\.2\.specs\.base: should be one of E27, .*, not "E99"$/),
      'products.2.specs.lumens: is not a known field',
      'products.3.list_price: should have at most two decimals, not 9.999',
      'products.6: should be an object, not "product"',
      'products.4.brand: names the brand "nobody", which is neither in this file nor in the shop',
      'products.4.category: names the category "nowhere", which is neither in this file nor in the shop',
    ]);
  });

  it.each<[string, unknown, string]>([
    [
      'no object',
      [],
      ': should be an object with brands, categories, products, carousel, home_sections',
    ],
    [
      'an SKU twice',
      { categories: [category('bulbs')], products: [product('A'), product('a')] },
      'products.1.sku: comes twice: "a"',
    ],
    ['a slug twice', { brands: [brand('x'), brand('x')] }, 'brands.1.slug: comes twice: "x"'],
    [
      'a category below itself',
      { categories: [category('a', 'b'), category('b', 'a')] },
      'categories.0.parent: puts "a" below itself, by way of "b"',
    ],
    [
      'a parent that does not exist',
      { categories: [category('a', 'b')] },
      'categories.0.parent: names the category "b", which is neither in this file nor in the shop',
    ],
    [
      'a slide that leads nowhere',
      { carousel: [{ slug: 's', title: { ar: 'أ', en: 'A' }, link: { product: 'NONE' } }] },
      'carousel.0.link.product: names the product "NONE", which is neither in this file nor in the shop',
    ],
    [
      'a link of two kinds',
      {
        carousel: [{ slug: 's', title: { ar: 'أ', en: 'A' }, link: { product: 'A', brand: 'b' } }],
      },
      'carousel.0.link: should be {"category": slug}, {"brand": slug}, {"product": sku} or {"page": one of discounted, newest, featured, shop, brands, bulb-finder, contact, faqs, refund-policy}, not {"product":"A","brand":"b"}',
    ],
    [
      'a section with products and conditions',
      { home_sections: [{ ...homeSection, products: ['A'], where: { tags: ['a'] } }] },
      'home_sections.0.products: should be given, or "where", and not both, not ["A"]',
    ],
    [
      'a section that ends before it starts',
      {
        home_sections: [
          { ...homeSection, where: {}, starts_on: '2027-03-01', ends_on: '2027-02-28' },
        ],
      },
      'home_sections.0.ends_on: should not be before starts_on, not "2027-02-28"',
    ],
    [
      'a section of unknown products',
      { home_sections: [{ ...homeSection, products: ['NONE'] }] },
      'home_sections.0.products.0: names the product "NONE", which is neither in this file nor in the shop',
    ],
    [
      'a section without an unknown category',
      { home_sections: [{ ...homeSection, where: { except: ['none'] } }] },
      'home_sections.0.where.except.0: names the category "none", which is neither in this file nor in the shop',
    ],
    [
      'a picture that does not exist',
      { brands: [{ ...brand('x'), logo: 'missing.png' }] },
      'brands.0.logo: "missing.png" does not exist',
    ],
    [
      'a light pass that does not exist',
      {
        categories: [category('bulbs')],
        products: [product('A', { pictures: [{ file: 'a.svg', light_file: 'missing.svg' }] })],
      },
      'products.0.pictures.0.light_file: "missing.svg" does not exist',
    ],
    [
      'a light pass without a picture',
      { categories: [{ ...category('bulbs'), light_picture: 'a.svg' }] },
      'categories.0.light_picture: is given without a picture',
    ],
    [
      'an invisible control character',
      { brands: [{ ...brand('x'), name: { ar: 'أ\u0007', en: 'A' } }] },
      'brands.0.name.ar: has invisible control characters, not "أ\\u0007"',
    ],
    [
      'half a character',
      { brands: [{ ...brand('x'), name: { ar: 'أ\ud83d', en: 'A' } }] },
      'brands.0.name.ar: has half a character, such as a torn emoji, not "أ\\ud83d"',
    ],
    [
      'a zero byte in a specification',
      {
        categories: [category('bulbs')],
        products: [product('A', { specs: { voltage: '220\u0000V' } })],
      },
      'products.0.specs.voltage: is not valid, not "220\\u0000V"',
    ],
    ...tierMistakes([
      [
        'a price by quantity from fewer on than the one before',
        [
          { from: 6, price: 90 },
          { from: 6, price: 80 },
        ],
        '1.from: should be more than 6, not 6',
      ],
      ['a price for one', [{ from: 1, price: 90 }], '0.from: should be more than 1, not 1'],
      [
        'a price by quantity that is no lower than the list price',
        [{ from: 6, price: 100 }],
        '0.price: should be below 100, the price of fewer, not 100',
      ],
      [
        'a percentage that lowers the price no further',
        [
          { from: 6, price: 90 },
          { from: 12, percent: 10 },
        ],
        '1.percent: should bring the price below 90, the price of fewer, not 10',
      ],
      [
        'a price by quantity and a percentage',
        [{ from: 6, price: 90, percent: 10 }],
        '0: should have either a price or a percent, not {"from":6,"price":90,"percent":10}',
      ],
      ['neither', [{ from: 6 }], '0: should have either a price or a percent, not {"from":6}'],
      [
        'a price by quantity with piastres',
        [{ from: 6, price: 89.5 }],
        '0.price: should be whole pounds, not 89.5',
      ],
    ]),
  ])('%s', async (_, data, problem) => {
    expect(await problemsOf(data)).toContain(problem);
  });

  it('a dry run finds it, too', async () => {
    expect(await problemsOf({ products: [{}] }, { dryRun: true })).toContain(
      'products.0.sku: is missing',
    );
  });

  it('a product that the shop has, written in another case, is not taken for a new one', async () => {
    await run({ categories: [category('bulbs')], products: [product('NR-9')] });
    expect(await problemsOf({ products: [product('nr-9'), product('NR-9')] })).toEqual([
      'products.1.sku: comes twice: "NR-9"',
      'products.0.sku: is "NR-9" in the shop; write it so',
    ]);
    await run({ products: [product('NR-9', { list_price: 90 })] });
  });

  it('a category may not be put below its own sub-category in the shop', async () => {
    await run({ categories: [category('top'), category('below', 'top')] });
    expect(await problemsOf({ categories: [category('top', 'below')] })).toEqual([
      'categories.0.parent: puts "top" below itself, by way of "below"',
    ]);
  });
});
