import { type ConfirmationRule, needsConfirmation } from '@dp/contract/staff/confirmation-rule.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import styles from './settings.module.css';

/** Orders that owners know: a small and a large first one, regular customers', and of one who refused. */
const EXAMPLES = [
  { received: 0, refused: 0, total: 300 },
  { received: 0, refused: 0, total: 2_500 },
  { received: 2, refused: 0, total: 2_500 },
  { received: 10, refused: 0, total: 2_500 },
  { received: 10, refused: 1, total: 300 },
] as const;

/** A rule in a sentence, and what it decides about some orders. */
export function RulePreview({ rule }: { readonly rule: ConfirmationRule }) {
  const t = useTranslations('settings');
  const { price } = useFormat();
  const { trusted_after: trusted, below } = rule;
  const kind =
    trusted === null ? (below === null ? 'nobody' : 'small') : below === null ? 'trusted' : 'both';
  return (
    <div className={styles.preview}>
      <p aria-live="polite" className={styles.sentence}>
        {t(`preview.${kind}`, { count: trusted ?? 0, amount: price(below ?? 0) })}
      </p>
      <ul className={styles.examples} aria-label={t('preview.examples')}>
        {EXAMPLES.map(({ received, refused, total }) => {
          const history = { received, refused, blocked: false };
          const asked = needsConfirmation({ total, history }, rule);
          return (
            <li key={`${received} ${refused} ${total}`} className={styles.example}>
              <span>
                {t('preview.example', { received, amount: price(total) })}
                {refused > 0 ? ` ${t('preview.refused', { count: refused })}` : null}
              </span>
              <Badge look={asked ? 'warning' : 'ok'}>
                {asked ? t('preview.asked') : t('preview.notAsked')}
              </Badge>
            </li>
          );
        })}
      </ul>
      <p className={styles.soft}>{t('preview.always')}</p>
    </div>
  );
}
