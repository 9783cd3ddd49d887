import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters, okResponse } from '../fields.ts';
import type { brandCalls } from './brand-calls.ts';
import * as brands from './brands.ts';

export const brandEndpoints = {
  listStaffBrands: {
    summary: "Every brand, in the shop's order",
    response: brands.staffBrandsResponse,
  },
  addBrand: {
    summary: 'Add a brand, last in the order',
    body: brands.addBrandBody,
    response: brands.staffBrandResponse,
  },
  editBrand: {
    summary: "Change a brand's names, texts and logo",
    params: idParameters,
    body: brands.editBrandBody,
    response: brands.staffBrandResponse,
  },
  moveBrand: {
    summary: 'Put a brand before another one, or last',
    params: idParameters,
    body: brands.moveBrandBody,
    response: okResponse,
  },
  removeBrand: {
    summary: 'Remove a brand that nothing in the shop names',
    params: idParameters,
    body: brands.removeBrandBody,
    response: okResponse,
  },
} as const satisfies Record<keyof typeof brandCalls, EndpointSchemas>;
