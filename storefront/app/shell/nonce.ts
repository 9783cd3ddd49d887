import { createContext, use } from 'react';

/** The nonce of the content security policy; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return use(NonceContext);
}
