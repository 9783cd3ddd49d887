import type { OrderDifference } from '@dp/contract/orders.ts';
import type { QuotedLine } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { TriangleAlert } from 'lucide';
import { lazy, type ReactNode, Suspense } from 'react';
import { listedDifferences } from './differences.ts';
import styles from './differences-sheet.module.css';
import type { Disagreement } from './use-placement.ts';

const Sheet = lazy(async () => ({ default: (await import('@dp/ui/overlays/sheet.tsx')).Sheet }));

export interface DifferencesSheetProps {
  readonly disagreement: Disagreement;
  /** The lines as the shopper saw them, for the names of withdrawn products. */
  readonly lines: readonly QuotedLine[];
  readonly busy: boolean;
  readonly onAgree: () => void;
  readonly onLook: () => void;
}

/** Everything that has changed since the shopper looked, to be accepted before placing. */
export function DifferencesSheet(props: DifferencesSheetProps) {
  const { disagreement, lines, busy, onAgree, onLook } = props;
  const t = useTranslations('checkout');
  const format = useFormat();
  const { differs, agreed } = disagreement;
  const before = differs.differences.find((difference) => difference.kind === 'total')?.expected;
  const total = differs.quote?.total;
  return (
    <Suspense>
      <Sheet
        open
        onClose={onLook}
        title={t('differsTitle')}
        footer={
          agreed === undefined || total === undefined ? (
            <ButtonLink to="/my-cart" replace size="large" full>
              {t('differs.toCart')}
            </ButtonLink>
          ) : (
            <div className={styles.actions}>
              <Button size="large" full busy={busy} onClick={onAgree}>
                {t('differs.agree', { amount: format.price(total) })}
              </Button>
              <Button look="quiet" full onClick={onLook}>
                {t('differs.look')}
              </Button>
            </div>
          )
        }
      >
        <p className={styles.text}>{t('differsText')}</p>
        <ul className={styles.list}>
          {listedDifferences(differs.differences).map((difference) => (
            <li key={JSON.stringify(difference)}>
              <Icon of={TriangleAlert} />
              <span>
                <Difference difference={difference} lines={lines} />
              </span>
            </li>
          ))}
        </ul>
        {total === undefined ? (
          <p className={styles.text}>{t('differs.nothingLeft')}</p>
        ) : (
          <p className={styles.total}>
            <span>{t('differs.total')}</span>
            <span>
              <bdi className={styles.sum}>{format.price(total)}</bdi>{' '}
              {before === undefined || before === total ? null : (
                <span className={styles.before}>
                  {t.rich('differs.totalBefore', { amount: format.price(before), s: struck })}
                </span>
              )}
            </span>
          </p>
        )}
      </Sheet>
    </Suspense>
  );
}

function struck(words: ReactNode) {
  return (
    <s>
      <bdi>{words}</bdi>
    </s>
  );
}

function strong(words: ReactNode) {
  return (
    <b>
      <bdi>{words}</bdi>
    </b>
  );
}

interface DifferenceProps {
  readonly difference: Exclude<OrderDifference, { kind: 'total' }>;
  readonly lines: readonly QuotedLine[];
}

function Difference({ difference, lines }: DifferenceProps) {
  const t = useTranslations('checkout');
  const format = useFormat();
  const money = (amount: { expected: number; actual: number }) => ({
    expected: format.price(amount.expected),
    actual: format.price(amount.actual),
    s: struck,
    b: strong,
  });
  switch (difference.kind) {
    case 'missing': {
      const name = lines.find((line) => line.product_id === difference.product_id)?.name;
      return name === undefined ? t('differs.missingUnnamed') : t('differs.missing', { name });
    }
    case 'stock':
      return difference.available === 0
        ? t('differs.soldOut', { name: difference.name })
        : t('differs.stock', {
            name: difference.name,
            available: difference.available,
            requested: format.number(difference.requested),
          });
    case 'limit':
      return t('differs.limit', {
        name: difference.name,
        allowed: difference.allowed,
        requested: format.number(difference.requested),
      });
    case 'price':
      return t.rich('differs.price', { name: difference.name, ...money(difference) });
    case 'shipping':
      return t.rich('differs.shipping', money(difference));
    case 'voucher':
      return t('differs.voucher', {
        code: difference.code,
        reason: t(`voucherReason.${difference.reason}`),
      });
  }
}
