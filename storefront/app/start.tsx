import { isLocale } from '@dp/contract/locale.ts';
import { readInlineMessages } from '@dp/ui/i18n/inline-messages.tsx';
import { startPageTransitions } from '@dp/ui/navigation/page-transitions.ts';
import { startBackCloses } from '@dp/ui/overlays/back-closes.ts';
import { startTheme } from '@dp/ui/theme/theme-store.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startCart } from './cart/change-cart.ts';
import { startFavourites } from './favourites/change-favourites.ts';
import { loadLanguage, startLanguages } from './i18n/languages.ts';
import { onFirstUse } from './pwa/first-use.ts';
import { startInputWatch } from './pwa/unsaved-input.ts';
import { startSession } from './session/session-store.ts';

/** Hydrates the page that the server sent. */
export function start(): void {
  // What the device remembers is taken over before anything loads or renders. Hydration itself still
  // sees the empty stores, as the server did, and then shows what is stored.
  startLanguages();
  readInlineMessages();
  startSession();
  startCart();
  startFavourites();
  startTheme();
  startBackCloses();
  startPageTransitions(document);
  startInputWatch();

  onFirstUse(loadRest);
  onFirstUse(() => {
    import('./product-page/preload-product.ts').then(
      ({ startProductPreload }) => startProductPreload(),
      () => undefined,
    );
  });

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

// The page came with the words it shows. The rest of its language is fetched with the first sign of
// use, so that the next page finds it here.
function loadRest(): void {
  const { lang } = document.documentElement;
  // Without a network it is asked for again by whatever needs it.
  if (isLocale(lang)) loadLanguage(lang).catch(() => undefined);
}
