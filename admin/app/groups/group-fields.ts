import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';

/** What staff decide about a brand or a category besides its place. */
export interface GroupFields {
  readonly name_ar: string;
  readonly name_en: string;
  readonly description_ar: string;
  readonly description_en: string;
  readonly picture: StoredPictureFacts | null;
}

export const LANGUAGES = ['ar', 'en'] as const;
