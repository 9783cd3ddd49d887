/**
 * Whether a query parameter only counts where visitors come from: other sites add them to links into the
 * shop. No page depends on one, so the server and the service worker leave them out of a page's address.
 */
export function isTrackingParameter(name: string): boolean {
  return TRACKING.test(name);
}

const TRACKING =
  /^(?:utm_.+|ref|fbclid|gclid|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|msclkid|ttclid|twclid|igsh|igshid|mc_cid|mc_eid|_gl)$/;
