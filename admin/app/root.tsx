import '@dp/ui/styles/fonts.css';
import '@dp/ui/styles/tokens.css';
import '@dp/ui/styles/base.css';
import './app.css';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { directionOf } from '@dp/contract/locale.ts';
import { I18nProvider } from '@dp/ui/i18n/i18n-context.tsx';
import { Toaster } from '@dp/ui/overlays/toast.tsx';
import { FontPreloads } from '@dp/ui/styles/font-preloads.tsx';
import icon from '@dp/ui/styles/icon.svg?url';
import { firstPaintScript } from '@dp/ui/theme/first-paint.ts';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { BlankPage, BrokenPage } from './frame/blank-page.tsx';
import { firstLanguageScript, followOtherTabs, useCurrentLocale } from './i18n/current-locale.ts';
import { loadShownMessages } from './i18n/languages.ts';

export async function clientLoader() {
  // What the frame and every failure need.
  await loadShownMessages(['ui', 'frame', 'errors', 'live', 'parts']);
  return null;
}

/** These texts are loaded once; a change of language loads its own. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useCurrentLocale();
  useEffect(followOtherTabs, []);
  return (
    // The script in the head has set language and theme of this device before the first paint.
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf9f5" />
        <meta name="robots" content="noindex, nofollow" />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, allowed by their hash.
          dangerouslySetInnerHTML={{ __html: `${firstPaintScript()};${firstLanguageScript}` }}
        />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <link rel="manifest" href={`/manifest-${locale}.webmanifest`} />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <FontPreloads locale="ar" />
        <Meta />
        <Links />
      </head>
      <body>
        <DirectionProvider direction={directionOf(locale)}>
          <I18nProvider locale={locale}>{children}</I18nProvider>
        </DirectionProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Suspense>
      <Outlet />
      <Toaster />
    </Suspense>
  );
}

/** What the built HTML file shows until the scripts run. */
export function HydrateFallback() {
  return <BlankPage />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <BrokenPage error={error} />;
}
