/**
 * The schemas of every call in `calls.ts`: what the API validates, serialises and documents, and the source
 * of the storefront's types; each feature has its own in `<feature>-endpoints.ts`. The browser imports this
 * file for its types only.
 */
import type { z } from 'zod';
import { accountEndpoints } from './account-endpoints.ts';
import { addressEndpoints } from './address-endpoints.ts';
import type { CallName } from './calls.ts';
import { catalogEndpoints } from './catalog-endpoints.ts';
import { contactBody } from './contact.ts';
import { favouritesResponse, syncFavouritesBody } from './favourites.ts';
import { idParameters, okResponse } from './fields.ts';
import { orderEndpoints } from './order-endpoints.ts';
import { requestRestockBody, requestRestockResponse } from './restock-requests.ts';
import { returnEndpoints } from './return-endpoints.ts';

/** The schemas of one call. GET calls have no body; `response` is that of success (200). */
export interface EndpointSchemas {
  readonly summary: string;
  /** Headers of this call besides the common ones. */
  readonly headers?: z.ZodObject;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

export const endpoints = {
  ...accountEndpoints,
  ...catalogEndpoints,
  ...orderEndpoints,
  ...returnEndpoints,
  ...addressEndpoints,
  requestRestock: {
    summary: 'Be told once when a sold-out product can be bought again',
    params: idParameters,
    body: requestRestockBody,
    response: requestRestockResponse,
  },
  syncFavourites: {
    summary: "Change the shopper's favourites, and read them",
    body: syncFavouritesBody,
    response: favouritesResponse,
  },
  sendContactMessage: { summary: 'Write to the shop', body: contactBody, response: okResponse },
} as const satisfies Record<CallName, EndpointSchemas>;

type Schemas = typeof endpoints;
type Input<N extends CallName, K extends string> =
  Schemas[N] extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined;

/** What a caller sends in each part of a call. */
export interface CallInput<N extends CallName> {
  params: Input<N, 'params'>;
  query: Input<N, 'query'>;
  body: Input<N, 'body'>;
}
/** A call's response on success. */
export type CallOutput<N extends CallName> = z.output<Schemas[N]['response']>;
