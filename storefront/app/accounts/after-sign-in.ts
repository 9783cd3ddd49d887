import { useEffect, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router';
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
 * Leaves a guest page once somebody is signed in, here or in another tab, and clears what was typed. Back to it, from
 * where it led to, goes on to the page before it.
 *
 * @param goesOnItself set by a page that signs in and navigates by itself.
 */
export function useRedirectWhenSignedIn(goesOnItself?: { readonly current: boolean }): void {
  const signedIn = useSignedIn();
  const destination = useDestination();
  const navigate = useNavigate();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [wasSignedIn] = useState(signedIn);
  useEffect(() => {
    if (!signedIn) return;
    forgetSignUpDraft();
    saveTypedLogin('');
    if (goesOnItself?.current) return;
    // After a reload the session is not known at first, which is no reason to go back.
    if (isBack && wasSignedIn && isPageBefore()) void navigate(-1);
    else void navigate(destination, { replace: true });
  }, [signedIn, wasSignedIn, isBack, goesOnItself, destination, navigate]);
}

/** Whether the tab was in the shop before this page. */
function isPageBefore(): boolean {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return (idx ?? 0) > 0;
}
