import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startCart } from './cart/cart-store.ts';
import { startFavourites } from './favourites/favourites-store.ts';
import { holdInlineMessages } from './i18n/inline-messages.tsx';
import { startSession } from './session/session-store.ts';
import { startTheme } from './theme/theme-store.ts';

// What the device remembers is taken over before anything loads or renders. Hydration itself still
// sees the empty stores, as the server did, and then shows what is kept.
holdInlineMessages();
startSession();
startCart();
startFavourites();
startTheme();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
