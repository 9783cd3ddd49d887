import { registerLanguages } from '@dp/ui/i18n/message-catalogue.ts';
import type { StorefrontMessages } from './en.ts';

declare module '@dp/ui/i18n/message-catalogue.ts' {
  interface Messages extends StorefrontMessages {}
}

/** Registers the storefront's messages, one file for each language, loaded when first needed. */
export function startLanguages(): void {
  registerLanguages({ ar: () => import('./ar.ts'), en: () => import('./en.ts') });
}
