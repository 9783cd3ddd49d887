import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectPicture } from './inspect-picture.ts';

const svg = (width: number, height: number, fill = '#ff8000') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${fill}"/></svg>`,
  );
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

describe('a picture is recognised by its content', () => {
  it('a drawing is available in every width, whatever its own size', async () => {
    for (const size of [40, 1000, 5000]) {
      expect(await inspectPicture(svg(size, size / 2))).toEqual({
        extension: 'svg',
        widths: [160, 320, 480, 640, 1000],
        width: 1000,
        height: 500,
        color: '#ff8000',
      });
    }
  });

  it.each([
    ['png', 'png'],
    ['jpeg', 'jpg'],
    ['webp', 'webp'],
    ['avif', 'avif'],
  ] as const)('%s', async (format, extension) => {
    const bytes = await photo(1600, 1200).toFormat(format).toBuffer();
    expect(await inspectPicture(bytes)).toMatchObject({
      extension,
      widths: [160, 320, 480, 640, 1000, 1280, 1600],
      width: 1600,
      height: 1200,
      color: expect.stringMatching(/^#3[0-9]6[0-9a-f]9[0-9a-f]$/),
    });
  });

  it('a small photograph is never upscaled', async () => {
    const facts = await inspectPicture(await photo(500, 500).png().toBuffer());
    expect(facts).toMatchObject({ widths: [160, 320, 480, 500], width: 500, height: 500 });
    const smallest = await inspectPicture(await photo(320, 100).png().toBuffer());
    expect(smallest).toMatchObject({ widths: [160, 320], width: 320, height: 100 });
  });

  it('a photograph with orientation metadata is turned upright', async () => {
    const bytes = await photo(1000, 500).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await inspectPicture(bytes)).toMatchObject({ width: 500, height: 1000 });
  });

  it('what shines through is paper', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const image = sharp({ create: { width: 400, height: 400, channels: 4, background: clear } });
    expect((await inspectPicture(await image.png().toBuffer())).color).toBe('#f4efe6');
  });
});

describe('what is no picture for the shop is refused', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['text', () => Buffer.from('hello'), 'not_a_picture'],
    ['nothing', () => Buffer.alloc(0), 'not_a_picture'],
    ['a page of HTML', () => Buffer.from('<html><svg></html>'), 'not_a_picture'],
    ['a GIF', () => photo(400, 400).gif().toBuffer(), 'format_unknown'],
    ['a photograph of an iPhone', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
    ['a tiny photograph', () => photo(60, 60).png().toBuffer(), 'too_narrow'],
    ['a ribbon', () => svg(5000, 100), 'proportions'],
    ['one that claims to be enormous', () => svg(20_000, 6_000), 'too_many_pixels'],
    [
      'a huge drawing',
      () => Buffer.concat([svg(100, 100), Buffer.alloc(5_000_000, ' ')]),
      'drawing_too_large',
    ],
  ])('%s', async (_, bytes, fault) => {
    await expect(inspectPicture(await bytes())).rejects.toMatchObject({
      status: 422,
      code: 'picture_unusable',
      members: { fault },
    });
  });

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('half a photograph (%s)', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const image = sharp({
      create: { width: 200, height: 200, channels: 3, noise, background: 'white' },
    });
    const whole = await image.toFormat(format).toBuffer();
    for (const length of [20, whole.length / 2]) {
      await expect(inspectPicture(whole.subarray(0, length))).rejects.toMatchObject({
        members: { fault: 'damaged' },
      });
    }
  });

  it('a drawing cannot include files of this machine', async () => {
    const drawing = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY secret SYSTEM "file:///etc/passwd">]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="#00ff00"/>
      <image href="file:///etc/hostname.png" width="200" height="200"/><text y="100">&secret;</text></svg>`;
    const result = await inspectPicture(Buffer.from(drawing)).catch((error) => error.members.fault);
    // Refused, or drawn without them; either way their content is not visible.
    expect(['not_a_picture', '#00ff00']).toContain(
      typeof result === 'string' ? result : result.color,
    );
  });
});
