import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureFaultInWords } from '@dp/api/catalog/picture-words.ts';
import { PictureIntake } from '@dp/api/media/picture-intake.ts';
import { idInAddress } from '@dp/contract/picture-address.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderFiles } from './folder-files.ts';
import { FolderStore } from './folder-store.ts';

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle r="9" fill="red"/></svg>`;

let root: string;
let library: FolderStore;
let pictures: PictureIntake;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dp-pictures-'));
  await mkdir(join(root, 'catalog', 'pictures'), { recursive: true });
  await writeFile(join(root, 'secret.svg'), svg(100, 100));
  await writeFile(join(root, 'catalog', 'pictures', 'lamp.svg'), svg(300, 200));
  await writeFile(join(root, 'catalog', 'pictures', 'lamp-light.svg'), svg(600, 400));
  await writeFile(join(root, 'catalog', 'pictures', 'square.svg'), svg(300, 300));
  library = new FolderStore(join(root, 'data'));
  pictures = new PictureIntake(library, new FolderFiles(join(root, 'catalog')));
});
afterEach(() => rm(root, { recursive: true }));

describe('a picture of a catalogue file', () => {
  it('is identified by its content and stored only on request', async () => {
    const files = { file: 'pictures/lamp.svg', lightFile: 'pictures/lamp-light.svg' };
    const facts = await pictures.inspect(files);
    expect(facts).toEqual({
      src: expect.stringMatching(/^\/media\/([0-9a-f]{2})\/\1[0-9a-f]{22}$/),
      light_src: expect.stringMatching(/^\/media\/([0-9a-f]{2})\/\1[0-9a-f]{22}$/),
      widths: [160, 320, 480, 640, 1000],
      width: 1000,
      height: 667,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(existsSync(join(root, 'data'))).toBe(false);
    await pictures.keep();
    expect(await library.ids()).toEqual([facts.src, facts.light_src ?? ''].map(idInAddress).sort());
  });

  it('has the same address in another folder, under another name', async () => {
    const { src } = await pictures.inspect({ file: 'pictures/lamp.svg' });
    await writeFile(join(root, 'lampe.svg'), svg(300, 200));
    const other = new PictureIntake(library, new FolderFiles(root));
    expect((await other.inspect({ file: 'lampe.svg' })).src).toBe(src);
  });

  it('may be one that the shop has, by its id', async () => {
    const facts = await pictures.inspect({ file: 'pictures/lamp.svg' });
    await pictures.keep();
    const other = new PictureIntake(library, new FolderFiles(root));
    expect(await other.inspect({ file: `media:${idInAddress(facts.src)}` })).toEqual(facts);
  });

  it('is stored again when its original was damaged', async () => {
    const { src } = await pictures.inspect({ file: 'pictures/lamp.svg' });
    await pictures.keep();
    const id = idInAddress(src);
    await writeFile(join(root, 'data', 'pictures', id.slice(0, 2), `${id}.json`), '{"half');
    expect(await library.find(id)).toBeUndefined();
    const again = new PictureIntake(library, new FolderFiles(join(root, 'catalog')));
    await again.inspect({ file: 'pictures/lamp.svg' });
    await again.keep();
    expect(await library.find(id)).toMatchObject({ id, facts: { extension: 'svg' } });
  });
});

describe('is refused', () => {
  beforeEach(async () => {
    await symlink(join(root, 'secret.svg'), join(root, 'catalog', 'link.svg'));
    await mkdir(join(root, 'catalog', 'folder.svg'));
    await writeFile(join(root, 'catalog', 'text.svg'), 'not a drawing');
  });

  it.each([
    ['outside of the folder', '../secret.svg', "is outside of the catalogue file's folder"],
    ['outside, existing or not', '../nothing.svg', "is outside of the catalogue file's folder"],
    ['outside by a link', 'link.svg', "is outside of the catalogue file's folder"],
    ['by an absolute path', '/etc/passwd', 'should be a path from the catalogue'],
    ['with backslashes', 'pictures\\lamp.svg', 'should be a path from the catalogue'],
    ['missing', 'pictures/none.svg', 'does not exist'],
    ['a folder', 'folder.svg', 'is not a file'],
    ['the folder itself', '.', "is outside of the catalogue file's folder"],
    ['no picture', 'text.svg', 'is not a picture'],
    [
      'an id the shop does not have',
      `media:${'0'.repeat(24)}`,
      'is not a picture that the shop has',
    ],
    ['an invalid id', 'media:../../secret', 'is not a picture that the shop has'],
  ])('%s', async (_, file, message) => {
    const refusal = await pictures.inspect({ file }).catch((reason) => reason);
    expect(refusal).toMatchObject({ code: 'picture_unusable', members: { file: 'file' } });
    expect(pictureFaultInWords(refusal.members)).toContain(message);
  });

  it('a light pass of another shape', async () => {
    const files = { file: 'pictures/lamp.svg', lightFile: 'pictures/square.svg' };
    await expect(pictures.inspect(files)).rejects.toMatchObject({
      code: 'picture_unusable',
      members: { fault: 'light_shape', file: 'lightFile', day: 'pictures/lamp.svg' },
    });
  });
});
