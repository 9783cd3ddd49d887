import type { LinkKind } from '../../http/signed-link.ts';

/** The link to an order's page, which works without logging in. */
export const ORDER_LINK: LinkKind = { purpose: 'confirm-order', hours: 72 };
