import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const text = `{
  "brands": [],
  "products": [
    { "sku": "A", "name": { "ar": "لمبة", "en": "Bulb" } },
    {"sku":"B \\" {","list_price": -1.5,
     "specs": { "cct_kelvin": [3000, 4000] }}
  ]
}`;

/** The text at a place. */
function standsAt(
  source: string,
  { line, column }: { line: number; column: number | string },
): string {
  return source.split('\n')[line - 1]?.slice(Number(column) - 1) ?? '';
}

describe('every value of a JSON file is found again', () => {
  const { locate } = readJson(text);

  it.each<[(string | number)[], string]>([
    [[], '{'],
    [['products'], '['],
    [['products', 0, 'name', 'en'], '"Bulb"'],
    [['products', 1], '{"sku"'],
    [['products', 1, 'list_price'], '-1.5'],
    [['products', 1, 'specs', 'cct_kelvin', 1], '4000'],
  ])('%j', (path, start) => {
    expect(standsAt(text, locate(path))).toMatch(new RegExp(`^${RegExp.escape(start)}`));
  });

  it('a missing one by what should hold it', () => {
    expect(locate(['products', 1, 'name', 'ar'])).toEqual(locate(['products', 1]));
    expect(locate(['products', 7, 'sku'])).toEqual(locate(['products']));
  });

  it('whatever the values and the spacing are', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(0, 1, 2), (value, spaces) => {
        const json = JSON.stringify(value, null, spaces);
        const source = readJson(json);
        for (const [path, leaf] of leavesOf(value, [])) {
          const start = JSON.stringify(leaf);
          expect(standsAt(json, source.locate(path)).slice(0, start.length)).toBe(start);
        }
      }),
    );
  });
});

/** The values that are neither lists nor objects, with their paths; of equal keys only the last counts. */
function leavesOf(value: unknown, path: (string | number)[]): [(string | number)[], unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
  }
  return [[path, value]];
}

describe('a text that is not JSON is refused where it stops being so', () => {
  it.each([
    ['{"a": 1,}', 1, 9],
    ['{"a": 1\n "b": 2}', 2, 2],
    ['[1, 2', 1, 6],
    ['{"a": tru}', 1, 7],
    ["{'a': 1}", 1, 2],
    ['[01]', 1, 3],
    ['{"a": "line\nbreak"}', 1, 7],
    ['{} {}', 1, 4],
  ])('%j', (broken, line, column) => {
    expect(() => readJson(broken)).toThrow(
      expect.objectContaining({
        code: 'catalog_file_invalid',
        members: { problems: [{ place: { line, column }, message: 'is not JSON from here on' }] },
      }),
    );
  });

  it('also when it is nested deeper than any parser goes', () => {
    expect(() => readJson('['.repeat(200_000))).toThrow('catalog_file_invalid');
    const { locate } = readJson(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
    expect(locate([0, 0])).toEqual({ line: 1, column: 1 });
  });
});
