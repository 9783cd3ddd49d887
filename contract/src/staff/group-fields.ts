/** What staff write about a brand or a category. */
import { z } from 'zod';
import { optionalText, requiredText } from '../fields.ts';
import { severalLines } from '../plain-text.ts';
import { GROUP_DESCRIPTION_MAX_LENGTH, GROUP_NAME_MAX_LENGTH } from './group-values.ts';

const name = requiredText('name_required', GROUP_NAME_MAX_LENGTH);
const description = optionalText(GROUP_DESCRIPTION_MAX_LENGTH, severalLines).transform(
  (text) => text ?? '',
);

/** As they are given. */
export const groupTexts = {
  name_ar: name,
  name_en: name,
  description_ar: description,
  description_en: description,
};

/** As they are answered. */
export const shownGroupTexts = {
  name_ar: z.string(),
  name_en: z.string(),
  description_ar: z.string(),
  description_en: z.string(),
};
