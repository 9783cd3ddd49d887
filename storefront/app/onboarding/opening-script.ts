import type { Picture } from '@dp/contract/pictures.ts';
import { pictureSources } from '@dp/ui/products/picture-sources.ts';
import { PHOTOGRAPH_SIZES } from '../page/shop-photographs.ts';
import { keys } from '../storage/keys.ts';
import { OPENED_ATTRIBUTE, WAITING_PRELOAD } from './splash-marks.ts';

/** Session storage: this tab has shown the shop before. */
const OPENED_KEY = 'OPENED_KEY';

/** Fetches the splash's photograph, which the next page of a first visit shows too, before anything is laid out. */
function preload({ src, widths }: Picture): string {
  const sources = JSON.stringify(pictureSources(src, widths));
  return `var l=document.createElement("link");l.rel="preload";l.as="image";l.fetchPriority="high";l.type="image/avif";l.imageSrcset=${sources};l.imageSizes=${JSON.stringify(PHOTOGRAPH_SIZES)};document.head.append(l)`;
}

/** Without a splash the scripts are fetched from the start. */
function preloadScripts(): string {
  const waiting = JSON.stringify(`link[rel="${WAITING_PRELOAD}"]`);
  return `document.querySelectorAll(${waiting}).forEach(function(l){l.rel="modulepreload"})`;
}

/**
 * Decides before the first paint whether the splash covers the page: only when the shop is opened at `/` for
 * the first time in a tab (design §6), and not with reduced motion. On a first visit it stays until
 * onboarding has loaded ("first"), so that home does not flash in between. The page underneath is complete,
 * so search engines and measuring tools get what shoppers get. It is in the head, so that one cached page
 * serves everybody.
 *
 * @param photograph the splash's.
 */
export const openingScript = (photograph: Picture) =>
  `(function(){var s=false;try{var o=sessionStorage.getItem(${JSON.stringify(
    OPENED_KEY,
  )});sessionStorage.setItem(${JSON.stringify(
    OPENED_KEY,
  )},"true");if(!o&&location.pathname==="/"){var f=localStorage.getItem(${JSON.stringify(
    keys.onboarding,
  )})!=="true",p=!f&&matchMedia("(prefers-reduced-motion: reduce)").matches;document.documentElement.setAttribute(${JSON.stringify(
    OPENED_ATTRIBUTE,
  )},f?"first":p?"plain":"splash");if(!p){s=true;${preload(photograph)}}}}catch(e){}if(!s)${preloadScripts()}})()`;
