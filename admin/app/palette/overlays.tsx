import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { lazy, Suspense, useLayoutEffect } from 'react';
import type { Destination } from '../navigation/destination.ts';
import { openPalette, openShortcuts, useShownOverlay } from './overlay-state.ts';
import type { PaletteSource } from './palette-source.ts';
import { startShortcuts, useShortcuts } from './shortcuts.ts';

const Palette = lazy(() => import('./palette.tsx'));
const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'));

/** The command palette (Ctrl/⌘ K) and the list of shortcuts (?), loaded when first opened. */
export function Overlays(props: {
  readonly destinations: readonly Destination[];
  readonly sources: readonly PaletteSource[];
}) {
  const t = useTranslations('frame');
  const shown = useShownOverlay();
  // Before the first frame: a key pressed at once must not be lost.
  useLayoutEffect(startShortcuts, []);
  useShortcuts([
    { keys: 'mod+k', label: t('find'), run: openPalette },
    { keys: '?', label: t('shortcuts'), run: openShortcuts },
  ]);
  return (
    <Suspense>
      {shown === 'palette' ? <Palette {...props} /> : null}
      {shown === 'shortcuts' ? <ShortcutSheet /> : null}
    </Suspense>
  );
}
