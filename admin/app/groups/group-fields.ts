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

/** What a new one begins with. */
export const NEW_GROUP: GroupFields = {
  name_ar: '',
  name_en: '',
  description_ar: '',
  description_en: '',
  picture: null,
};

/** Whether two groups have the same fields. */
export function isSameGroup(one: GroupFields, other: GroupFields): boolean {
  return (
    one.picture?.id === other.picture?.id &&
    LANGUAGES.every(
      (language) =>
        one[`name_${language}`] === other[`name_${language}`] &&
        one[`description_${language}`] === other[`description_${language}`],
    )
  );
}
