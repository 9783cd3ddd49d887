import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalogBytes } from '@dp/api/catalog-files/read-catalog-bytes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCatalogFile } from './read-catalog-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dp-catalog-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (file: string) => readCatalogBytes(await readCatalogFile(file));

async function messageFor(name: string, content?: string | Buffer): Promise<string | undefined> {
  const file = join(folder, name);
  if (content !== undefined) await writeFile(file, content);
  const refusal = await read(file).catch((reason) => reason);
  expect(refusal.code).toBe('catalog_file_invalid');
  return refusal.members.problems[0].message;
}

it('reads JSON and CSV by their names, with or without a byte order mark', async () => {
  await writeFile(join(folder, 'good.json'), '\uFEFF{"brands": []}');
  expect((await read(join(folder, 'good.json'))).data).toEqual({ brands: [] });
  const table = '\uFEFFsku,name_ar,name_en,category,list_price\nA,أ,A,c,1';
  await writeFile(join(folder, 'good.CSV'), table);
  expect((await read(join(folder, 'good.CSV'))).data).toMatchObject({
    products: [{ sku: 'A' }],
  });
});

it.each<[string, string | Buffer | undefined, RegExp]>([
  ['none.json', undefined, /^does not exist$/],
  ['catalog.xlsx', 'PK', /^should be a file named \.json or \.csv$/],
  ['empty.json', ' \n', /^is empty$/],
  ['empty.csv', '', /^is empty$/],
  // "لمبة" as Excel saves it in Arabic Windows by default.
  [
    'windows.csv',
    Buffer.from([0xe1, 0xe3, 0xc8, 0xc9]),
    /^is not UTF-8 text: in Excel, save it as/,
  ],
])('refuses %s', async (name, content, message) => {
  expect(await messageFor(name, content)).toMatch(message);
});

it('refuses a folder', async () => {
  await mkdir(join(folder, 'folder.json'));
  expect(await messageFor('folder.json')).toBe('is a folder');
});
