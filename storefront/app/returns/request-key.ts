import { randomKey } from '@dp/ui/storage/random-key.ts';

/**
 * Makes the keys by which a form's requests are told apart: the same for what is sent again as it was, so that it counts
 * once, and another for what was changed, or the shop would answer with what it has and drop the change.
 */
export function requestKeys(): (body: object) => string {
  let last: { readonly sent: string; readonly key: string } | undefined;
  return (body) => {
    const sent = JSON.stringify(body);
    if (last?.sent !== sent) last = { sent, key: randomKey() };
    return last.key;
  };
}
