import type { MessagePlaceholder } from '@dp/contract/staff/message-text-values.ts';
import type { ShopWordsPlaceholder } from '@dp/contract/staff/shop-word-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import styles from './texts.module.css';

type Placeholder = MessagePlaceholder | ShopWordsPlaceholder;

/** What a text may hold in braces, each with what the shop puts there. */
export function Placeholders<P extends Placeholder>({
  allowed,
  required,
  meaning,
}: {
  readonly allowed: readonly P[];
  readonly required: readonly P[];
  readonly meaning: (name: P) => string;
}) {
  const t = useTranslations('texts');
  if (allowed.length === 0) return t('messages.noPlaceholders');
  return (
    <span className={styles.placeholders}>
      {allowed.map((name) => (
        <span key={name}>
          <bdi dir="ltr" className={styles.code}>{`{${name}}`}</bdi> {meaning(name)}
          {required.includes(name) ? ` (${t('messages.required')})` : null}
        </span>
      ))}
    </span>
  );
}
