import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PICTURE_BYTES_MAX } from '@dp/contract/staff/picture-values.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { staffCookie } from '../src/http/staff-endpoint.ts';
import { enormousPicture, photograph } from './arrange/photographs.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

/** A busy machine takes a while to hear of connections that begin or end. */
const PATIENCE = { timeout: 30_000 };

let office: TestBackOffice;
let editor: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  editor = await office.signIn('content');
});
afterAll(() => office.close());
afterEach(() => {
  office.shop.deps.media.state = 'there';
});

const upload = (body: Buffer) => office.call('uploadPicture', { body }, { as: editor });
const crop = (id: string, body: object) =>
  office.call('cropPicture', { params: { id }, body }, { as: editor });
const storedCount = async () => (await office.shop.deps.media.ids()).length;

let shade = 0;
/** A photograph that the shop does not have yet. */
function another(width = 400, height = 300): Promise<Buffer> {
  shade += 1;
  return photograph(width, height, `#33${shade.toString(16).padStart(2, '0')}99`);
}
async function uploaded(width?: number, height?: number) {
  return (await upload(await another(width, height))).body.data;
}

describe('a file that is sent', () => {
  it('is stored once, no matter who sends it and how often, and each upload is in the trail', async () => {
    const bytes = await another(900, 600);
    const first = await upload(bytes);
    expect(first.body.data).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      light_id: null,
      light_src: null,
      widths: [160, 320, 480, 640, 900],
      width: 900,
      height: 600,
    });
    const before = await storedCount();
    expect((await upload(bytes)).body).toEqual(first.body);
    expect(await storedCount()).toBe(before);
    const { id } = first.body.data;
    const rows = await office.db.select().from(auditLog);
    expect(rows.filter(({ subjectId }) => subjectId === id).map(({ action }) => action)).toEqual([
      'picture.upload',
      'picture.upload',
    ]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, object]>([
    [
      'a text that calls itself a picture',
      () => Buffer.from('lamp.jpg'),
      { fault: 'not_a_picture' },
    ],
    ['a GIF', () => sharp(shot(200, 200)).gif().toBuffer(), { fault: 'format_unknown' }],
    ['a picture of 400 megapixels', enormousPicture, { fault: 'too_many_pixels' }],
    ['half a photograph', cutShort, { fault: 'damaged' }],
    ['a stamp', () => photograph(50, 50), { fault: 'too_narrow', least: 100, width: 50 }],
  ])('%s is refused with its fault and leaves nothing', async (_, make, problem) => {
    const before = await storedCount();
    const { status, problem: refusal } = await upload(await make());
    expect(status).toBe(422);
    expect(refusal).toMatchObject({ code: 'picture_unusable', ...problem });
    expect(await storedCount()).toBe(before);
  });

  it('is refused while it comes in once it is too large, as JSON, and when there is none', async () => {
    const large = await upload(Buffer.alloc(PICTURE_BYTES_MAX + 1));
    expect(large.problem).toMatchObject({ status: 413, code: 'body_too_large' });
    const none = await upload(Buffer.alloc(0));
    expect(none.problem).toMatchObject({ status: 422, fault: 'not_a_picture' });
    const json = { headers: { 'content-type': 'application/json' }, as: editor };
    const typed = await office.call('uploadPicture', { body: Buffer.from('{}') }, json);
    expect(typed.status).toBe(415);
  });

  it('leaves nothing when the connection breaks in the middle, and the next one is stored', async () => {
    const before = await storedCount();
    const bytes = await another();
    await breakOffAfter(bytes.subarray(0, bytes.length / 2), bytes.length);
    expect(await storedCount()).toBe(before);
    expect((await upload(bytes)).status).toBe(200);
  });

  it('waits for its turn while eight others are on their way', async () => {
    const bytes = await another();
    const begun = [];
    for (let n = 0; n < 8; n += 1) begun.push(await beginUpload(bytes.subarray(0, 10), 99));
    await vi.waitFor(async () => {
      const { problem } = await upload(bytes);
      expect(problem).toMatchObject({ status: 503, code: 'uploads_busy', retry_in: 5 });
    }, PATIENCE);
    for (const { socket } of begun) socket.destroy();
    await vi.waitFor(async () => expect((await upload(bytes)).status).toBe(200), PATIENCE);
  });

  it.each([
    ['full', 507, 'media_full'],
    ['away', 503, 'media_away'],
  ] as const)(
    'is refused while the store is %s, and can be sent again',
    async (state, status, code) => {
      const bytes = await another();
      office.shop.deps.media.state = state;
      expect((await upload(bytes)).problem).toMatchObject({ status, code });
      office.shop.deps.media.state = 'there';
      expect((await upload(bytes)).status).toBe(200);
    },
  );
});

describe('a part cut out of a picture', () => {
  it('is a picture of its own, with the same part of its light pass; the whole one stays', async () => {
    const whole = (await upload(await halves('#ff0000', '#0000ff'))).body.data;
    const light = (await upload(await halves('#220000', '#000022'))).body.data;
    const right = { left: 0.5, top: 0, width: 0.5, height: 1, light_id: light.id };
    const { body } = await crop(whole.id, right);
    expect(body.data).toMatchObject({ width: 300, height: 400 });
    expect(body.data.id).not.toBe(whole.id);
    expect(body.data.light_id).not.toBe(light.id);
    const { originals } = office.shop.deps.media;
    expect(originals.get(body.data.id)?.facts.color).toMatch(/^#0[0-9a-f]0[0-9a-f]f[0-9a-f]$/);
    expect(originals.has(whole.id)).toBe(true);
  });

  it('is cut out of a photograph as it is seen, whichever way the camera was held', async () => {
    const upright = await sharp(await halves('#ff0000', '#0000ff'))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { id } = (await upload(upright)).body.data;
    // Turned by a quarter to the right, the left half is above.
    const above = { left: 0, top: 0, width: 1, height: 0.5, light_id: null };
    const { body } = await crop(id, above);
    expect(body.data).toMatchObject({ width: 400, height: 300 });
    expect(body.data.color).toMatch(/^#f[0-9a-f]0[0-9a-f]0[0-9a-f]$/);
  });

  it.each([
    ['nothing', { width: 0 }, { fault: 'too_narrow' }],
    ['a sliver', { width: 0.1 }, { fault: 'too_narrow' }],
  ])('of %s is refused', async (_, part, problem) => {
    const { id } = await uploaded();
    const all = { left: 0, top: 0, width: 1, height: 1, light_id: null };
    expect((await crop(id, { ...all, ...part })).problem).toMatchObject(problem);
  });
});

function shot(width: number, height: number) {
  return { create: { width, height, channels: 3, background: '#336699' } } as const;
}

/** A picture of 600 × 400 with a left and a right half. */
async function halves(left: string, right: string): Promise<Buffer> {
  const input = await sharp({ create: { ...shot(300, 400).create, background: right } })
    .png()
    .toBuffer();
  return sharp({ create: { ...shot(600, 400).create, background: left } })
    .composite([{ input, left: 300, top: 0 }])
    .png()
    .toBuffer();
}

async function cutShort(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const whole = await sharp({ create: { ...shot(600, 600).create, noise } })
    .png()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

/** Begins to send a file over a real connection, and waits until the API has it. */
async function beginUpload(part: Buffer, length: number) {
  const { adminUrl } = office.shop.deps.config;
  if (!office.app.server.listening) await office.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = office.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const arriving = once(office.app.server, 'request');
  socket.write(
    [
      'POST /api/staff/pictures HTTP/1.1',
      'host: localhost',
      `origin: ${adminUrl}`,
      `cookie: ${staffCookie(adminUrl).name}=${editor.token}`,
      'content-type: application/octet-stream',
      `content-length: ${length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(part);
  const [request]: IncomingMessage[] = await arriving;
  return { socket, request };
}

/** Sends the start of a file, and breaks the connection. */
async function breakOffAfter(part: Buffer, length: number): Promise<void> {
  const { socket, request } = await beginUpload(part, length);
  const broken = new Promise((done) => request?.once('close', done));
  socket.destroy();
  await broken;
}
