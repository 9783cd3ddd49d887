import { LINE_QUANTITY_MAX } from '@dp/contract/limits.ts';
import { QuantityStepper } from '@dp/ui/fields/quantity-stepper.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { CircleAlert, Trash2 } from 'lucide';
import { useRef } from 'react';
import { ProductFacts } from './product-facts.tsx';
import type { SaleLine } from './sale-lines.ts';
import styles from './sale-lines-list.module.css';
import { StockNote } from './stock-note.tsx';

/** What the API says of a line. */
interface LineFacts {
  /** EGP, for one. */
  readonly unitPrice: number;
  /** Units there are at this moment. */
  readonly available: number | undefined;
  /** Why the order cannot be saved with it. */
  readonly problem: string | undefined;
}

export interface SaleLinesListProps {
  readonly lines: readonly SaleLine[];
  readonly facts: (line: SaleLine) => LineFacts;
  /** 0 takes the line away. */
  readonly onChange: (productId: number, quantity: number) => void;
}

/** The products of an order that is being written; what is wrong with one is said at it. */
export function SaleLinesList({ lines, facts, onChange }: SaleLinesListProps) {
  const t = useTranslations('orderForm');
  const list = useRef<HTMLUListElement>(null);
  if (lines.length === 0) return <p className={styles.none}>{t('noLines')}</p>;
  return (
    <ul ref={list} aria-label={t('lines')}>
      {lines.map((line, index) => (
        <Line
          key={line.product_id}
          line={line}
          facts={facts(line)}
          onChange={(quantity) => {
            if (quantity === 0) focusBeside(list.current, index);
            onChange(line.product_id, quantity);
          }}
        />
      ))}
    </ul>
  );
}

/** Keeps the keyboard in the list when the line that has the focus goes. */
function focusBeside(list: HTMLElement | null, index: number): void {
  const removers = [...(list?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  (removers[index + 1] ?? removers[index - 1])?.focus();
}

interface LineProps {
  readonly line: SaleLine;
  readonly facts: LineFacts;
  readonly onChange: (quantity: number) => void;
}

function Line({ line, facts: { unitPrice, available, problem }, onChange }: LineProps) {
  const t = useTranslations('orderForm');
  const { price } = useFormat();
  const problemId = `line-${line.product_id}-problem`;
  return (
    <li className={styles.line} data-wrong={problem === undefined ? undefined : ''}>
      <ProductPicture picture={line.image ?? undefined} sizes="64px" className={styles.picture} />
      <ProductFacts product={line}>
        <bdi>{t('each', { price: price(unitPrice) })}</bdi>
        {available === undefined ? null : <StockNote available={available} />}
      </ProductFacts>
      <span className={styles.controls}>
        <QuantityStepper
          name={line.name}
          value={line.quantity}
          max={LINE_QUANTITY_MAX}
          onChange={onChange}
        />
        <IconButton
          data-remove
          label={t('remove', { name: line.name })}
          aria-describedby={problem === undefined ? undefined : problemId}
          onClick={() => onChange(0)}
        >
          <Icon of={Trash2} size={20} />
        </IconButton>
      </span>
      {problem === undefined ? null : (
        <p id={problemId} role="alert" className={styles.problem}>
          <Icon of={CircleAlert} size={16} />
          {problem}
        </p>
      )}
    </li>
  );
}
