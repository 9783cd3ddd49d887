import { join } from 'node:path';
import {
  frameworkGroup,
  group,
  lightGroup,
  reachableFrom,
  withImports,
} from '@dp/ui/bundling/chunk-groups.ts';
import type { Rolldown } from 'vite';

/** The features whose messages every page shows; they come as one file of each language. */
export const FRAME_FEATURES = ['ui', 'frame', 'errors', 'live', 'parts'];
const FRAME_MESSAGES = new RegExp(
  `[\\\\/]i18n[\\\\/](ar|en)[\\\\/](?:${FRAME_FEATURES.join('|')})\\.json`,
);

/**
 * Drawings that several pages share and the first screen does not: each alone would be named by all of them as well.
 */
const SHARED_DRAWINGS =
  /lucide[\\/]dist[\\/]esm[\\/]icons[\\/](?:arrow-down|arrow-right|arrow-up|check|clipboard-check|copy|download|external-link|eye|eye-off|file-spreadsheet|package-plus|plus|printer|trash|trash-2|upload)\.m?js$/;

/**
 * Which code goes together in the browser: what never changes, what every page needs, what lists need,
 * what forms and dialogs need, and the rest as the bundler sees fit.
 */
export function browserChunks(appFolder: string): Rolldown.CodeSplittingOptions {
  const inApp = (...files: string[]) => files.map((file) => join(appFolder, file));
  const inUi = (...files: string[]) => files.map((file) => join(appFolder, '../../ui', file));
  return {
    groups: [
      frameworkGroup,
      { name: (id) => FRAME_MESSAGES.exec(id)?.[1] ?? null, priority: 5 },
      group(
        'frame',
        4,
        reachableFrom(
          inApp('root.tsx', 'entry.client.tsx', 'frame-route.tsx', 'frame/page-boundary.tsx'),
        ),
      ),
      // Where a morning begins; its parts are those of every list.
      group(
        'list',
        3,
        reachableFrom(
          inApp('home/home-page.tsx', 'orders/queues-layout.tsx', 'orders/orders-page.tsx'),
        ),
      ),
      // A chunk for each part would be named by every page in the list of routes, which all devices load.
      group(
        'form',
        2,
        withImports([
          join(appFolder, '../../contract/src/cairo-time.ts'),
          ...inApp(
            'forms/call-form.tsx',
            'forms/typed-number.ts',
            'forms/use-submit.ts',
            'parts/columns.tsx',
            'parts/conflict.ts',
            'parts/list-address.ts',
            'parts/paged-list.tsx',
            'parts/section.tsx',
            'parts/use-action.ts',
            'parts/use-enumeration.ts',
            'parts/use-versioned-save.ts',
          ),
          ...inUi(
            'fields/checkbox.tsx',
            'fields/form-alert.tsx',
            'fields/select.tsx',
            'fields/switch.tsx',
            'fields/text-field.tsx',
            'parts/icon-button.tsx',
          ),
        ]),
      ),
      group(
        'dialog',
        0,
        withImports([
          ...inApp(
            'audit/audit-words.ts',
            'audit/difference.tsx',
            'earlier-states/earlier-states-dialog.tsx',
            'parts/conflict-dialog.tsx',
            'parts/guarded-form.tsx',
            'parts/picture-line.tsx',
            'parts/use-close-guard.tsx',
            'parts/use-unsaved-guard.tsx',
          ),
          ...inUi('overlays/confirm-dialog.tsx', 'overlays/dialog.tsx'),
        ]),
      ),
      lightGroup('shared', 0),
      { name: 'drawings', test: SHARED_DRAWINGS, priority: 0 },
    ],
  };
}
