import { DEFAULT_LOCALE, type Locale } from '@dp/contract/locale.ts';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { finishedLoad, loadMessages, type Namespace } from './message-catalogue.ts';
import { type Translator, translatorOf } from './translator.ts';

interface I18n {
  readonly locale: Locale;
  /** The namespaces used by this render; the server sends exactly these along. */
  readonly used: Set<Namespace>;
}

const I18nContext = createContext<I18n>({ locale: DEFAULT_LOCALE, used: new Set() });

/** Sets the language of everything inside. */
export function I18nProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [used] = useState(() => new Set<Namespace>());
  const value = useMemo(() => ({ locale, used }), [locale, used]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** The language shown, and which messages this rendering has used. */
export function useI18n(): I18n {
  return use(I18nContext);
}

/** The language shown. */
export function useLocale(): Locale {
  return use(I18nContext).locale;
}

/**
 * The translations of one feature: `const t = useTranslations('cart'); t('title')`. Arguments are ICU:
 * `t('items', { count })`; markup goes through `t.rich('terms', { link: (text) => <Link …>{text}</Link> })`.
 * Suspends while messages load; during a navigation the old page stays visible.
 */
export function useTranslations<N extends Namespace>(namespace: N): Translator<N> {
  const { locale, used } = use(I18nContext);
  used.add(namespace);
  const translator = translatorOf(locale, namespace);
  // A component that waited in `use` is run again from its start and must meet that `use` again, also
  // now that its messages are there.
  const load =
    translator === undefined ? loadMessages(locale, namespace) : finishedLoad(locale, namespace);
  if (load !== undefined) use(load);
  if (translator !== undefined) return translator;
  const loaded = translatorOf(locale, namespace);
  if (loaded === undefined) throw new Error(`There are no messages named ${namespace}`);
  return loaded;
}
