/** Words of the shop as staff edit them, in both languages: promises, its description, the introduction. */
import { z } from 'zod';
import { optionalText } from '../fields.ts';
import { seenVersion } from './shop-texts.ts';
import {
  SHOP_WORDS_LENGTHS,
  SHOP_WORDS_NAMES,
  SHOP_WORDS_PLACEHOLDERS,
  type ShopWordsPart,
} from './shop-word-values.ts';

const name = z.enum(SHOP_WORDS_NAMES, { error: 'invalid' });
export const shopWordsParameters = z.strictObject({ name });

const lengths = Object.entries(SHOP_WORDS_LENGTHS);
/** The parts that the text has, and no others. */
const parts = z.strictObject(
  Object.fromEntries(lengths.map(([part, length]) => [part, optionalText(length)])) as Record<
    ShopWordsPart,
    ReturnType<typeof optionalText>
  >,
);
export type ShopWordsParts = z.output<typeof parts>;
export const shopWordsBody = z.strictObject({ ar: parts, en: parts });
export const saveShopWordsBody = shopWordsBody.extend({ version: seenVersion });

const words = z.record(z.string(), z.string());
const placeholders = z.array(z.enum(SHOP_WORDS_PLACEHOLDERS));
const staffShopWords = z.object({
  name,
  version: z.int(),
  /** As they came with the shop. */
  original: z.boolean(),
  /**
   * Its parts in their order, with what each may and must hold in braces, whether it may be left out, and whether
   * the shop's settings are such that it is shown.
   */
  parts: z.array(
    z.object({
      name: z.string(),
      allowed: placeholders,
      required: placeholders,
      optional: z.boolean(),
      shown: z.boolean(),
    }),
  ),
  ar: words,
  en: words,
});
export type StaffShopWords = z.infer<typeof staffShopWords>;
export const shopWordsResponse = z.object({ data: staffShopWords });

/** Every text; `saved_at` is null for one as it came with the shop. */
export const shopWordsListResponse = z.object({
  data: z.array(
    staffShopWords.pick({ name: true, original: true }).extend({ saved_at: z.string().nullable() }),
  ),
});

/** The parts that are shown, as the shop shows them. */
export const shopWordsPreviewResponse = z.object({ data: z.object({ ar: words, en: words }) });
