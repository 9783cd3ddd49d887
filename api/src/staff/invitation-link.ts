import type { Deps } from '../deps.ts';

/** The one-time link of an invitation; its token is behind the #, so that it reaches neither logs nor other sites. */
export function invitationLink({ adminUrl }: Deps['config'], token: string): string {
  return `${adminUrl}/invitation#${token}`;
}
