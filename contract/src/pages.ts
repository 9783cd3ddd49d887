/** Pages of text. */
import { z } from 'zod';
import { PAGE_NAMES } from './page-names.ts';

export const pageParameters = z.strictObject({ name: z.enum(PAGE_NAMES, { error: 'invalid' }) });

/** A question and its answer, or another part of a section. */
const pagePart = z.object({ title: z.string(), html: z.string() });
const pageSection = z.object({
  title: z.string(),
  /** The text before its first part. */
  html: z.string(),
  parts: z.array(pagePart),
});
export type PageSection = z.infer<typeof pageSection>;

/** A page of text in one language. Its HTML is the shop's own and safe: no markup that somebody typed is in it. */
export const pageDocument = z.object({
  title: z.string(),
  /** For search engines. */
  description: z.string(),
  intro: z.string(),
  sections: z.array(pageSection),
});
export type PageDocument = z.infer<typeof pageDocument>;
export const pageResponse = z.object({ data: pageDocument });
