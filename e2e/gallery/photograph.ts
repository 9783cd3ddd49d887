import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

export const THEMES = ['day', 'evening'] as const;

/** The widths to photograph; some of them: `DP_GALLERY_WIDTHS=390`. */
export const widths: readonly number[] = process.env.DP_GALLERY_WIDTHS?.split(',').map(Number) ?? [
  360, 390, 1280,
];

/** Those of some screens that are wanted: all, or those of `DP_GALLERY=home,cart`. */
export function wanted<S extends { readonly name: string }>(screens: readonly S[]): readonly S[] {
  const names = process.env.DP_GALLERY?.split(',');
  return names === undefined ? screens : screens.filter(({ name }) => names.includes(name));
}

/** Below it each width has a folder. */
export const pictures = fileURLToPath(new URL('pictures/', import.meta.url));

/** Waits until nothing is loading any more, pictures below the fold included. */
export async function everythingShown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // For each page: some render their pictures only in the browser.
    for (const image of document.images) image.loading = 'eager';
    // Among the parts skeletons are shown for themselves.
    const loaded =
      location.pathname === '/dev/ui' ||
      // The filters' column is a skeleton for good where it is not shown.
      ![...document.querySelectorAll('[aria-busy="true"], [data-skeleton]')].some((part) =>
        part.checkVisibility(),
      );
    return loaded && [...document.images].every((image) => image.complete);
  });
  // Loaded is not yet drawn. One that cannot be is shown as it is.
  await page.evaluate(() =>
    Promise.allSettled([...document.images].map((image) => image.decode())),
  );
}
