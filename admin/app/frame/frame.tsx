import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { NavigationProgress } from '@dp/ui/navigation/navigation-progress.tsx';
import { useRouteAnnouncements } from '@dp/ui/navigation/route-announcements.ts';
import skipLink from '@dp/ui/navigation/skip-link.module.css';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Destination, useOpenDestinations } from '../navigation/destination.ts';
import { Overlays } from '../palette/overlays.tsx';
import type { PaletteSource } from '../palette/palette-source.ts';
import { useShortcuts } from '../palette/shortcuts.ts';
import styles from './frame.module.css';
import { Rail } from './rail.tsx';
import { TabBar } from './tab-bar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const MoreSheet = lazy(() => import('./more-sheet.tsx'));

export interface FrameProps {
  readonly destinations: readonly Destination[];
  readonly sources: readonly PaletteSource[];
  readonly onSignOut: () => Promise<void>;
  readonly children: ReactNode;
}

/** Around every page of signed-in staff: a bar below on phones, a rail beside on desks. */
export function Frame({ destinations: all, sources, onSignOut, children }: FrameProps) {
  const t = useTranslations('frame');
  const destinations = useOpenDestinations(all);
  const [more, setMore] = useState(false);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const announcement = useRouteAnnouncements();
  const navigate = useNavigate();
  useShortcuts(
    destinations.flatMap(({ key, name, path }) =>
      key === undefined
        ? []
        : [{ keys: `g ${key}`, label: t(`pages.${name}`), run: () => void navigate(path) }],
    ),
  );
  const openMore = () => setMore(true);
  return (
    <div className={styles.frame}>
      <a href="#main" className={skipLink.skip}>
        {t('skip')}
      </a>
      <NavigationProgress />
      <Rail destinations={destinations} onMore={openMore} />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <TabBar destinations={destinations} onMore={openMore} />
      <Suspense>
        {more ? (
          <MoreSheet
            destinations={destinations}
            onSignOut={onSignOut}
            onClose={() => setMore(false)}
          />
        ) : null}
      </Suspense>
      <Overlays destinations={destinations} sources={sources} />
      <p role="status">
        <Hidden>{announcement}</Hidden>
      </p>
    </div>
  );
}
