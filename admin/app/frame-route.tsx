import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/frame-route.ts';
import { destinations } from './destinations.ts';
import { Frame } from './frame/frame.tsx';
import { paletteSources } from './palette-sources.ts';
import { InterruptionHost } from './sign-in/interruption-host.tsx';
import { requireSignIn } from './sign-in/require-sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';

const BesidePage = lazy(() => import('./beside-page.tsx'));

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }) => requireSignIn(request),
];

/** Makes the middleware run also for pages that load nothing. */
export async function clientLoader() {
  return null;
}

export function shouldRevalidate() {
  return false;
}

export default function FrameRoute() {
  return (
    <>
      <Frame destinations={destinations} sources={paletteSources} onSignOut={signOut}>
        <Suspense>
          <Outlet />
        </Suspense>
      </Frame>
      <Suspense>
        <BesidePage />
      </Suspense>
      <InterruptionHost />
    </>
  );
}
