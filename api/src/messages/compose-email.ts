import { createHash } from 'node:crypto';
import { directionOf, type Locale } from '@dp/contract/locale.ts';
import { severalLines, stripBidiMarks } from '@dp/contract/plain-text.ts';
import type { ShopLogo } from '@dp/contract/shop-details.ts';
import { contained, isolate, isolateLtr } from '../pdf-text/isolate.ts';
import { html, SafeHtml } from './safe-html.ts';

/** One part of a mail's body. */
export type EmailPart =
  | { readonly kind: 'text'; readonly text: string }
  /** A one-time code or a number to type, shown large and left to right. */
  | { readonly kind: 'code'; readonly code: string }
  /** Name and value rows, such as an order's lines and total. */
  | { readonly kind: 'details'; readonly rows: readonly (readonly [name: string, value: string])[] }
  /** User input with its own line breaks, marked as a quote. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #faf7f1; color: #221d16;
  font: 17px/1.7 system-ui, "Segoe UI", Tahoma, Arial, sans-serif; }
main { max-width: 520px; margin: 0 auto; padding: 28px 24px; background: #ffffff; border-radius: 20px; }
header { font-size: 20px; font-weight: 700; margin: 0 0 16px; }
header img { display: block; border: 0; }
p, blockquote { margin: 0 0 16px; white-space: pre-line; }
blockquote { padding-inline-start: 12px; border-inline-start: 3px solid #e8e0d2; }
.code { direction: ltr; text-align: center; font-size: 32px; font-weight: 700; letter-spacing: 6px;
  padding: 12px; background: #fdf0d5; color: #221d16; border-radius: 14px; }
table { width: 100%; border-collapse: collapse; margin: 0 0 16px; }
th { font-weight: 400; }
th, td { padding: 6px 0; border-bottom: 1px solid #e8e0d2; text-align: start; vertical-align: top; }
td { text-align: end; }
.link { display: inline-block; padding: 12px 24px; border-radius: 999px; background: #f2a71b;
  color: #221d16; font-weight: 700; text-decoration: none; }
footer { max-width: 520px; margin: 16px auto 0; font-size: 13px; color: #6b6153; text-align: center; }
footer a { color: inherit; }
@media (prefers-color-scheme: dark) {
  body { background: #171411; color: #f3ece0; }
  main { background: #211d18; }
  header img { padding: 6px; background: #ffffff; border-radius: 6px; }
  .code { background: #3a2d12; color: #f3ece0; }
  th, td { border-color: #3a342b; }
  footer { color: #b3a894; }
}
`;

/** What a content security policy must name for the mails' style sheet to apply. */
export const EMAIL_STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/**
 * A mail as plain text and as HTML, both in the direction of its language. Its texts are plain; the caller
 * isolates phone numbers and names with `direction.ts`.
 */
export function composeEmail(email: {
  readonly locale: Locale;
  readonly subject: string;
  readonly parts: readonly EmailPart[];
  readonly publicUrl: string;
  /** The shop's short name, as its settings say. */
  readonly shop: string;
  /** Shown in place of the name, which mail programs without pictures show. */
  readonly logo: ShopLogo | null;
}): Email {
  const { locale, subject, parts, publicUrl, shop, logo } = email;
  const page = html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${new SafeHtml(STYLE)}</style>
</head>
<body>
<main>
<header>${logo === null ? shop : logoAsHtml(logo, shop, publicUrl)}</header>
${parts.map(partAsHtml)}</main>
<footer><a href="${publicUrl}" dir="ltr">${new URL(publicUrl).host}</a></footer>
</body>
</html>
`;
  const text = `${parts.map((part) => partAsText(part, locale)).join('\n\n')}\n\n${shop}\n${publicUrl}\n`;
  return { subject, text, html: page.markup };
}

/** The most room of a logo, in CSS pixels; the file has twice as many. */
const LOGO_ROOM = { width: 200, height: 40 };

function logoAsHtml(logo: ShopLogo, shop: string, publicUrl: string): SafeHtml {
  const scale = Math.min(LOGO_ROOM.width / logo.width, LOGO_ROOM.height / logo.height);
  const [width, height] = [logo.width, logo.height].map((side) => String(Math.round(side * scale)));
  const file = logo.widths.find((each) => each >= 2 * Number(width)) ?? logo.width;
  const address = new URL(`${logo.src}-${file}.webp`, publicUrl).href;
  return html`<img src="${address}" alt="${shop}" width="${width}" height="${height}">`;
}

function partAsHtml(part: EmailPart): SafeHtml {
  switch (part.kind) {
    case 'text':
      return html`<p>${part.text}</p>\n`;
    case 'code':
      return html`<p class="code" dir="ltr">${part.code}</p>\n`;
    case 'details':
      return html`<table>${part.rows.map(
        ([name, value]) =>
          html`<tr><th scope="row"><bdi>${name}</bdi></th><td><bdi>${value}</bdi></td></tr>`,
      )}</table>\n`;
    case 'quote':
      return html`<blockquote dir="auto">${part.text}</blockquote>\n`;
    case 'link':
      return html`<p><a class="link" href="${part.url}">${part.label}</a></p>\n`;
  }
}

function partAsText(part: EmailPart, locale: Locale): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return locale === 'ar' ? isolateLtr(part.code) : part.code;
    case 'details':
      return part.rows
        .map(
          ([name, value]) =>
            `${contained(name)}: ${locale === 'ar' ? isolate(value) : contained(value)}`,
        )
        .join('\n');
    case 'quote':
      return severalLines(stripBidiMarks(part.text)).replace(/^/gm, '> ');
    case 'link':
      return `${part.label}:\n${part.url}`;
  }
}
