import type { StaffCall } from './staff-call.ts';

/** What the shop sells. Prices are for who may edit products to see, and for `prices.edit` to change. */
export const productCalls = {
  listStaffProducts: { method: 'GET', path: '/products', access: 'products.edit' },
  listProductGroups: { method: 'GET', path: '/product-groups', access: 'products.edit' },
  listProductTags: { method: 'GET', path: '/product-tags', access: 'products.edit' },
  findRelatableProducts: { method: 'GET', path: '/relatable-products', access: 'products.edit' },
  addProduct: { method: 'POST', path: '/products', access: 'products.edit' },
  getStaffProduct: { method: 'GET', path: '/products/{id}', access: 'products.edit' },
  previewPrices: {
    method: 'POST',
    path: '/products/price-preview',
    access: 'products.edit',
    readOnly: true,
  },
  getProductCosts: { method: 'GET', path: '/products/{id}/costs', access: 'costs.see' },
  setProductCost: { method: 'POST', path: '/products/{id}/costs', access: 'costs.see' },
  listProductVersions: {
    method: 'GET',
    path: '/products/{id}/versions',
    access: 'products.edit',
  },
  restoreProduct: { method: 'POST', path: '/products/{id}/restore', access: 'products.edit' },
  previewNewProduct: {
    method: 'POST',
    path: '/products/preview',
    access: 'products.edit',
    readOnly: true,
  },
  previewProduct: {
    method: 'POST',
    path: '/products/{id}/preview',
    access: 'products.edit',
    readOnly: true,
  },
  removeDraft: { method: 'POST', path: '/products/{id}/remove', access: 'products.edit' },
  editProduct: { method: 'POST', path: '/products/{id}', access: 'products.edit' },
} as const satisfies Record<string, StaffCall>;
