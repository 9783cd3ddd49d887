import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useAction } from '../parts/use-action.ts';
import styles from './packing.module.css';

type PickingList = StaffCallOutput<'getPickingList'>['data'];
type Product = PickingList['products'][number];

export interface PickMarkProps {
  readonly order: PickingList['orders'][number];
  readonly product: Product;
  readonly line: Product['marks'][number];
}

/** Ticks what an order needs of a product, or takes the tick back; shown at once, like every other line's. */
export function PickMark({ order: { order, mark, packing }, product, line }: PickMarkProps) {
  const t = useTranslations('packing');
  const { number } = useFormat();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [expected, setExpected] = useState<number>();
  const { quantity } = line;
  const picked = expected ?? line.picked;
  const isPicked = picked === quantity;
  const pick = useAction(async () => {
    const next = isPicked ? 0 : quantity;
    setExpected(next);
    try {
      await call('pickLine', {
        body: {
          order_id: order.id,
          product_id: product.product_id,
          picked: next,
          seen: line.picked,
        },
      });
    } finally {
      // Another picker's ticks show as well.
      await revalidate();
      setExpected(undefined);
    }
  });
  return (
    <Button
      size="small"
      look={isPicked ? 'primary' : 'secondary'}
      aria-pressed={isPicked}
      disabled={packing === 'packed'}
      aria-label={t('tick', { name: product.name[locale], order: order.number })}
      onClick={() => pick.run()}
    >
      <span className={styles.mark}>{number(mark)}</span>
      <bdi>{t('progress', { picked: number(picked), units: number(quantity) })}</bdi>
    </Button>
  );
}
