import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Plus } from 'lucide';
import { type KeyboardEvent, useRef, useState } from 'react';
import { FailedAnswer } from '../parts/failed-answer.tsx';
import { SearchInput } from '../parts/search-input.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './product-picker.module.css';
import type { SaleLine } from './sale-lines.ts';
import { StockNote } from './stock-note.tsx';
import { type Sellable, useProductSearch } from './use-product-search.ts';

export interface ProductPickerProps {
  /** What the order has already. */
  readonly lines: readonly SaleLine[];
  readonly onAdd: (product: Sellable) => void;
}

/** Finds products on sale by name or SKU, and adds one with each press; arrows move, Enter adds. */
export function ProductPicker({ lines, onAdd }: ProductPickerProps) {
  const t = useTranslations('orderForm');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { products, pending, error, retry } = useProductSearch(text);

  function move(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      setText('');
      field.current?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Enter in the field goes to what was found, and must not send the form around it.
    const isEnter = event.key === 'Enter' && event.target === field.current;
    if (step === undefined && !isEnter) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = at + (step ?? 1);
    (to < 0 ? field.current : (buttons[to] ?? buttons.at(-1)))?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and the buttons within.
    <div className={styles.picker} onKeyDown={move}>
      <SearchInput
        ref={field}
        pending={pending}
        label={t('picker.find')}
        placeholder={t('picker.hint')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {error === undefined ? null : <FailedAnswer error={error} onRetry={retry} />}
      {text.trim() !== '' && products === undefined && error === undefined ? (
        <div aria-busy className={styles.found}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      ) : null}
      {products === undefined || products.length === 0 ? null : (
        <ul
          ref={list}
          aria-label={t('picker.results')}
          aria-busy={pending}
          className={styles.found}
        >
          {products.map((product) => (
            <Result
              key={product.id}
              product={product}
              taken={lines.find((line) => line.product_id === product.id)?.quantity ?? 0}
              onAdd={() => onAdd(product)}
            />
          ))}
        </ul>
      )}
      <p role="status" className={styles.none}>
        {products === undefined || pending || error !== undefined ? null : products.length > 0 ? (
          <Hidden>{t('picker.found', { count: products.length })}</Hidden>
        ) : (
          t('picker.nothing', { text: text.trim() })
        )}
      </p>
    </div>
  );
}

interface ResultProps {
  readonly product: Sellable;
  readonly taken: number;
  readonly onAdd: () => void;
}

function Result({ product, taken, onAdd }: ResultProps) {
  const t = useTranslations('orderForm');
  const { price } = useFormat();
  const isSoldOut = product.stock <= taken;
  return (
    <li className={styles.result}>
      <ProductPicture
        picture={product.image ?? undefined}
        sizes="56px"
        className={styles.picture}
      />
      <ProductFacts product={product}>
        <bdi className={styles.price}>{price(product.price)}</bdi>
        <StockNote available={product.stock} />
        {taken === 0 ? null : <span>{t('picker.taken', { count: taken })}</span>}
      </ProductFacts>
      <Button
        look="secondary"
        size="small"
        icon={<Icon of={Plus} size={18} />}
        aria-disabled={isSoldOut || undefined}
        aria-label={t('picker.addNamed', { name: product.name })}
        onClick={isSoldOut ? undefined : onAdd}
      >
        {t('picker.add')}
      </Button>
    </li>
  );
}
