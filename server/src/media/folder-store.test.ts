import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectPicture } from '@dp/api/media/inspect-picture.ts';
import { pictureId } from '@dp/api/media/picture-id.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderStore } from './folder-store.ts';

/** The file system's next failure to write. */
const disk = vi.hoisted(() => ({ failure: undefined as string | undefined }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return {
    ...real,
    writeFile: async (...given: Parameters<typeof real.writeFile>) => {
      await real.writeFile(...given);
      // The file is there and cut short, as on a disk that has just run full.
      if (disk.failure) throw Object.assign(new Error(disk.failure), { code: disk.failure });
    },
  };
});

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300"><rect width="300" height="300" fill="#00f"/></svg>',
);
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dp-folder-'));
});
afterEach(async () => {
  disk.failure = undefined;
  await rm(directory, { recursive: true });
});

it.each([
  ['ENOSPC', 'media_full'],
  ['EDQUOT', 'media_full'],
  ['EIO', 'media_away'],
])('a disk that fails with %s leaves nothing half-written', async (failure, code) => {
  const store = new FolderStore(directory);
  const facts = await inspectPicture(drawing);
  disk.failure = failure;
  await expect(store.put(drawing, facts)).rejects.toMatchObject({ code });
  expect(await store.find(pictureId(drawing))).toBeUndefined();
  const names = await readdir(join(directory, 'pictures'), { recursive: true });
  expect(names.filter((name) => name.includes('.'))).toEqual([]);
  disk.failure = undefined;
  await store.put(drawing, facts);
  expect(await store.get(pictureId(drawing))).toEqual(drawing);
});

it('a folder that cannot be read is not taken for an empty one', async () => {
  await writeFile(join(directory, 'pictures'), 'in the way');
  const store = new FolderStore(directory);
  await expect(store.find('0'.repeat(24))).rejects.toMatchObject({ code: 'media_away' });
});

it('an original is deleted whole, and can be stored again', async () => {
  const store = new FolderStore(directory);
  const id = pictureId(drawing);
  await store.put(drawing, await inspectPicture(drawing));
  expect(await store.remove(id)).toBe(drawing.length);
  expect(await store.find(id)).toBeUndefined();
  const names = await readdir(join(directory, 'pictures'), { recursive: true });
  expect(names.filter((name) => name.includes('.'))).toEqual([]);
  // One that is not there is no failure.
  expect(await store.remove(id)).toBe(0);
  await store.put(drawing, await inspectPicture(drawing));
  expect(await store.get(id)).toEqual(drawing);
});
