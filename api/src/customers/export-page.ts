import { TIME_ZONE } from '@dp/contract/limits.ts';
import { directionOf, formatTag, type Locale } from '@dp/contract/locale.ts';
import type { PersonalRecords } from '../accounts/personal-data.ts';
import { html, SafeHtml } from '../messages/safe-html.ts';
import { EXPORT_WORDS } from './export-words.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 24px 16px; max-width: 800px; font: 16px/1.6 system-ui, "Segoe UI", Tahoma, Arial, sans-serif; }
h1 { font-size: 24px; }
h2 { font-size: 20px; margin-block: 32px 8px; }
table { border-collapse: collapse; inline-size: 100%; margin-block: 0 16px; }
th, td { border: 1px solid #8886; padding: 4px 8px; text-align: start; vertical-align: top; white-space: pre-line; }
th { font-weight: 600; inline-size: 30%; }
td table { margin: 0; }
`;

/**
 * A person's data as a page of its own: what it is called in their language, and its values as they are.
 *
 * @param shop the shop's short name.
 */
export function exportPage(
  records: PersonalRecords,
  { locale, at, shop }: { readonly locale: Locale; readonly at: Date; readonly shop: string },
): string {
  const words = EXPORT_WORDS[locale];
  const sections = Object.entries(records).map(
    ([kind, rows]) => html`<h2>${words.kinds[kind] ?? kind}</h2>
${rows.length === 0 ? html`<p>${words.nothing}</p>` : html`${rows.map((row) => table(row, locale))}`}
`,
  );
  return html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.title}</title>
<style>${new SafeHtml(STYLE)}</style>
</head>
<body>
<h1>${shop}: ${words.title}</h1>
<p>${words.asOf} <bdi>${timeInWords(at, locale)}</bdi></p>
${sections}</body>
</html>
`.markup;
}

function table(row: object, locale: Locale): SafeHtml {
  const { fields } = EXPORT_WORDS[locale];
  const lines = Object.entries(row).filter(([, value]) => value !== null);
  return html`<table>${lines.map(
    ([name, value]) =>
      html`<tr><th scope="row">${fields[name] ?? name}</th><td>${inWords(value, locale)}</td></tr>`,
  )}</table>
`;
}

function inWords(value: unknown, locale: Locale): SafeHtml | string {
  if (Array.isArray(value)) return html`${value.map((each) => asBlock(inWords(each, locale)))}`;
  if (value instanceof Date) return timeInWords(value, locale);
  if (typeof value === 'object' && value !== null) return table(value, locale);
  if (typeof value === 'boolean') return EXPORT_WORDS[locale][value ? 'yes' : 'no'];
  const text = String(value);
  const isTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
  return html`<bdi>${isTime ? timeInWords(new Date(text), locale) : text}</bdi>`;
}

function asBlock(content: SafeHtml | string): SafeHtml {
  return html`<div>${content}</div>`;
}

function timeInWords(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(formatTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(at);
}
