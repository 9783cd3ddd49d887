import { useNonce } from '../page/nonce.ts';
import { scriptJson } from './structured-data.ts';

/** A description for search engines; a data block, which no browser runs. */
export function DataBlock({ data }: { data: object }) {
  const nonce = useNonce();
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; `<` is escaped.
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
