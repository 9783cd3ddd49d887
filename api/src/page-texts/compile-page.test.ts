import { LOCALES } from '@dp/contract/locale.ts';
import { PAGE_NAMES } from '@dp/contract/page-names.ts';
import { PAYS_BY, type PaysBy } from '@dp/contract/payments.ts';
import { settingSchemas } from '@dp/contract/staff/settings.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compilePage, faultOf } from './compile-page.ts';
import { hasQuestions, type PageFacts, pageTextOf, writtenPage } from './page-text.ts';

const TERMS = settingSchemas.returns.parse({});
const delivery = {
  leastPiastres: 50_00,
  mostPiastres: 120_00,
  daysMost: 5,
  freeOverPiastres: 2_500_00,
};
const page = (name: (typeof PAGE_NAMES)[number], locale: 'ar' | 'en', pays: PaysBy = 'cash') =>
  compilePage(writtenPage(pageTextOf(name, null, { pays, returns: TERMS, delivery }), locale));
const shown = (body: string) => compilePage({ title: 'T', description: 'D', body }).intro;

describe('the pages as they come with the shop', () => {
  it.each(PAGE_NAMES.flatMap((name) => PAYS_BY.map((pays) => [name, pays] as const)))(
    '%s has the same sections, parts and links in both languages (%s)',
    (name, pays) => {
      const shape = (locale: 'ar' | 'en') =>
        page(name, locale, pays).sections.map((section) => ({
          parts: section.parts.length,
          links: [...JSON.stringify(section).matchAll(/href=\\"([^"\\]+)/g)].map(([, to]) => to),
        }));
      expect(shape('ar')).toEqual(shape('en'));
      for (const locale of LOCALES) {
        const { body } = writtenPage(
          pageTextOf(name, null, { pays, returns: TERMS, delivery }),
          locale,
        );
        expect(faultOf(body, hasQuestions(name))).toBeUndefined();
        expect(body).not.toMatch(/<!--|[{}]/);
      }
    },
  );

  it('say how the shop is paid', () => {
    const whole = (pays: PaysBy) =>
      (['ar', 'en'] as const).map((locale) => JSON.stringify(page('faqs', locale, pays))).join();
    expect(whole('cash')).toMatch(
      /الدفع نقدًا عند الاستلام.*ليس في الوقت الحالي.*Not at the moment/,
    );
    expect(whole('both')).toMatch(
      /نقدًا عند الاستلام.*أو إلكترونيًا.*Cash on delivery, paid.*or online/,
    );
    expect(whole('both')).not.toMatch(/ليس في الوقت الحالي|Not at the moment/);
    expect(whole('online')).not.toMatch(/نقدًا|on delivery|قبل الدفع|before I pay/);
  });

  it('say what delivery costs', () => {
    const questions = (of: PageFacts['delivery']) =>
      LOCALES.map((locale) =>
        JSON.stringify(
          writtenPage(
            pageTextOf('faqs', null, { pays: 'cash', returns: TERMS, delivery: of }),
            locale,
          ),
        ).replaceAll('\u00a0', ' '),
      ).join();
    expect(questions(delivery)).toMatch(
      /من \u200f?50 .*إلى \u200f?120 .*ومن \u200f?2,500 .* يصبح مجانًا/,
    );
    expect(questions(delivery)).toMatch(/From EGP 50 to EGP 120.*from EGP 2,500 on/);
    expect(questions(delivery)).toMatch(/خلال 5 أيام عمل.*within 5 working days/);
    const charged = questions({ ...delivery, freeOverPiastres: null });
    expect(charged).toMatch(/من \u200f?50 .*إلى \u200f?120 /);
    expect(charged).not.toMatch(/يصبح مجانًا/);
    expect(questions(undefined)).not.toMatch(/من \u200f?0 |EGP/);
  });

  it('say what the owner has decided about returns, with the right plurals', () => {
    const policy = (locale: 'ar' | 'en', returns: object) =>
      JSON.stringify(
        compilePage(
          writtenPage(
            pageTextOf('refund-policy', null, {
              pays: 'cash',
              returns: { ...TERMS, ...returns },
              delivery,
            }),
            locale,
          ),
        ),
      );
    const more = { return_days: 21, defect_days: 100, refund_days: 2, warranty_months: 36 };
    expect(policy('ar', more)).toMatch(
      /21 يومًا من الشراء.*خلال 100 يوم من استلامه.*36 شهرًا.*خلال يومين/,
    );
    expect(policy('en', more)).toMatch(/21 days from purchase.*100 days.*36 months.*within 2 days/);
    expect(policy('ar', { return_days: 103 })).toContain('103 أيام من الشراء');
    expect(policy('en', { refund_days: 1 })).toContain('within one day');
    expect(policy('en', {})).toContain('sending it back is yours');
    expect(policy('en', { free_way_back: true })).toContain('at our expense in this case too');
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
