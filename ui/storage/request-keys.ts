import { randomUuid } from './random-key.ts';

/**
 * Makes the idempotency keys of a form's requests: the same key for what is sent again unchanged, so that it counts
 * once, and another for what was changed, or the API would answer with the first request and drop the change.
 */
export function requestKeys(): (body: object) => string {
  let last: { readonly sent: string; readonly key: string } | undefined;
  return (body) => {
    const sent = JSON.stringify(body);
    if (last?.sent !== sent) last = { sent, key: randomUuid() };
    return last.key;
  };
}
