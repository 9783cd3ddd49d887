import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manifestAddress, webManifest } from './manifest.ts';

const words = { name: 'DP', shortName: 'DP', description: 'إضاءة', shortcuts: [] };

const PICTURE = 'ab'.repeat(12);

/** Width and height of a PNG file, from its head. */
function sizeOf(path: string): string {
  const file = readFileSync(new URL(`../../public${path}`, import.meta.url));
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

it('is one app in both languages, each with its own direction', () => {
  const ar = webManifest('ar', words);
  const en = webManifest('en', { ...words });
  expect([ar.id, ar.start_url, ar.scope]).toEqual([en.id, en.start_url, en.scope]);
  expect([ar.lang, ar.dir, en.lang, en.dir]).toEqual(['ar', 'rtl', 'en', 'ltr']);
  expect(manifestAddress('en')).toBe('/manifest.webmanifest?lang=en');
});

it('names icons that exist in the stated size, one of them maskable', () => {
  const { icons } = webManifest('ar', words);
  const pngs = icons.filter(({ type }) => type === 'image/png');
  expect(pngs.map(({ src }) => sizeOf(src))).toEqual(pngs.map(({ sizes }) => sizes));
  expect(pngs.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some((icon) => 'purpose' in icon && icon.purpose === 'maskable')).toBe(true);
});

it("names the owner's picture by an address of its own, in the same sizes", () => {
  const { icons } = webManifest('ar', words, PICTURE);
  const own = webManifest('ar', words).icons.filter(({ type }) => type === 'image/png');
  expect(icons).toEqual(own.map((icon) => ({ ...icon, src: `${icon.src}?v=${PICTURE}` })));
});
