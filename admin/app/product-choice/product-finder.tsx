import type { ChosenProduct } from '@dp/contract/staff/chosen-product.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Spinner } from '@dp/ui/parts/spinner.tsx';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useLatestAnswer } from '../api/use-latest-answer.ts';
import styles from './product-choice.module.css';
import { ProductRow, ProductRows } from './product-rows.tsx';

/** The call that finds products to choose. */
export type FindProducts = (
  query: { readonly text: string },
  signal: AbortSignal,
) => Promise<{ readonly data: readonly ChosenProduct[] }>;

/** Products by name or SKU, those on sale as the shop's search ranks them. */
export const findChoosable: FindProducts = (query, signal) =>
  call('findChoosableProducts', { query, signal });

/** Finds products by name or SKU, on sale or not, and chooses one with each press. */
export function ProductFinder({
  taken,
  onChoose,
  find = findChoosable,
}: {
  /** The ids of those that are chosen already. */
  readonly taken: readonly number[];
  readonly onChoose: (product: ChosenProduct) => void;
  readonly find?: FindProducts | undefined;
}) {
  const t = useTranslations('productChoice');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const wanted = text.trim().slice(0, 100);
  const { data, error, pending } = useLatestAnswer(
    wanted === '' ? undefined : { text: wanted },
    find,
  );
  const found = wanted === '' ? undefined : data?.data;
  return (
    <div className={styles.finder}>
      <TextField
        type="search"
        label={t('findProducts')}
        autoComplete="off"
        maxLength={100}
        value={text}
        end={pending ? <Spinner /> : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        // Enter must not send the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className={styles.note}>
        {error !== undefined
          ? errorText(error)
          : found === undefined || pending
            ? null
            : t('foundProducts', { count: found.length })}
      </p>
      {found === undefined || found.length === 0 ? null : (
        <ProductRows label={t('findProducts')}>
          {found.map((product) => (
            <ProductRow key={product.id} product={product}>
              <Button
                look="secondary"
                size="small"
                disabled={taken.includes(product.id)}
                aria-label={t('chooseProduct', { name: product.name })}
                onClick={() => onChoose(product)}
              >
                {t('choose')}
              </Button>
            </ProductRow>
          ))}
        </ProductRows>
      )}
    </div>
  );
}
