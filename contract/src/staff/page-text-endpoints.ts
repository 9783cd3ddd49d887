import type { EndpointSchemas } from '../endpoints.ts';
import { pageParameters } from '../pages.ts';
import type { pageTextCalls } from './page-text-calls.ts';
import * as pages from './page-texts.ts';
import * as texts from './shop-texts.ts';

export const pageTextEndpoints = {
  listPageTexts: { summary: 'Every page of text', response: pages.pageTextsResponse },
  getPageText: {
    summary: 'A page of text as staff edit it',
    params: pageParameters,
    response: pages.pageTextResponse,
  },
  savePageText: {
    summary: 'Change a page of text; the shop shows it at once',
    params: pageParameters,
    body: pages.savePageTextBody,
    response: pages.pageTextResponse,
  },
  previewPageText: {
    summary: 'A page of text as the shop would show it',
    params: pageParameters,
    body: pages.pageTextBody,
    response: pages.pageTextPreviewResponse,
  },
  listPageTextVersions: {
    summary: 'The saved states of a page of text',
    params: pageParameters,
    query: texts.textVersionsQuery,
    response: texts.textVersionsResponse,
  },
  restorePageText: {
    summary: 'Bring back a saved state of a page of text, or the text as it came with the shop',
    params: pageParameters,
    body: texts.restoreTextBody,
    response: pages.pageTextResponse,
  },
} as const satisfies Record<keyof typeof pageTextCalls, EndpointSchemas>;
