import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { addressAfterLogin } from '../session/login-guard.ts';
import { useSignedIn } from '../session/use-session.ts';
import { forgetSignUpDraft } from './sign-up-draft.ts';
import { saveTypedLogin } from './typed-login.ts';

/** The query to hand on between the pages of signing in, so that the way back is not lost. */
export function useHandedOn(): string {
  const [query] = useSearchParams();
  const next = query.get('next');
  return next === null ? '' : `?next=${encodeURIComponent(next)}`;
}

/** The page to return to after signing in. */
export function useDestination(fallback = '/'): string {
  const [query] = useSearchParams();
  return addressAfterLogin(query, fallback);
}

/** Whether the shopper came from the checkout, which changes the wording. */
export function useIsForCheckout(): boolean {
  return useDestination().startsWith('/checkout');
}

/**
 * Leaves a guest page once somebody is signed in, here or in another tab, and clears what was typed.
 *
 * @param goesOnItself set by a page that signs in and navigates by itself.
 */
export function useRedirectWhenSignedIn(goesOnItself?: { readonly current: boolean }): void {
  const signedIn = useSignedIn();
  const destination = useDestination();
  const navigate = useNavigate();
  useEffect(() => {
    if (!signedIn) return;
    forgetSignUpDraft();
    saveTypedLogin('');
    if (goesOnItself?.current) return;
    void navigate(destination, { replace: true });
  }, [signedIn, goesOnItself, destination, navigate]);
}
