import { startSkippedTransitions } from '@dp/ui/navigation/skipped-transitions.ts';
import { startBackCloses } from '@dp/ui/overlays/back-closes.ts';
import { startTheme } from '@dp/ui/theme/theme-store.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTheme();
startBackCloses();
startSkippedTransitions(document);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
