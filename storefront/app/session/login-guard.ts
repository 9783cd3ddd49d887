import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ownPath } from '../page/own-path.ts';
import { isLeavingSession } from './log-out.ts';
import { userToken } from './session.ts';
import { useSignedIn } from './use-session.ts';

const NEXT_PARAMETER = 'next';

/** The login page's address with the way back. */
export function loginAddress(backTo: string): string {
  return `/login?${NEXT_PARAMETER}=${encodeURIComponent(backTo)}`;
}

/**
 * Where to go after signing in: the `next` query parameter when it is a path of this shop, else `fallback`.
 * Anything that could lead to another site is rejected.
 */
export function addressAfterLogin(query: URLSearchParams, fallback = '/'): string {
  return ownPath(query.get(NEXT_PARAMETER)) ?? fallback;
}

/** Sends guests on a login-required page to the login page (specification §5). */
export function useLoginGuard(requiresLogin: boolean | undefined): void {
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const held = requiresLogin && !signedIn;
  useEffect(() => {
    // During hydration nobody is signed in yet; the store already knows.
    if (!held || userToken() !== undefined || isLeavingSession()) return;
    void navigate(loginAddress(pathname + search), { replace: true });
  }, [held, navigate, pathname, search]);
}
