import { createContext, use } from 'react';

/** The nonce of the content security policy; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce for inline scripts while rendering on the server; undefined in the browser. */
export function useNonce(): string | undefined {
  return use(NonceContext);
}
