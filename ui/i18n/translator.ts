import { TIME_ZONE } from '@dp/contract/limits.ts';
import { formatTag, type Locale } from '@dp/contract/locale.ts';
import { _createCache, _createIntlFormatters, createTranslator } from 'use-intl/core';
import { formatNumber } from './format.ts';
import { type Messages, messagesOf, type Namespace } from './message-catalogue.ts';
import { pluralCategory } from './number-text.ts';

// For all namespaces: making one of the browser's formatters takes milliseconds.
const cache = _createCache();
const formatters = _createIntlFormatters(cache);

/** Numbers and plurals without the browser's formatters, of which messages use nothing more. */
function formattersOf(locale: Locale): typeof formatters {
  const number = { format: (value: number) => formatNumber(value, locale) };
  const plural = { select: (count: number) => pluralCategory(count, locale) };
  return {
    ...formatters,
    getNumberFormat: () => number as Intl.NumberFormat,
    getPluralRules: () => plural as Intl.PluralRules,
  };
}

function create<N extends Namespace>(locale: Locale, messages: Messages[N]) {
  return createTranslator<Messages[N]>({
    locale: formatTag(locale),
    timeZone: TIME_ZONE,
    messages,
    _cache: cache,
    _formatters: formattersOf(locale),
    // A wrong key or a missing argument is a mistake of the program: it fails tests and development,
    // and in production shows the key rather than breaking a page.
    onError(error) {
      if (!import.meta.env?.PROD) throw error;
    },
  });
}

export type Translator<N extends Namespace> = ReturnType<typeof create<N>>;

const made = new Map<string, { messages: unknown; translator: unknown }>();

/** The translator of one feature's messages; undefined while they are not loaded. */
export function translatorOf<N extends Namespace>(
  locale: Locale,
  namespace: N,
): Translator<N> | undefined {
  const messages = messagesOf(locale, namespace);
  if (messages === undefined) return undefined;
  const key = `${locale}.${namespace}`;
  const known = made.get(key);
  if (known?.messages === messages) return known.translator as Translator<N>;
  const translator = create<N>(locale, messages);
  made.set(key, { messages, translator });
  return translator;
}
