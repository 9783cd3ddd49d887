import { join } from 'node:path';
import { frameworkGroup, group, reachableFrom } from '@dp/ui/bundling/chunk-groups.ts';
import type { Rolldown } from 'vite';

/** The features whose messages every page shows; they come as one file of each language. */
export const FRAME_FEATURES = ['ui', 'frame', 'errors', 'fields', 'live', 'parts'];
const FRAME_MESSAGES = new RegExp(
  `[\\\\/]i18n[\\\\/](ar|en)[\\\\/](?:${FRAME_FEATURES.join('|')})\\.json`,
);

/**
 * Which code goes together in the browser: what never changes, what every page needs, what lists need, and
 * the rest as the bundler sees fit.
 */
export function browserChunks(appFolder: string): Rolldown.CodeSplittingOptions {
  const inApp = (...files: string[]) => files.map((file) => join(appFolder, file));
  return {
    groups: [
      frameworkGroup,
      { name: (id) => FRAME_MESSAGES.exec(id)?.[1] ?? null, priority: 3 },
      group(
        'frame',
        2,
        reachableFrom(
          inApp('root.tsx', 'entry.client.tsx', 'frame-route.tsx', 'frame/page-boundary.tsx'),
        ),
      ),
      // Where a morning begins; its parts are those of every list.
      group('list', 1, reachableFrom(inApp('home/home-page.tsx', 'orders/orders-page.tsx'))),
    ],
  };
}
