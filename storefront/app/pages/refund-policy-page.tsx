import type { RouteHandle } from '../page/route-handle.ts';
import { apiContext } from '../server-context.ts';
import type { Route } from './+types/refund-policy-page.ts';
import { DocumentPage } from './document-page.tsx';

export const handle = { header: 'wide' } satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context
    .get(apiContext)
    .call('getPage', { params: { name: 'refund-policy' } });
  return { document: answer.data };
}

/** Specification §9: 14 days to return, 48 hours to report damage. */
export default function RefundPolicyPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData.document} />;
}
