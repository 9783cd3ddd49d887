/** Pages of text as staff edit them: Markdown in both languages. */
import { z } from 'zod';
import { requiredText } from '../fields.ts';
import { PAGE_NAMES } from '../page-names.ts';
import { pageDocument } from '../pages.ts';
import { severalLines } from '../plain-text.ts';
import {
  PAGE_BODY_MAX_LENGTH,
  PAGE_DESCRIPTION_MAX_LENGTH,
  PAGE_TITLE_MAX_LENGTH,
} from './page-text-values.ts';
import { seenVersion } from './shop-texts.ts';

const title = requiredText('required', PAGE_TITLE_MAX_LENGTH);
const description = requiredText('required', PAGE_DESCRIPTION_MAX_LENGTH);
/** `##` begins a section, `###` a part of one, such as a question. */
const body = requiredText('required', PAGE_BODY_MAX_LENGTH, severalLines);

export const pageTextBody = z.strictObject({
  title_ar: title,
  title_en: title,
  description_ar: description,
  description_en: description,
  body_ar: body,
  body_en: body,
});
export const savePageTextBody = pageTextBody.extend({ version: seenVersion });

const text = z.string();
const staffPageText = z.object({
  name: z.enum(PAGE_NAMES),
  version: z.int(),
  /** As it came with the shop. */
  original: z.boolean(),
  title_ar: text,
  title_en: text,
  description_ar: text,
  description_en: text,
  body_ar: text,
  body_en: text,
});
export type StaffPageText = z.infer<typeof staffPageText>;
export type PageTextFields = Omit<StaffPageText, 'name' | 'version' | 'original'>;
export const pageTextResponse = z.object({ data: staffPageText });

/** Every page; `saved_at` is null for one as it came with the shop. */
export const pageTextsResponse = z.object({
  data: z.array(
    staffPageText
      .pick({ name: true, original: true, title_ar: true, title_en: true })
      .extend({ saved_at: z.string().nullable() }),
  ),
});
export const pageTextPreviewResponse = z.object({
  data: z.object({ ar: pageDocument, en: pageDocument }),
});
