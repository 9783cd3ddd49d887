import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compilePage } from '../../build-pages.ts';
import { findQuestions } from './find-questions.ts';

const folder = new URL('./', import.meta.url);
const page = (language: 'ar' | 'en', name: string) =>
  compilePage(readFileSync(new URL(`${language}/${name}`, folder), 'utf8'), name);
const names = readdirSync(new URL('ar/', folder));

describe('the pages of text', () => {
  it('are the same in both languages', () => {
    expect(readdirSync(new URL('en/', folder))).toEqual(names);
  });

  it.each(names)('%s has the same sections, parts and links in both languages', (name) => {
    const shape = (language: 'ar' | 'en') =>
      page(language, name).sections.map((section) => ({
        parts: section.parts.length,
        links: [...JSON.stringify(section).matchAll(/href=\\"([^"\\]+)/g)].map(([, to]) => to),
      }));
    expect(shape('ar')).toEqual(shape('en'));
  });

  it('state the shop’s rules', () => {
    const whole = (language: 'ar' | 'en', name: string) => JSON.stringify(page(language, name));
    expect(whole('en', 'privacy-policy.md')).toContain('not for children under 13');
    expect(whole('ar', 'privacy-policy.md')).toContain('للأطفال دون 13 سنة');
    expect(whole('en', 'refund-policy.md')).toMatch(/14 days from purchase.*48 hours of delivery/);
    expect(whole('ar', 'refund-policy.md')).toMatch(/14 يومًا من الشراء.*48 ساعة من الاستلام/);
  });
});

describe('a page in Markdown', () => {
  it('needs a title and a description', () => {
    expect(() => compilePage('Hello')).toThrow(/needs a title/);
    expect(() => compilePage('---\ntitle: A\n---\nHello')).toThrow(/needs a description/);
  });

  it('has one h1, which the page itself gives it', () => {
    expect(() => compilePage('---\ntitle: A\ndescription: B\n---\n# C')).toThrow(/only ## and ###/);
  });
});

describe('searching the questions', () => {
  const { sections } = page('ar', 'faqs.md');
  const titles = (wanted: string) =>
    findQuestions(sections, wanted).flatMap(({ parts }) => parts.map(({ title }) => title));

  it('finds them however hamza, ta marbuta, marks and digits are written', () => {
    expect(titles('الغاء')).toContain('هل أستطيع إلغاء الطلب؟');
    expect(titles('فاتوره')).toContain('هل أحصل على فاتورة؟');
    expect(titles('٤٨ ساعه')).toEqual(['وصلني المنتج مكسورًا، ماذا أفعل؟']);
  });

  it('shows all while nothing is typed and none for what is nowhere', () => {
    expect(findQuestions(sections, '  ')).toBe(sections);
    expect(findQuestions(sections, 'دراجة')).toEqual([]);
  });
});
