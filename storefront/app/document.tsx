import { directionOf } from '@dp/contract/locale.ts';
import type { PlainPicture } from '@dp/contract/pictures.ts';
import { I18nProvider } from '@dp/ui/i18n/i18n-context.tsx';
import { InlineMessages } from '@dp/ui/i18n/inline-messages.tsx';
import { FontPreloads } from '@dp/ui/styles/font-preloads.tsx';
import { firstPaintScript } from '@dp/ui/theme/first-paint.ts';
import { type ReactNode, Suspense } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { Route } from './+types/root.ts';
import { CategoriesMenu } from './categories/categories-menu.tsx';
import { ErrorPage } from './error-pages/error-page.tsx';
import { useCurrentLocale } from './i18n/current-locale.ts';
import { Frame } from './layout/frame.tsx';
import { openingScript } from './onboarding/opening-script.ts';
import { Splash } from './onboarding/splash.tsx';
import { earlyTapScript } from './page/early-tap-script.ts';
import { IconLinks } from './page/icon-links.tsx';
import { useNonce } from './page/nonce.ts';
import { onboardingPhotograph } from './page/shop-photographs.ts';
import { manifestAddress } from './pwa/manifest.ts';
import { useRootData } from './root-data.ts';
import { HeaderSearch } from './search/header-search.tsx';

/** The HTML around every page. */
export function Document({ children }: { children: ReactNode }) {
  const locale = useCurrentLocale();
  const nonce = useNonce();
  const splash = useRootData()?.shop.splash;
  return (
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf9f5" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, allowed by its nonce.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript(splash) : '' }}
        />
        {/* They stay as the server has sent them. */}
        {import.meta.env.SSR ? <IconLinks /> : null}
        <link rel="manifest" href={manifestAddress(locale)} />
        <FontPreloads locale={locale} />
        {/* Style sheets are allowed by their origin; a nonce would only differ in the browser. */}
        <Links nonce="" />
      </head>
      <body>
        <I18nProvider locale={locale}>
          {children}
          <InlineMessages />
          <ScrollRestoration />
          <Scripts />
        </I18nProvider>
      </body>
    </html>
  );
}

/** It has run when the browser hydrates, so only the server has it. */
function headScript(splash: PlainPicture | undefined): string {
  return [
    firstPaintScript(),
    openingScript(onboardingPhotograph('one', splash)),
    earlyTapScript(),
  ].join(';');
}

/** What the header shows of features on wide screens. */
const HEADER = { search: <HeaderSearch />, categories: <CategoriesMenu /> };

/** The page at an address, in its frame. */
export function Root() {
  const { pathname } = useLocation();
  return (
    <>
      {/* Before the page it covers: a browser may paint what it has parsed so far. */}
      {pathname === '/' ? <Splash /> : null}
      <Frame parts={HEADER}>
        <Suspense>
          <Outlet />
        </Suspense>
      </Frame>
    </>
  );
}

/** What is shown instead of a page that failed. */
export function RootError({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame parts={HEADER} failed>
      <ErrorPage error={error} />
    </Frame>
  );
}
