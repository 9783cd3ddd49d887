import { LOCALES } from '@dp/contract/locale.ts';
import { PAGE_NAMES } from '@dp/contract/page-names.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compilePage, faultOf } from './compile-page.ts';
import { hasQuestions, pageTextOf, writtenPage } from './page-text.ts';

const page = (name: (typeof PAGE_NAMES)[number], locale: 'ar' | 'en') =>
  compilePage(writtenPage(pageTextOf(name, null), locale));
const shown = (body: string) => compilePage({ title: 'T', description: 'D', body }).intro;

describe('the pages as they come with the shop', () => {
  it.each(PAGE_NAMES)('%s has the same sections, parts and links in both languages', (name) => {
    const shape = (locale: 'ar' | 'en') =>
      page(name, locale).sections.map((section) => ({
        parts: section.parts.length,
        links: [...JSON.stringify(section).matchAll(/href=\\"([^"\\]+)/g)].map(([, to]) => to),
      }));
    expect(shape('ar')).toEqual(shape('en'));
    for (const locale of LOCALES) {
      const { body } = writtenPage(pageTextOf(name, null), locale);
      expect(faultOf(body, hasQuestions(name))).toBeUndefined();
    }
  });

  it('state the shop’s rules', () => {
    const whole = (...named: Parameters<typeof page>) => JSON.stringify(page(...named));
    expect(whole('privacy-policy', 'en')).toContain('not for children under 13');
    expect(whole('privacy-policy', 'ar')).toContain('للأطفال دون 13 سنة');
    expect(whole('refund-policy', 'en')).toMatch(/14 days from purchase.*48 hours of delivery/);
    expect(whole('refund-policy', 'ar')).toMatch(/14 يومًا من الشراء.*48 ساعة من الاستلام/);
  });
});

describe('a body', () => {
  it.each([
    ['# A page has one title', 'heading_level'],
    ['#### Too deep', 'heading_level'],
    ['##No space', 'heading_level'],
    ['[Pay](javascript:alert(1))', 'link_unsafe'],
    ['[Elsewhere](//evil.example)', 'link_unsafe'],
    ['[Plain](http://shop.example)', 'link_unsafe'],
    ['## Orders\n\n### How?\n\n[Write](/contact-us)', undefined],
  ])('%j has the fault %s', (body, fault) => {
    expect(faultOf(body, false)).toBe(fault);
  });

  it('of questions has at least one in each section, and no text beside them', () => {
    expect(faultOf('## Orders\n\n### How?\n\nLike this.', true)).toBeUndefined();
    for (const body of ['Hello', '## Orders\n\n', '## Orders\n\nHello\n\n### How?\n\nSo.']) {
      expect(faultOf(body, true)).toBe('question_missing');
    }
  });
});

test('paragraphs, lists, bold words and links are shown; markup and pictures are not', () => {
  expect(shown('**Free** within\n\n- [Cairo](/delivery)\n- [mail](mailto:a@b.eg)')).toBe(
    '<p><strong>Free</strong> within</p>\n<ul>\n<li><a href="/delivery">Cairo</a></li>\n<li><a href="mailto:a@b.eg">mail</a></li>\n</ul>',
  );
  expect(shown('<b onclick="x">hi</b> ![a "lamp"](https://x.eg/p.png)')).toBe(
    '<p>&lt;b onclick=&quot;x&quot;&gt;hi&lt;/b&gt; a &#34;lamp&#34;</p>',
  );
});

test('whatever is written, only harmless markup comes out', () => {
  const piece = fc.constantFrom(
    ...[
      '<',
      '>',
      '"',
      "'",
      '[',
      ']',
      '(',
      ')',
      '!',
      '\\',
      '`',
      '&',
      '\n',
      '\n\n',
      '    ',
      '# ',
      '- ',
    ],
    ...[
      '<script>',
      'javascript:',
      'https://a.eg/',
      'data:text/html,',
      ' onerror=x',
      '//',
      '&#x6a;',
    ],
  );
  const body = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 30 });
  const tag =
    /<(?:\/?(?:p|ul|ol|li|strong|em|code|pre|blockquote)|br|hr|ol start="\d+"|code class="language-[^"<>]*"|a href="(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)[^"<>]*"|\/a)>/gi;
  fc.assert(
    fc.property(body, (pieces) => {
      const { intro, sections } = compilePage({
        title: '',
        description: '',
        body: pieces.join(''),
      });
      for (const html of [
        intro,
        ...sections.flatMap(({ html, parts }) => [html, ...parts.map((part) => part.html)]),
      ]) {
        expect(html.replace(tag, '')).not.toMatch(/[<>]/);
      }
    }),
    { numRuns: 500 },
  );
});
