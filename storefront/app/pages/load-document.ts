import type { RouterContextProvider } from 'react-router';
import { orPageError } from '../api/page-errors.ts';
import { apiContext } from '../server-context.ts';

/**
 * Loads a page of text for its `loader`.
 *
 * @throws a route error response, as `orPageError` does.
 */
export async function loadDocument(
  context: Readonly<RouterContextProvider>,
  name: 'faqs' | 'privacy-policy' | 'refund-policy',
) {
  const call = context.get(apiContext).call('getPage', { params: { name } });
  return { document: (await orPageError(call)).data };
}
