import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { Trash2 } from 'lucide';
import { memo } from 'react';
import { PictureLine } from '../parts/picture-line.tsx';
import styles from './goods-receipts.module.css';
import { type DraftLine, sumOf } from './receipt-draft.ts';

interface ReceiptLineProps {
  readonly line: DraftLine;
  /** Its place, by which the API names it. */
  readonly place: number;
  readonly seesCosts: boolean;
  readonly quantityProblem: string | undefined;
  readonly costProblem: string | undefined;
  readonly productProblem: string | undefined;
  readonly onChange: (id: number, change: Partial<Pick<DraftLine, 'quantity' | 'cost'>>) => void;
  readonly onRemove: (id: number) => void;
  /** The Enter key: the next product. */
  readonly onNext: () => void;
}

/** A product of a receipt that is being written: how many came, and what one cost. */
// Renders again only when it changes: a delivery may have hundreds of products.
export const ReceiptLine = memo(function ReceiptLine(props: ReceiptLineProps) {
  const { line, place, seesCosts, onChange, onRemove, onNext } = props;
  const { id, name } = line;
  const t = useTranslations('goodsReceipts');
  const { number, price } = useFormat();
  const sum = sumOf(line);
  const field = (part: 'quantity' | 'cost') => ({
    name: `lines.${place}.${part}`,
    value: line[part],
    dir: 'ltr',
    autoComplete: 'off',
    maxLength: 14,
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { value: string } }) =>
      onChange(id, { [part]: value }),
  });
  return (
    <li
      className={styles.line}
      aria-label={name}
      // Enter in a field must not save a receipt that is still being written.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        onNext();
      }}
    >
      <div className={styles.head}>
        <PictureLine
          picture={line.image}
          title={<bdi>{name}</bdi>}
          detail={
            <>
              <bdi dir="ltr">{line.sku}</bdi> · {t('onHand', { count: line.on_hand })}
            </>
          }
        />
        <IconButton data-remove label={t('remove', { name })} onClick={() => onRemove(id)}>
          <Icon of={Trash2} size={20} />
        </IconButton>
      </div>
      {props.productProblem === undefined ? null : (
        <p role="alert" className={styles.gone}>
          {props.productProblem}
        </p>
      )}
      <div className={styles.fields}>
        <TextField
          {...field('quantity')}
          label={t('quantity')}
          inputMode="numeric"
          error={props.quantityProblem}
        />
        {seesCosts ? (
          <TextField
            {...field('cost')}
            label={t('cost')}
            inputMode="decimal"
            placeholder={line.cost_now === null ? undefined : number(line.cost_now)}
            error={props.costProblem}
          />
        ) : null}
        {sum === null || !seesCosts ? null : (
          <span className={styles.sum}>
            {t('sum')} <bdi>{price(sum)}</bdi>
          </span>
        )}
      </div>
    </li>
  );
});
