import { readFileSync } from 'node:fs';
import type { Locale } from '@dp/contract/locale.ts';
import type { PageName } from '@dp/contract/page-names.ts';
import type { PageTextFields, StaffPageText } from '@dp/contract/staff/page-texts.ts';
import type { NewestText } from '../shop-texts/shop-text-rows.ts';
import type { WrittenPage } from './compile-page.ts';

const HEAD = /^---\s*title: (.+)\ndescription: (.+)\n---\n/;

/** The pages as they came with the shop, from `<language>/<name>.md`: title and description at their head. */
const originals = new Map<PageName, PageTextFields>();

function originalOf(name: PageName): PageTextFields {
  const known = originals.get(name);
  if (known) return known;
  const [ar, en] = [readOriginal(name, 'ar'), readOriginal(name, 'en')];
  const text: PageTextFields = {
    title_ar: ar.title,
    title_en: en.title,
    description_ar: ar.description,
    description_en: en.description,
    body_ar: ar.body,
    body_en: en.body,
  };
  originals.set(name, text);
  return text;
}

function readOriginal(name: PageName, locale: Locale): WrittenPage {
  const file = readFileSync(new URL(`./${locale}/${name}.md`, import.meta.url), 'utf8');
  const [head = '', title = '', description = ''] = HEAD.exec(file) ?? [];
  if (title === '') throw new Error(`${locale}/${name}.md needs a title and a description.`);
  return { title, description, body: file.slice(head.length).trim() };
}

/** The words of a version of a page. */
export function pageTextOf(name: PageName, value: unknown): PageTextFields {
  return (value as PageTextFields | null) ?? originalOf(name);
}

/** A page in one language. */
export function writtenPage(text: PageTextFields, locale: Locale): WrittenPage {
  return {
    title: text[`title_${locale}`],
    description: text[`description_${locale}`],
    body: text[`body_${locale}`],
  };
}

/** A page as staff edit it. */
export function presentPageText(name: PageName, { version, value }: NewestText): StaffPageText {
  return { name, version, original: value === null, ...pageTextOf(name, value) };
}

/** What of a page only its parts show: the questions. */
export function hasQuestions(name: PageName): boolean {
  return name === 'faqs';
}
