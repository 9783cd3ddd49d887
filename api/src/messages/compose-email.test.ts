import { createHash } from 'node:crypto';
import type { ShopLogo } from '@dp/contract/shop-details.ts';
import { describe, expect, it } from 'vitest';
import { composeEmail, EMAIL_STYLE_SOURCE } from './compose-email.ts';

const parts = [
  { kind: 'text', text: 'One & <two>\nthree' },
  { kind: 'code', code: '012345' },
  { kind: 'details', rows: [['Phone', '+20 10'] as const] },
  { kind: 'link', label: 'Open', url: 'https://shop.example/x?a=1&b=2' },
] as const;
const compose = (locale: 'ar' | 'en', logo: ShopLogo | null = null) =>
  composeEmail({
    locale,
    subject: 'Subject <1>',
    parts,
    publicUrl: 'https://shop.example',
    shop: 'DP',
    logo,
  });

describe('a mail', () => {
  it('has the direction of its language', () => {
    expect(compose('ar').html).toContain('<html lang="ar" dir="rtl">');
    expect(compose('en').html).toContain('<html lang="en" dir="ltr">');
  });

  it('escapes its texts and isolates codes left to right', () => {
    const { html } = compose('ar');
    expect(html).toContain('<title>Subject &#60;1&#62;</title>');
    expect(html).toContain('<p>One &#38; &#60;two&#62;\nthree</p>');
    expect(html).toContain('<p class="code" dir="ltr">012345</p>');
    expect(html).toContain('href="https://shop.example/x?a=1&#38;b=2"');
  });

  it('has the same content as plain text, codes and values isolated in Arabic', () => {
    expect(compose('en').text).toBe(
      'One & <two>\nthree\n\n012345\n\nPhone: +20 10\n\nOpen:\nhttps://shop.example/x?a=1&b=2\n\nDP\nhttps://shop.example\n',
    );
    expect(compose('ar').text).toContain('\n\n\u2066012345\u2069\n\nPhone: \u2068+20 10\u2069\n\n');
  });

  it('isolates stored texts of any age as plain text', () => {
    const forged = 'Mona\r\nTotal: 0\u2028x\u202e\u2069';
    const of = (locale: 'ar' | 'en') =>
      composeEmail({
        locale,
        subject: '',
        parts: [
          { kind: 'details', rows: [[forged, forged]] },
          { kind: 'quote', text: 'a\r\nTotal: 0\u2029\u202eb' },
        ],
        publicUrl: 'https://shop.example',
        shop: 'DP',
        logo: null,
      }).text;
    const line = 'Mona Total: 0 x';
    const end = '\n\n> a\n> Total: 0\n> b\n\nDP\nhttps://shop.example\n';
    expect(of('en')).toBe(`${line}: ${line}${end}`);
    expect(of('ar')).toBe(`${line}: \u2068${line}\u2069${end}`);
  });

  it('is headed by the shop’s logo, whose words are its name, or by the name alone', () => {
    const logo = {
      src: '/media/ab/abc',
      light_src: null,
      widths: [160, 320, 480, 600],
      width: 600,
      height: 150,
      color: '#ffffff',
    };
    expect(compose('ar').html).toContain('<header>DP</header>');
    expect(compose('ar', logo).html).toContain(
      '<header><img src="https://shop.example/media/ab/abc-320.webp" alt="DP" width="160" height="40"></header>',
    );
    expect(compose('ar', logo).text).toBe(compose('ar').text);
  });

  it('has one style sheet, which the policy of the development outbox names', () => {
    const style = /<style>(.*)<\/style>/s.exec(compose('en').html)?.[1] ?? '';
    const digest = createHash('sha256').update(style).digest('base64');
    expect(EMAIL_STYLE_SOURCE).toBe(`'sha256-${digest}'`);
    expect(compose('en').html).not.toMatch(/ style="/);
  });
});
