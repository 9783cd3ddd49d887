import { productSpecs } from '@dp/contract/product-specs.ts';
import { describe, expect, it } from 'vitest';
import { readCatalogRows } from '../catalog/read-catalog-rows.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { FileProblem } from './catalog-source.ts';
import { CSV_COLUMNS } from './csv-columns.ts';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

const header = 'sku,name_ar,name_en,category,list_price';
const row = 'A-1,لمبة,Bulb,bulbs,89.50';

/** The products of a table as the import would take them. */
function products(text: string) {
  const { rows, issues } = readCatalogRows(readCsv(text).data);
  expect(issues).toEqual([]);
  return [...(rows.products?.values() ?? [])];
}

/** What is wrong in a table, as `line column: message`. */
function problems(text: string): string[] {
  try {
    const source = readCsv(text);
    return readCatalogRows(source.data).issues.map(({ path, message }) => {
      const { line, column } = source.locate(path);
      return `${line} ${column}: ${message}`;
    });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return (error.members.problems as FileProblem[]).map(
      ({ place, message }) => `${place?.line} ${place?.column}: ${message}`,
    );
  }
}

describe('a table of products', () => {
  it('needs no more than five columns', () => {
    expect(products(`${header}\n${row}\n`)).toEqual([
      {
        sku: 'A-1',
        name: { ar: 'لمبة', en: 'Bulb' },
        description: { ar: '', en: '' },
        brand: null,
        category: 'bulbs',
        list_price: 89.5,
        discount: 0,
        tiers: [],
        stock: 0,
        featured: false,
        tags: [],
        item_code: null,
        unit_type: null,
        published: true,
        draft: false,
        on_sale_from: null,
        discount_from: null,
        discount_until: null,
        pictures: [],
        specs: {},
      },
    ]);
  });

  it('can say everything that JSON can', () => {
    const columns = `${header},brand,stock,featured,tags,published,discount,position,description_ar,picture_1,picture_1_light,picture_2,picture_2_alt_ar,picture_2_alt_en,spec_watt,spec_cct_kelvin,spec_base,spec_ip,spec_dimmable,spec_finish,spec_diameter_mm,spec_voltage,tier_1_from,tier_1_percent,tier_2_from,tier_2_price`;
    const cells = `${row},nour,12,3,ramadan|oriental,لا,12.5,3,"وصف ""مميز""، طويل",a.svg,a-light.svg,b.svg,ب,B,9,3000|6500,E27,IP65,نعم,white | black,60,220-240V,٦,10,24,75`;
    expect(products(`${columns}\n${cells}`)[0]).toMatchObject({
      brand: 'nour',
      stock: 12,
      featured: 3,
      tags: ['ramadan', 'oriental'],
      published: false,
      discount: 12.5,
      tiers: [
        { from: 6, percent: 10 },
        { from: 24, price: 75 },
      ],
      position: 3,
      description: { ar: 'وصف "مميز"، طويل', en: '' },
      pictures: [
        { file: 'a.svg', light_file: 'a-light.svg' },
        { file: 'b.svg', alt: { ar: 'ب', en: 'B' } },
      ],
      specs: {
        watt: 9,
        cct_kelvin: [3000, 6500],
        base: 'E27',
        ip: 65,
        dimmable: true,
        finish: ['white', 'black'],
        dimensions: { diameter_mm: 60 },
        voltage: '220-240V',
      },
    });
  });

  it('has a column for every specification', () => {
    const { dimensions, ...plain } = productSpecs.shape;
    const names = new Set(CSV_COLUMNS.map(({ name }) => name));
    for (const key of [...Object.keys(plain), ...Object.keys(dimensions.unwrap().shape)]) {
      expect(names).toContain(`spec_${key}`);
    }
    expect(names.size).toBe(CSV_COLUMNS.length);
  });

  it.each([
    [';', 'semicolons, as Excel writes in many countries'],
    ['\t', 'tabs'],
  ])('may be separated by %j: %s', (separator) => {
    const text = `${header}\n${row}`.replaceAll(',', separator);
    expect(products(text)[0]).toMatchObject({ sku: 'A-1', list_price: 89.5 });
  });

  it('may have Arabic digits, Windows line ends, empty lines and columns in any order and case', () => {
    const text = 'List_Price,SKU,name_en,name_ar,category\r\n\r\n٨٩٫٥,A-1,Bulb,لمبة,\r\n';
    expect(products(text)[0]).toMatchObject({ sku: 'A-1', list_price: 89.5, category: null });
  });
});

describe('what is wrong is named by line and column', () => {
  it('in cells', () => {
    const text = `${header},featured,stock,spec_base
A-1,لمبة,Bulb,bulbs,cheap,maybe,1.5,E99

A-2,"two
lines",Bulb,bulbs,1,,,
,لمبة,,bulbs,-2,,,`;
    expect(problems(text)).toEqual([
      '2 list_price: should be a number, not "cheap"',
      '2 stock: should be a whole number, not 1.5',
      '2 featured: should be true, false or its place among the featured products, from 1 to 999999, not "maybe"',
      expect.stringMatching(/^2 spec_base: should be one of E27, .*not "E99"$/),
      '6 sku: is missing',
      '6 name_en: is missing',
      '6 list_price: should not be negative, not -2',
    ]);
  });

  it('in the header', () => {
    expect(problems('sku,name_ar,colour,sku,list_price\n')).toEqual([
      '1 colour: is not a known column',
      '1 sku: comes twice',
      '1 name_en: is missing',
      '1 category: is missing',
    ]);
  });

  it('in rows longer than the header', () => {
    expect(problems(`${header}\n${row},more`)).toEqual([
      expect.stringMatching(/^2 .*: is not a known field$/),
    ]);
  });

  it('in a second picture without a first', () => {
    expect(problems(`${header},picture_1,picture_2\n${row},,b.svg`)).toEqual([
      '2 picture_1: is missing',
    ]);
  });

  it.each([
    [`${header}\nA-1,"لمبة,Bulb,bulbs,1\n`, 'has a quotation mark that is never closed'],
    [`${header}\nA-1,"لمبة" x,Bulb,bulbs,1\n`, 'has text after a closing quotation mark'],
    [`${header}\nA-1,لم"بة,Bulb,bulbs,1\n`, 'has a quotation mark inside of a cell without quotes'],
  ])('in quotation marks: %j', (text, message) => {
    expect(problems(text)[0]).toMatch(new RegExp(`^\\d+ \\d+: ${message}`));
  });
});

describe('a table that was written', () => {
  it('reads as the same products', () => {
    const written = [
      {
        sku: 'A-1',
        slug: 'a-1',
        name: { ar: 'لمبة "مميزة"، صغيرة', en: 'Bulb, "small"; cheap' },
        description: { ar: 'سطر\nوسطر', en: '' },
        brand: 'nour',
        category: null,
        list_price: 89.5,
        discount: 12.25,
        tiers: [
          { from: 6, percent: 20 },
          { from: 24, price: 60 },
        ],
        stock: 3,
        featured: true,
        tags: ['ramadan'],
        item_code: null,
        unit_type: null,
        published: false,
        draft: true,
        on_sale_from: null,
        discount_from: '2030-01-02T09:00',
        discount_until: null,
        position: 7,
        pictures: [
          { file: 'media:abc', light_file: 'media:def', alt: { ar: 'أ', en: 'A' } },
          { file: 'b.svg', alt: { ar: 'ب', en: 'B' } },
        ],
        specs: {
          watt: 9,
          cct_kelvin: [3000, 6500],
          finish: ['white' as const, 'black' as const],
          dimmable: false,
          dimensions: { diameter_mm: 60 },
        },
      },
      { ...bare, sku: 'B-2' },
    ];
    const [first, second] = products(writeCsv(written));
    expect(first).toEqual(written[0]);
    expect(second).toMatchObject({ sku: 'B-2', brand: null, pictures: [], specs: {} });
  });

  it('runs nothing in a spreadsheet, and comes back as it was', () => {
    const texts = ['=1+1', '+20', '-5', '@SUM(A1)', "'=x", "''@x", "'quoted'", '＝cmd', '=a|b'];
    const written = texts.map((text, index) => ({
      ...bare,
      sku: `S-${index}`,
      name: { ar: text, en: text },
    }));
    const table = writeCsv(written);
    const cells = table.split(/[,\r\n\uFEFF]+/);
    expect(cells.filter((cell) => /^"?[=+\-@\t\r＝]/.test(cell))).toEqual([]);
    expect(products(table).map(({ name }) => name.ar)).toEqual(texts);
  });
});

const bare = { name: { ar: 'ب', en: 'B' }, category: 'bulbs', list_price: 1 };
