import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters } from '../fields.ts';
import type { claimCalls } from './claim-calls.ts';
import * as claims from './claims.ts';

export const claimEndpoints = {
  listClaims: {
    summary: 'Claims on couriers, the first due first; ended ones the newest first',
    query: claims.listClaimsQuery,
    response: claims.claimsResponse,
  },
  getParcelClaims: {
    summary: "A parcel's claims, and what can be claimed for it now",
    params: idParameters,
    response: claims.parcelClaimsResponse,
  },
  openClaim: {
    summary: 'Claim money for a parcel from its courier',
    params: idParameters,
    body: claims.openClaimBody,
    response: claims.claimResponse,
  },
  moveClaim: {
    summary: 'What became of a claim',
    params: idParameters,
    body: claims.moveClaimBody,
    response: claims.claimResponse,
  },
} as const satisfies Record<keyof typeof claimCalls, EndpointSchemas>;
