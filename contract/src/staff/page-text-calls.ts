import type { StaffCall } from './staff-call.ts';

/** Pages of text: policies and questions. */
export const pageTextCalls = {
  listPageTexts: { method: 'GET', path: '/pages', access: 'content.edit' },
  getPageText: { method: 'GET', path: '/pages/{name}', access: 'content.edit' },
  savePageText: { method: 'POST', path: '/pages/{name}', access: 'content.edit' },
  previewPageText: {
    method: 'POST',
    path: '/pages/{name}/preview',
    access: 'content.edit',
    readOnly: true,
  },
  listPageTextVersions: { method: 'GET', path: '/pages/{name}/versions', access: 'content.edit' },
  restorePageText: { method: 'POST', path: '/pages/{name}/restore', access: 'content.edit' },
} as const satisfies Record<string, StaffCall>;
