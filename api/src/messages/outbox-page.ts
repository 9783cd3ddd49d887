import { createHash } from 'node:crypto';
import { directionOf } from '@dp/contract/locale.ts';
import type { OutboxRow } from './message-store.ts';
import { html, SafeHtml } from './safe-html.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: #faf7f1; --card: #ffffff; --ink: #221d16; --quiet: #6b6153;
  --line: #e8e0d2; --mark: #fdf0d5; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #171411; --card: #211d18; --ink: #f3ece0; --quiet: #b3a894; --line: #3a342b;
    --mark: #3a2d12; }
}
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 720px; background: var(--paper);
  color: var(--ink); font: 16px/1.6 system-ui, "Segoe UI", Tahoma, sans-serif; }
a { color: inherit; }
h1 { font-size: 24px; margin: 0; }
.about { color: var(--quiet); margin: 4px 0 24px; }
.none { padding: 32px; text-align: center; border: 1px dashed var(--line); border-radius: 20px; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 16px; }
li { background: var(--card); border: 1px solid var(--line); border-radius: 20px; padding: 16px 20px; }
.envelope { display: flex; flex-wrap: wrap; gap: 4px 12px; font-size: 13px; color: var(--quiet); }
.channel { font-weight: 700; text-transform: uppercase; background: var(--mark); color: var(--ink);
  border-radius: 999px; padding: 0 10px; }
time { margin-inline-start: auto; }
h2 { font-size: 17px; margin: 12px 0 0; }
pre { margin: 12px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; text-align: start;
  unicode-bidi: plaintext; }
.look { font-size: 13px; }
`;

/** The page's content security policy: its own style sheet only. */
export const OUTBOX_PAGE_POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The development outbox as a page: every message in its own language and direction, newest first. */
export function renderOutboxPage(messages: readonly OutboxRow[]): string {
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox – DP development</title>
<style>${new SafeHtml(STYLE)}</style>
</head>
<body>
<header>
<h1>Outbox</h1>
<p class="about">Mails and text messages of this development shop, newest first. Production has no such page. <a href="/dev/outbox">Reload</a></p>
</header>
<main>
${
  messages.length === 0
    ? html`<p class="none">No message yet. Register or ask for a code, then reload.</p>`
    : html`<ol>${messages.map(renderMessage)}</ol>`
}
</main>
</body>
</html>
`.markup;
}

function renderMessage(message: OutboxRow): SafeHtml {
  const { locale } = message;
  const direction = directionOf(locale);
  const at = message.createdAt.toISOString();
  return html`
<li>
<div class="envelope"><span class="channel">${message.channel}</span><span>to <bdi dir="ltr">${message.recipient}</bdi></span><span>${message.status}</span><time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time></div>
${message.subject === '' ? undefined : html`<h2 lang="${locale}" dir="${direction}">${message.subject}</h2>`}
<pre lang="${locale}" dir="${direction}">${message.text.trim()}</pre>
${message.html === null ? undefined : html`<a class="look" href="/dev/outbox/${message.id}">See the mail as it looks</a>`}
</li>`;
}
