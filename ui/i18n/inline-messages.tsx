import type { Locale } from '@dp/contract/locale.ts';
import { useI18n } from './i18n-context.tsx';
import { addMessages, messagesOf, type Namespace } from './message-catalogue.ts';

const ELEMENT_ID = 'messages';

/**
 * Sends the messages that the page used along with it, so that hydration needs no further request. Must come
 * after everything that translates and before the scripts that read it.
 */
export function InlineMessages() {
  const { locale, used } = useI18n();
  const html = import.meta.env.SSR
    ? serialise(locale, used)
    : (document.getElementById(ELEMENT_ID)?.innerHTML ?? '');
  return (
    <script
      id={ELEMENT_ID}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; `<` is escaped.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const serialised = new WeakMap<object, string>();

/** A feature's messages as text, made once: every page sends some. */
function textOf(messages: object): string {
  let text = serialised.get(messages);
  if (text === undefined) {
    text = JSON.stringify(messages).replaceAll('<', '\\u003c');
    serialised.set(messages, text);
  }
  return text;
}

function serialise(locale: Locale, used: ReadonlySet<Namespace>): string {
  const members = [...used].flatMap((namespace) => {
    const messages = messagesOf(locale, namespace);
    return messages === undefined ? [] : [`"${namespace}":${textOf(messages)}`];
  });
  return `{"locale":"${locale}","messages":{${members.join()}}}`;
}

/** In the browser, before hydration: registers the messages sent with the page. */
export function readInlineMessages(): void {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (text === undefined || text === null || text === '') return;
  const { locale, messages } = JSON.parse(text);
  addMessages(locale, messages);
}
