import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters } from '../fields.ts';
import type { productCalls } from './product-calls.ts';
import * as choices from './product-choices.ts';
import * as costs from './product-costs.ts';
import * as versions from './product-versions.ts';
import * as products from './products.ts';

export const productEndpoints = {
  listStaffProducts: {
    summary: 'Products on sale and withdrawn, the newest first, or those that a text finds',
    query: products.listStaffProductsQuery,
    response: products.staffProductsResponse,
  },
  listProductGroups: {
    summary: 'The categories and brands that a product can have',
    response: choices.productGroupsResponse,
  },
  listProductTags: {
    summary: 'The tags that products have, from A to Z',
    response: choices.productTagsResponse,
  },
  findRelatableProducts: {
    summary: 'Products by name or SKU, on sale or not, to be shown beside another',
    query: choices.findRelatableProductsQuery,
    response: choices.relatableProductsResponse,
  },
  addProduct: {
    summary: 'Add a product, for `prices.edit` too; with stock also `stock.adjust`',
    body: products.addProductBody,
    response: products.staffProductResponse,
  },
  getStaffProduct: {
    summary: 'One product with everything that can be edited',
    params: idParameters,
    response: products.staffProductResponse,
  },
  previewPrices: {
    summary: 'What shoppers would pay at a list price, a discount and prices by quantity',
    body: products.previewPricesBody,
    response: products.previewPricesResponse,
  },
  getProductCosts: {
    summary: 'What a product costs the shop, with the latest changes',
    params: idParameters,
    response: costs.productCostsResponse,
  },
  setProductCost: {
    summary: 'Set what a product costs the shop from now on; for `prices.edit` too',
    params: idParameters,
    body: costs.setProductCostBody,
    response: costs.productCostsResponse,
  },
  listProductVersions: {
    summary: 'Earlier states of a product that edits have replaced, the newest first',
    params: idParameters,
    query: versions.listProductVersionsQuery,
    response: versions.productVersionsResponse,
  },
  restoreProduct: {
    summary: 'Bring back an earlier state of a product as a new version',
    params: idParameters,
    body: versions.restoreProductBody,
    response: versions.restoredProductResponse,
  },
  previewNewProduct: {
    summary: 'A link to how the shop would show a product once it is added; it works for an hour',
    body: products.addProductBody,
    response: products.previewLinkResponse,
  },
  previewProduct: {
    summary: 'A link to how the shop would show a product once it is changed; it works for an hour',
    params: idParameters,
    body: products.editProductBody,
    response: products.previewLinkResponse,
  },
  removeDraft: {
    summary: 'Delete a draft that was never on sale, for `prices.edit` too',
    params: idParameters,
    body: products.removeDraftBody,
    response: products.removedDraftResponse,
  },
  editProduct: {
    summary: 'Change a product; the shop shows it at once',
    params: idParameters,
    body: products.editProductBody,
    response: products.staffProductResponse,
  },
} as const satisfies Record<keyof typeof productCalls, EndpointSchemas>;
