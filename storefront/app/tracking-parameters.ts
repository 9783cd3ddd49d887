/**
 * Whether a query parameter only counts where visitors come from: other sites add them to links into the
 * shop. No page depends on one, so the server and the service worker leave them out of a page's address.
 */
export function isTrackingParameter(name: string): boolean {
  return TRACKING.test(name);
}

const TRACKING =
  /^(?:(?:utm|gad|mc)_.+|ref|(?:fb|g|d|tt|tw)clid|[gw]braid|srsltid|msclkid|igsh(?:id)?|_gl)$/;
