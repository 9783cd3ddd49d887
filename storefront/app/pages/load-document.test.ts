import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { ApiClient } from '../api/client.ts';
import { apiContext } from '../server-context.ts';
import { loadDocument } from './load-document.ts';

test('a page of text that cannot be read now is the error page with status 503', async () => {
  const context = new RouterContextProvider();
  const call = () => Promise.reject(new ApiError({ status: 503, code: 'service_unavailable' }));
  context.set(apiContext, { call } as unknown as ApiClient);
  await expect(loadDocument(context, 'faqs')).rejects.toMatchObject({
    init: { status: 503 },
    data: { code: 'service_unavailable' },
  });
});
