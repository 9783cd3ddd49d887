import type { Locale } from '@dp/contract/locale.ts';
import type { MessageTextName } from '@dp/contract/staff/message-text-values.ts';
import type { MessageWords } from './message-words.ts';
import { arabicTexts } from './original-texts-ar.ts';
import { englishTexts } from './original-texts-en.ts';

/** The messages as they came with the shop (ICU messages). */
export const originalTexts: Readonly<
  Record<Locale, Readonly<Record<MessageTextName, MessageWords>>>
> = { ar: arabicTexts, en: englishTexts };
