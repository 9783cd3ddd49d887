import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import type { Route } from './+types/frame-route.ts';
import { destinations } from './destinations.ts';
import { Frame } from './frame/frame.tsx';
import { paletteSources } from './palette-sources.ts';
import { PhoneOrderCommand } from './phone-orders/phone-order-command.ts';
import { useMay } from './session/me.ts';
import { InterruptionHost } from './sign-in/interruption-host.tsx';
import { requireSignIn } from './sign-in/require-sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';

// Loaded beside the page: its first screen does not wait for it.
const LiveOrders = lazy(() => import('./live/live-orders.tsx'));

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
      <Suspense>{useMay('orders.read') ? <LiveOrders /> : null}</Suspense>
      {useMay('orders.edit') ? <PhoneOrderCommand /> : null}
      <InterruptionHost />
    </>
  );
}
