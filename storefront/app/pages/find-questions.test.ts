import { describe, expect, it } from 'vitest';
import { findQuestions } from './find-questions.ts';

const question = (title: string, html: string) => ({ title, html });
const sections = [
  {
    title: 'الطلب',
    html: '',
    parts: [
      question('هل أستطيع إلغاء الطلب؟', '<p>نعم، ما دام لم يخرج للتوصيل.</p>'),
      question('هل أحصل على فاتورة؟', '<p>نعم، من <a href="/order-history">طلباتي</a>.</p>'),
    ],
  },
  {
    title: 'الاسترجاع',
    html: '',
    parts: [question('وصلني المنتج مكسورًا، ماذا أفعل؟', '<p>أبلغنا خلال 48 ساعة.</p>')],
  },
];

describe('searching the questions', () => {
  const titles = (wanted: string) =>
    findQuestions(sections, wanted).flatMap(({ parts }) => parts.map(({ title }) => title));

  it('finds them however hamza, ta marbuta, marks and digits are written', () => {
    expect(titles('الغاء')).toContain('هل أستطيع إلغاء الطلب؟');
    expect(titles('فاتوره')).toContain('هل أحصل على فاتورة؟');
    expect(titles('٤٨ ساعه')).toEqual(['وصلني المنتج مكسورًا، ماذا أفعل؟']);
  });

  it('finds them by other words for the same', () => {
    expect(titles('شحن')).toEqual(['هل أستطيع إلغاء الطلب؟']);
    expect(titles('Receipt')).toEqual(['هل أحصل على فاتورة؟']);
  });

  it('shows all while nothing is typed and none for what is nowhere', () => {
    expect(findQuestions(sections, '  ')).toBe(sections);
    expect(findQuestions(sections, 'دراجة')).toEqual([]);
    expect(titles('href')).toEqual([]);
  });
});
