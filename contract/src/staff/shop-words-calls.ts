import type { StaffCall } from './staff-call.ts';

/** Words of the shop that are neither pages nor messages. */
export const shopWordsCalls = {
  listShopWords: { method: 'GET', path: '/shop-words', access: 'content.edit' },
  getShopWords: { method: 'GET', path: '/shop-words/{name}', access: 'content.edit' },
  saveShopWords: { method: 'POST', path: '/shop-words/{name}', access: 'content.edit' },
  previewShopWords: {
    method: 'POST',
    path: '/shop-words/{name}/preview',
    access: 'content.edit',
    readOnly: true,
  },
  listShopWordsVersions: {
    method: 'GET',
    path: '/shop-words/{name}/versions',
    access: 'content.edit',
  },
  restoreShopWords: { method: 'POST', path: '/shop-words/{name}/restore', access: 'content.edit' },
} as const satisfies Record<string, StaffCall>;
