import type { RouteHandle } from '../page/route-handle.ts';
import { apiContext } from '../server-context.ts';
import type { Route } from './+types/privacy-policy-page.ts';
import { DocumentPage } from './document-page.tsx';

export const handle = { header: 'wide' } satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context
    .get(apiContext)
    .call('getPage', { params: { name: 'privacy-policy' } });
  return { document: answer.data };
}

/** Specification §9: not for children under 13. */
export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData.document} />;
}
