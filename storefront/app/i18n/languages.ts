import type { Locale } from '@dp/contract/locale.ts';
import { loadMessages, registerMessages } from '@dp/ui/i18n/message-catalogue.ts';
import type { StorefrontMessages } from './en.ts';

declare module '@dp/ui/i18n/message-catalogue.ts' {
  interface Messages extends StorefrontMessages {}
}

const files = { ar: () => import('./ar.ts'), en: () => import('./en.ts') };

/** Registers the storefront's messages, one file for each language, loaded when first needed. */
export function startLanguages(): void {
  registerMessages(async (locale) => (await files[locale]()).default);
}

/** Loads all of a language's messages once; a failed load can be retried. */
export function loadLanguage(locale: Locale): Promise<void> {
  // Whichever feature is asked for, its file has them all.
  return loadMessages(locale, 'layout');
}
