import { startPageTransitions } from '@dp/ui/navigation/page-transitions.ts';
import { startBackCloses } from '@dp/ui/overlays/back-closes.ts';
import { startTheme } from '@dp/ui/theme/theme-store.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTheme();
startBackCloses();
startPageTransitions(document);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
