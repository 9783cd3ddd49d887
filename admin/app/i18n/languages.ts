import { registerLanguages } from '@dp/ui/i18n/message-catalogue.ts';
import type { AdminMessages } from './en.ts';

declare module '@dp/ui/i18n/message-catalogue.ts' {
  interface Messages extends AdminMessages {}
}

/** Registers the back office's messages, one file for each language. */
export function startLanguages(): void {
  registerLanguages({ ar: () => import('./ar.ts'), en: () => import('./en.ts') });
}
