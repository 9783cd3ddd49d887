import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { NavigationProgress } from '@dp/ui/navigation/navigation-progress.tsx';
import { useRouteAnnouncements } from '@dp/ui/navigation/route-announcements.ts';
import skipLink from '@dp/ui/navigation/skip-link.module.css';
import { Toaster } from '@dp/ui/overlays/toast.tsx';
import { prepareCord } from '@dp/ui/theme/lamp-cord.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { EveningHost } from '../evening/evening-host.tsx';
import { useFavouritesSync } from '../favourites/use-favourites-sync.ts';
import { useSavedLocale } from '../i18n/switch-locale.ts';
import { menuState } from '../page/menu-state.ts';
import { useRouteFlags } from '../page/route-handle.ts';
import { onFirstRest } from '../pwa/first-use.ts';
import { WorkerHost } from '../pwa/worker-host.tsx';
import { useLoginGuard } from '../session/login-guard.ts';
import { SessionEndNotice } from '../session/session-end-notice.tsx';
import { UnsavedSessionNotice } from '../session/unsaved-session-notice.tsx';
import { useFreshIdentity } from '../session/use-fresh-identity.ts';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { OfflineNotice } from './offline-notice.tsx';
import { PullToRefreshHost } from './pull-to-refresh-host.tsx';
import { TabBar } from './tab-bar.tsx';
import { type HeaderParts, TopBar } from './top-bar.tsx';

const loadMenu = () => import('./side-menu.tsx');
const SideMenu = lazy(loadMenu);

export interface FrameProps {
  readonly parts: HeaderParts;
  /** Whether an error is shown in place of the page. */
  readonly failed?: boolean;
  readonly children: ReactNode;
}

/** The layout around every page, by the page's flags. */
export function Frame({ parts, failed, children }: FrameProps) {
  const t = useTranslations('layout');
  const { header: Header, footer, toolbar, requiresLogin, refreshable } = useRouteFlags(failed);
  const announcement = useRouteAnnouncements();
  useEffect(() => onFirstRest(prepareCord), []);
  return (
    <div className={styles.frame} data-toolbar={toolbar || undefined}>
      <a href="#main" className={skipLink.skip}>
        {t('skip')}
      </a>
      <NavigationProgress />
      {Header || toolbar ? <TopBar wideOnly={Header !== true} parts={parts} /> : null}
      <OfflineNotice underBar={Header === true} />
      {refreshable ? <PullToRefreshHost /> : null}
      {/* Not in the page, with whose end it would leave the screen. */}
      {typeof Header === 'function' ? <Header /> : null}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer || Header || toolbar ? <Footer wideOnly={!footer} /> : null}
      {toolbar ? <TabBar /> : null}
      {toolbar ? <EveningHost /> : null}
      <MenuHost />
      <ShopperSync requiresLogin={requiresLogin} />
      <Toaster />
      <SessionEndNotice />
      <UnsavedSessionNotice />
      <WorkerHost />
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
    </div>
  );
}

/**
 * Keeps the page in step with the shopper's language, session and favourites. Not in the frame, which would be
 * rendered again, bars and footer with it, as soon as the page is hydrated and the device's favourites are known.
 */
function ShopperSync({ requiresLogin }: { requiresLogin: boolean | undefined }) {
  useSavedLocale();
  useLoginGuard(requiresLogin);
  useFreshIdentity();
  useFavouritesSync();
  return null;
}

/** Loads the side menu's code when it is first opened. */
function MenuHost() {
  const { open, near } = useStore(menuState);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // A failed load is reported when the menu is actually opened.
    if (near) loadMenu().catch(() => undefined);
  }, [near]);
  if (open && !wanted) setWanted(true);
  return <Suspense>{wanted ? <SideMenu /> : null}</Suspense>;
}
