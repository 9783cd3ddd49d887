import { keys } from '../storage/keys.ts';

/** Session storage: this tab has shown the shop before. */
const OPENED_KEY = 'OPENED_KEY';

/** What the script below leaves on the page's root when the shop was opened at `/` in a new tab. */
export const OPENED_ATTRIBUTE = 'data-opened';

/**
 * The script that decides before the first paint whether the splash lies over the page: only when the
 * shop is opened at `/` for the first time in a tab's life (design §6). Visitors who prefer reduced motion
 * do not wait for it. On a first visit ever it stays until onboarding is there ("first"), so that home does
 * not flash between the two. The page is complete underneath, so search engines and measuring tools get what
 * shoppers get. It is in the head, so that the page is the same for everyone and can be cached whole.
 */
export const openingScript = `(function(){try{var o=sessionStorage.getItem(${JSON.stringify(
  OPENED_KEY,
)});sessionStorage.setItem(${JSON.stringify(
  OPENED_KEY,
)},"true");if(o||location.pathname!=="/")return;document.documentElement.setAttribute(${JSON.stringify(
  OPENED_ATTRIBUTE,
)},localStorage.getItem(${JSON.stringify(keys.onboarding)})!=="true"?"first":matchMedia("(prefers-reduced-motion: reduce)").matches?"plain":"splash")}catch(e){}})()`;
