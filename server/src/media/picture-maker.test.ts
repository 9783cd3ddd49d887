import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectPicture } from '@dp/api/media/inspect-picture.ts';
import { pictureId } from '@dp/api/media/picture-id.ts';
import { idInAddress, pictureAddress } from '@dp/contract/picture-address.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderStore } from './folder-store.ts';
import { MadeSizes } from './made-sizes.ts';
import { PictureMaker } from './picture-maker.ts';

let directory: string;
let store: FolderStore;
let maker: PictureMaker;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dp-made-'));
  store = new FolderStore(directory);
  maker = new PictureMaker(store, new MadeSizes(directory), () => true);
});
afterEach(async () => {
  await maker.stop();
  await rm(directory, { recursive: true });
});

/** Stores a picture and returns its address. */
async function keep(bytes: Buffer): Promise<string> {
  await store.put(bytes, await inspectPicture(bytes));
  return pictureAddress(pictureId(bytes));
}
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300"><rect width="300" height="300" fill="#00f"/></svg>',
);
const photo = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();

const fileOf = (address: string) => join(directory, address);

describe('sizes', () => {
  it('of an original that was deleted are deleted, too', async () => {
    const [gone, left] = [await keep(drawing), await keep(await photo(400))];
    for (const address of [gone, left]) await maker.ensure(`${address}-320.webp`);
    await store.remove(idInAddress(gone) ?? '');
    await maker.fillNow(() => {});
    expect(existsSync(fileOf(`${gone}-320.webp`))).toBe(false);
    expect(existsSync(fileOf(`${left}-320.webp`))).toBe(true);
    expect(await maker.ensure(`${gone}-320.webp`)).toBe(false);
  });
});

describe('a requested picture', () => {
  it.each([
    [320, 'avif', 'heif'],
    [480, 'webp', 'webp'],
    [1000, 'avif', 'heif'],
  ])('is made %i pixels wide as %s', async (width, format, kind) => {
    const address = `${await keep(drawing)}-${width}.${format}`;
    expect(existsSync(fileOf(address))).toBe(false);
    expect(await maker.ensure(address)).toBe(true);
    const made = await sharp(fileOf(address)).metadata();
    expect([made.format, made.width, made.height]).toEqual([kind, width, width / 2]);
  });

  it('preserves transparency', async () => {
    const address = `${await keep(drawing)}-320.webp`;
    await maker.ensure(address);
    expect((await sharp(fileOf(address)).metadata()).hasAlpha).toBe(true);
  });

  it('is generated once for concurrent requests', async () => {
    const address = `${await keep(drawing)}-320.webp`;
    expect(await Promise.all(Array.from({ length: 20 }, () => maker.ensure(address)))).toEqual(
      Array.from({ length: 20 }, () => true),
    );
    const first = await stat(fileOf(address));
    expect(await maker.ensure(address)).toBe(true);
    expect((await stat(fileOf(address))).ino).toBe(first.ino);
  });

  it('is never visible half-written', async () => {
    const address = await keep(await photo(900));
    await Promise.all(
      [320, 480, 640, 900].map((width) => maker.ensure(`${address}-${width}.avif`)),
    );
    const names = await readdir(join(directory, 'media'), { recursive: true });
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it.each([
    ['in a width that is not shown', '-321.avif'],
    ['wider than it is', '-640.avif'],
    ['in another format', '-320.png'],
    ['without a format', ''],
    ['by a way around', '-320.avif/../../../secrets.json'],
  ])('%s is not there', async (_, ending) => {
    expect(await maker.ensure(`${await keep(await photo(500))}${ending}`)).toBe(false);
  });

  it('with an unknown id does not exist', async () => {
    expect(await maker.ensure(`/media/ab/ab${'0'.repeat(22)}-320.avif`)).toBe(false);
    expect(await maker.ensure(`/media/cd/ab${'0'.repeat(22)}-320.avif`)).toBe(false);
  });

  it('fails by itself when its original is damaged, and the next one is generated', async () => {
    const [damaged, good] = [await keep(await photo(700)), await keep(drawing)];
    await writeFile(store.path(idInAddress(damaged), 'jpg'), 'damaged');
    await expect(maker.ensure(`${damaged}-320.avif`)).rejects.toThrow();
    expect(await maker.ensure(`${good}-320.avif`)).toBe(true);
  });
});

describe('all pictures', () => {
  const sizes = [320, 480, 640, 1000].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]);

  it('are generated at once on request, existing ones left alone', async () => {
    const [one, other] = [await keep(drawing), await keep(await photo(1200))];
    await maker.ensure(`${one}-320.avif`);
    const before = await stat(fileOf(`${one}-320.avif`));
    const progress: string[] = [];
    await maker.fillNow((done, total) => progress.push(`${done} of ${total}`));
    expect(progress).toEqual(['1 of 2', '2 of 2']);
    for (const size of sizes) {
      expect(existsSync(fileOf(`${one}${size}`))).toBe(true);
      expect(existsSync(fileOf(`${other}${size}`))).toBe(true);
    }
    expect((await stat(fileOf(`${one}-320.avif`))).ino).toBe(before.ino);
    const made = await sharp(fileOf(`${one}-480.webp`)).metadata();
    expect([made.width, made.height]).toEqual([480, 240]);
  });

  it('are generated while the process is idle, a damaged one reported and skipped', async () => {
    const [damaged, good] = [await keep(await photo(700)), await keep(drawing)];
    await writeFile(store.path(idInAddress(damaged), 'jpg'), 'damaged');
    const errors: unknown[] = [];
    maker.fillWhenIdle((error) => errors.push(error));
    await vi.waitFor(
      () => {
        expect(sizes.every((size) => existsSync(fileOf(`${good}${size}`)))).toBe(true);
        expect(errors).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
  }, 30_000);

  it('that were added later are generated once one of them was requested', async () => {
    const errors: unknown[] = [];
    maker.fillWhenIdle((error) => errors.push(error));
    const address = await keep(drawing);
    // The first round ends without work; asking starts the next one.
    await vi.waitFor(
      async () => {
        await rm(fileOf(`${address}-320.avif`), { force: true });
        expect(await maker.ensure(`${address}-320.avif`)).toBe(true);
        expect(sizes.every((size) => existsSync(fileOf(`${address}${size}`)))).toBe(true);
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(errors).toEqual([]);
  }, 30_000);
});
