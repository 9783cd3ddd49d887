import type { ReturnableLine } from '@dp/contract/returns.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import styles from './returns.module.css';

export interface MoneyBackProps {
  readonly lines: readonly ReturnableLine[];
  /** How many of each product go back. */
  readonly pieces: ReadonlyMap<number, number>;
  /** Whether the way back is taken off. */
  readonly lessWayBack: boolean;
}

/** What comes back for the chosen pieces, each product by itself: the shop adds up once it has seen them. */
export function MoneyBack({ lines, pieces, lessWayBack }: MoneyBackProps) {
  const t = useTranslations('returns');
  const { price } = useFormat();
  const back = lines.flatMap(({ product_id: id, name, paid }) => {
    const amount = paid[(pieces.get(id) ?? 0) - 1];
    return amount === undefined ? [] : { id, name, amount };
  });
  if (back.length === 0) return null;
  return (
    <div className={styles.back}>
      {back.length === 1 ? null : <p className={styles.kind}>{t('moneyBack')}</p>}
      <dl>
        {back.map(({ id, name, amount }) => (
          <div key={id}>
            <dt>{back.length === 1 ? t('moneyBack') : <bdi>{name}</bdi>}</dt>
            <dd>
              <bdi>{price(amount)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {lessWayBack ? <p className={styles.soft}>{t('lessWayBack')}</p> : null}
    </div>
  );
}
