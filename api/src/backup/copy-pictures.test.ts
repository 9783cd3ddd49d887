import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesUnder } from './backup-files.ts';
import { copyPictures } from './copy-pictures.ts';

let from: string;
let to: string;
beforeEach(async () => {
  from = await mkdtemp(join(tmpdir(), 'dp-pictures-'));
  to = await mkdtemp(join(tmpdir(), 'dp-copies-'));
});
afterEach(async () => {
  for (const folder of [from, to]) await rm(folder, { recursive: true });
});

async function put(path: string): Promise<void> {
  await mkdir(dirname(join(from, path)), { recursive: true });
  await writeFile(join(from, path), 'x');
}

it('of a picture that is deleted while others are copied nothing is kept', async () => {
  const kept = ['pictures/ab/ab1.jpg', 'pictures/ab/ab1.json', 'pictures/cd/cd1.svg'];
  const left = ['pictures/ab/ab2.jpg', 'pictures/cd/cd2.json'];
  for (const path of [...kept, ...left]) await put(path);
  const deleted = ['pictures/ab/ab2.json', 'pictures/cd/cd2.webp', 'pictures/ef/ef1.png'];
  await copyPictures([...kept, ...left, ...deleted].sort(), from, to);
  expect(await filesUnder(to)).toEqual(kept);
});

it('a picture that is there and cannot be copied is an error', async () => {
  await put('pictures/ab/ab1.jpg/x');
  await expect(copyPictures(['pictures/ab/ab1.jpg'], from, to)).rejects.toThrow();
});
