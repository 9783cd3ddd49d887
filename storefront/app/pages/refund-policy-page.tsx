import type { RouteHandle } from '../page/route-handle.ts';
import { localeContext } from '../server-context.ts';
import type { Route } from './+types/refund-policy-page.ts';
import { DocumentPage } from './document-page.tsx';
import { pageDocument } from './documents.server.ts';

export const handle = { header: 'wide' } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { document: pageDocument('refund-policy', context.get(localeContext)) };
}

/** Specification §9: 14 days to return, 48 hours to report damage. */
export default function RefundPolicyPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData.document} />;
}
