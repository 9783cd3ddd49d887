import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Page, test } from '@playwright/test';
import { skipWelcome } from '../fixtures/welcome.ts';
import { wordsOf } from '../fixtures/words.ts';

/** How much slower a movement is filmed than it runs. */
const SLOWER = 10;
/** Width of one picture of a strip, in pixels. */
const FRAME_WIDTH = 210;

const words = wordsOf('ar');
const target = (name: string) =>
  fileURLToPath(new URL(`../../docs/pictures/${name}.webp`, import.meta.url));

/** The shop's two movements; the strips are in the documentation. */
test.describe('film strips', () => {
  test.use({ serviceWorkers: 'block', colorScheme: 'light', deviceScaleFactor: 1 });
  test.beforeEach(({ context }) => skipWelcome(context));

  test('the lamp cord', async ({ page }) => {
    await page.goto('/shopping');
    await firstScreenShown(page);
    const cord = page.getByRole('button', { name: words('ui.lampCord') });
    const frames = await film(page, [0, 100, 220, 380, 480, 580, 760, 1_000, 1_700], () =>
      cord.click(),
    );
    await keepStrip(page, 'lamp-cord', frames);
  });

  test('from a list to a product', async ({ page }) => {
    await page.goto('/products-category/6');
    await firstScreenShown(page);
    const card = page.getByRole('article').nth(2).getByRole('link').first();
    const frames = await film(page, [0, 60, 110, 160, 210, 300, 500], () => card.click());
    await keepStrip(page, 'list-to-product', frames);
  });
});

/** Waits for the photographs in view; a long list goes on loading below them. */
async function firstScreenShown(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images]
        .filter(
          (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
        )
        .map((image) => image.decode()),
    ),
  );
}

/** Pictures of a movement, so many milliseconds of its own time after it was begun. */
async function film(page: Page, times: readonly number[], begin: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  const reel: { readonly at: number; readonly data: string }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    reel.push({ at: (metadata.timestamp ?? 0) * 1_000, data });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWER });
  await page.evaluate((slower) => {
    const later = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (then: () => void, ms = 0) => later(then, ms * slower),
    });
  }, SLOWER);
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92 });
  const started = Date.now();
  await begin();
  await pause(Math.max(...times) * SLOWER + 1_000);
  await session.send('Page.stopScreencast');
  return times.map(
    (time) => reel.findLast(({ at }) => at <= started + time * SLOWER)?.data ?? reel[0]?.data ?? '',
  );
}

/** Draws the frames side by side, in reading order of English, and stores them as one picture. */
async function keepStrip(page: Page, name: string, frames: readonly string[]): Promise<void> {
  const desk = await page.context().newPage();
  const strip = await desk.evaluate(
    async ({ pictures, width }) => {
      const images = await Promise.all(
        pictures.map(async (jpeg) => {
          const image = new Image();
          image.src = `data:image/jpeg;base64,${jpeg}`;
          await image.decode();
          return image;
        }),
      );
      const [first] = images;
      if (first === undefined) return '';
      const gap = 6;
      const height = Math.round((width * first.height) / first.width);
      const canvas = document.createElement('canvas');
      canvas.width = images.length * (width + gap) - gap;
      canvas.height = height;
      const pen = canvas.getContext('2d');
      if (pen === null) return '';
      pen.imageSmoothingQuality = 'high';
      images.forEach((image, at) => {
        pen.drawImage(image, at * (width + gap), 0, width, height);
      });
      return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
    },
    { pictures: [...frames], width: FRAME_WIDTH },
  );
  writeFileSync(target(name), Buffer.from(strip, 'base64'));
  await desk.close();
}
