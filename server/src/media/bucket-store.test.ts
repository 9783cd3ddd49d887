import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectPicture } from '@dp/api/media/inspect-picture.ts';
import { pictureId } from '@dp/api/media/picture-id.ts';
import { pictureAddress } from '@dp/contract/picture-address.ts';
import { S3mini } from 's3mini';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BucketAddress } from './bucket-address.ts';
import { BucketStore } from './bucket-store.ts';
import { MadeSizes } from './made-sizes.ts';
import { openMediaStore } from './open-media.ts';
import { PictureMaker } from './picture-maker.ts';

let root: string;
let storage: S3rver;
let address: BucketAddress;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dp-bucket-'));
  storage = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(root, 'storage'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await storage.run();
  address = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'pictures',
    prefix: 'shop/',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
});
afterAll(async () => {
  await storage.close();
  await rm(root, { recursive: true });
});

let shade = 0;
/** A photograph that no store has yet. */
async function another() {
  shade += 1;
  const background = `#${shade.toString(16).padStart(2, '0')}6699`;
  const create = { width: 400, height: 300, channels: 3, background } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return { bytes, id: pictureId(bytes), facts: await inspectPicture(bytes) };
}

describe('a bucket', () => {
  it('shares originals between processes, each with sizes of its own', async () => {
    const { bytes, id, facts } = await another();
    const [one, other] = [new BucketStore(address), new BucketStore(address)];
    await one.assertThere();
    expect(await other.find(id)).toBeUndefined();
    await Promise.all([one.put(bytes, facts), other.put(bytes, facts)]);
    expect(await other.find(id)).toEqual({ id, facts });
    expect(await other.get(id)).toEqual(bytes);
    expect(await other.ids()).toEqual([id]);
    await other.assertThere();
    const sizes = new MadeSizes(join(root, 'other'));
    const maker = new PictureMaker(other, sizes, () => true);
    expect(await maker.ensure(`${pictureAddress(id)}-320.webp`)).toBe(true);
    expect(existsSync(sizes.file(id, 320, 'webp'))).toBe(true);
    await maker.stop();
  });

  it('that belongs to several shops is divided by folders', async () => {
    const { bytes, id, facts } = await another();
    await new BucketStore(address).put(bytes, facts);
    const neighbour = new BucketStore({ ...address, prefix: 'another/' });
    expect(await neighbour.find(id)).toBeUndefined();
    expect(await neighbour.ids()).toEqual([]);
  });

  it('takes an original again that another process has deleted since it was seen', async () => {
    const { bytes, id, facts } = await another();
    const [one, other] = [new BucketStore(address), new BucketStore(address)];
    await one.put(bytes, facts);
    await one.find(id);
    await other.remove(id);
    await one.put(bytes, facts);
    expect(await other.get(id)).toEqual(bytes);
  });

  it('deletes an original, and takes it again', async () => {
    const { bytes, id, facts } = await another();
    const store = new BucketStore(address);
    await store.put(bytes, facts);
    expect(await store.remove(id)).toBe(bytes.length);
    expect(await store.find(id)).toBeUndefined();
    expect(await new BucketStore(address).ids()).not.toContain(id);
    // One that is not there is no failure.
    expect(await store.remove(id)).toBe(0);
    await store.put(bytes, facts);
    expect(await store.get(id)).toEqual(bytes);
  });

  it('does not give out what is no longer the picture that was stored', async () => {
    const { bytes, id, facts } = await another();
    const store = new BucketStore(address);
    await store.put(bytes, facts);
    const { bytes: others } = await another();
    const { endpoint, bucket, accessKeyId, secretAccessKey } = address;
    const stranger = new S3mini({
      endpoint: `${endpoint}/${bucket}`,
      accessKeyId,
      secretAccessKey,
    });
    await stranger.putObject(`shop/pictures/${id.slice(0, 2)}/${id}.png`, others);
    await expect(store.get(id)).rejects.toThrow(/not in the bucket as it was stored/);
  });
});

describe('a start is refused', () => {
  it.each<[string, (right: BucketAddress) => BucketAddress, RegExp]>([
    ['without the bucket', (right) => ({ ...right, bucket: 'elsewhere' }), /no bucket "elsewhere"/],
    ['with a wrong key', (right) => ({ ...right, accessKeyId: 'NOBODY' }), /refuses the key/],
    [
      'where nothing answers',
      (right) => ({ ...right, endpoint: 'http://127.0.0.1:9' }),
      /127\.0\.0\.1:9 does not answer/,
    ],
  ])('%s, in plain words', async (_, wrong, words) => {
    const config = { bucket: wrong(address), dataDirectory: root };
    await expect(openMediaStore(config)).rejects.toThrow(words);
  });
});

describe('a bucket that fails', () => {
  let failing: Server;
  /** Answers to what is written: by how many writes came before. */
  let answers: (writes: number) => readonly [number, string];
  let writes = 0;
  beforeAll(async () => {
    failing = createServer((request, response) => {
      request.resume().on('end', () => {
        const isWrite = request.method === 'PUT';
        const [status, code] = isWrite ? answers(writes) : [404, 'NoSuchKey'];
        if (isWrite) writes += 1;
        response.writeHead(status, { 'content-type': 'application/xml' });
        response.end(status === 200 ? '' : `<Error><Code>${code}</Code></Error>`);
      });
    });
    await new Promise<void>((done) => failing.listen(0, '127.0.0.1', done));
  });
  afterAll(() => new Promise((done) => failing.close(done)));
  const store = () => {
    writes = 0;
    const { port } = failing.address() as AddressInfo;
    return new BucketStore({ ...address, endpoint: `http://127.0.0.1:${port}` });
  };

  it.each([
    ['is full', 507, 'InsufficientStorage', { status: 507, code: 'media_full' }],
    ['has a full quota', 403, 'QuotaExceeded', { status: 507, code: 'media_full' }],
    ['is ill', 500, 'InternalError', { status: 503, code: 'media_away' }],
  ])('since it %s refuses a picture', async (_, status, code, problem) => {
    const { bytes, facts, id } = await another();
    answers = () => [status, code];
    const broken = store();
    await expect(broken.put(bytes, facts)).rejects.toMatchObject(problem);
    expect(await broken.find(id)).toBeUndefined();
  });

  it('in the middle of a picture does not have it', async () => {
    const { bytes, facts, id } = await another();
    answers = (before) => (before === 0 ? [200, ''] : [503, 'SlowDown']);
    const broken = store();
    await expect(broken.put(bytes, facts)).rejects.toMatchObject({ code: 'media_away' });
    expect(await broken.find(id)).toBeUndefined();
  });

  it('by not being there says so when a picture is looked for', async () => {
    const gone = new BucketStore({ ...address, endpoint: 'http://127.0.0.1:9' });
    await expect(gone.find('0'.repeat(24))).rejects.toMatchObject({ code: 'media_away' });
  });
});
