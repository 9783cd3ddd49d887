import type { ReturnableLine } from '@dp/contract/returns.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Amount } from '@dp/ui/parts/amount.tsx';
import styles from './returns.module.css';
import { useReturnQuote } from './use-return-quote.ts';

export interface MoneyBackProps {
  readonly orderId: number;
  readonly lines: readonly ReturnableLine[];
  /** How many of each product go back. */
  readonly pieces: ReadonlyMap<number, number>;
  /** Whether the cost of delivery comes back if all of the order does. */
  readonly deliveryToo: boolean;
  /** Whether the way back is taken off. */
  readonly lessWayBack: boolean;
}

/** What comes back for the chosen pieces: each product by itself, and all of them together. */
export function MoneyBack({ orderId, lines, pieces, deliveryToo, lessWayBack }: MoneyBackProps) {
  const t = useTranslations('returns');
  const total = useReturnQuote(orderId, pieces);
  const { price } = useFormat();
  const back = lines.flatMap(({ product_id: id, name, paid }) => {
    const amount = paid[(pieces.get(id) ?? 0) - 1];
    return amount === undefined ? [] : { id, name, amount };
  });
  const [first] = back;
  if (first === undefined) return <p className={styles.soft}>{t('moneyBackHere')}</p>;
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
        {back.length === 1 || total === null ? null : (
          <div className={styles.total} aria-busy={total === undefined || undefined}>
            <dt>{t('total')}</dt>
            <dd>
              <Amount value={price(total ?? first.amount)} pending={total === undefined} />
            </dd>
          </div>
        )}
      </dl>
      {deliveryToo ? <p className={styles.soft}>{t('deliveryToo')}</p> : null}
      {lessWayBack ? <p className={styles.soft}>{t('lessWayBack')}</p> : null}
    </div>
  );
}
