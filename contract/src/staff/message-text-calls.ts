import type { StaffCall } from './staff-call.ts';

/** Texts of the mails and text messages to customers. */
export const messageTextCalls = {
  listMessageTexts: { method: 'GET', path: '/message-texts', access: 'settings.edit' },
  getMessageText: { method: 'GET', path: '/message-texts/{name}', access: 'settings.edit' },
  saveMessageText: { method: 'POST', path: '/message-texts/{name}', access: 'settings.edit' },
  previewMessageText: {
    method: 'POST',
    path: '/message-texts/{name}/preview',
    access: 'settings.edit',
    readOnly: true,
  },
  listMessageTextVersions: {
    method: 'GET',
    path: '/message-texts/{name}/versions',
    access: 'settings.edit',
  },
  restoreMessageText: {
    method: 'POST',
    path: '/message-texts/{name}/restore',
    access: 'settings.edit',
  },
} as const satisfies Record<string, StaffCall>;
