/** The query parameter that names the page to open after the sign-in. */
const PARAMETER = 'to';

/** The address of the sign-in that leads back to a page. */
export function signInAddress(wanted: { readonly pathname: string; readonly search: string }) {
  const to = wanted.pathname + wanted.search;
  return to === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ [PARAMETER]: to })}`;
}

/** The page to open after the sign-in; only ever one of this origin. */
export function wantedPage(search: string): string {
  const to = new URLSearchParams(search).get(PARAMETER) ?? '/';
  // `//host` and `/\host` are other sites.
  return /^\/(?![/\\])/.test(to) && !to.startsWith('/sign-in') ? to : '/';
}
