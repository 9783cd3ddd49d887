import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { Price } from '@dp/ui/products/price.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { History, LayoutGrid, Search, Tag } from 'lucide';
import { useEffect } from 'react';
import { Highlighted } from './highlighted.tsx';
import styles from './suggestion-list.module.css';
import type { Suggestion } from './use-suggestions.ts';

export interface SuggestionListProps {
  readonly id: string;
  /** Of each kind one after the other. */
  readonly suggestions: readonly Suggestion[];
  /** Whether nothing is typed yet: then there are no results to go on to. */
  readonly isStart: boolean;
  /** Index of the active option; -1 for none. */
  readonly active: number;
  readonly typed: string;
  /** How many results there are to go on to; undefined while that is not known. */
  readonly results: number | undefined;
  readonly onChoose: (suggestion: Suggestion) => void;
  /** Leaves the suggestions for the results. */
  readonly onClose: () => void;
}

const ICONS = { recent: History, queries: Search, categories: LayoutGrid, brands: Tag } as const;

/** The id of one suggestion, for the field that points at it. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Suggestions under the search field, grouped by kind; the field keeps the focus. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, suggestions, isStart, active, typed, results, onChoose, onClose } = props;
  const t = useTranslations('search');
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];
  // The focus stays in the field, so the browser does not scroll the list by itself.
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div
      className={styles.panel}
      data-start={isStart || undefined}
      // A press must not blur the field before the choice is made.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t('suggestions')}
        className={styles.list}
      >
        {kinds.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role
          <div
            key={kind}
            role="group"
            aria-label={t(kind)}
            data-kind={kind}
            className={styles.group}
          >
            <p aria-hidden="true" className={styles.heading}>
              {t(kind)}
            </p>
            {suggestions.map((suggestion, index) =>
              suggestion.kind === kind ? (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys
                <div
                  key={suggestion.address}
                  id={optionId(id, index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.option}
                  onClick={() => onChoose(suggestion)}
                >
                  <SuggestionBody suggestion={suggestion} typed={typed} />
                </div>
              ) : null,
            )}
          </div>
        ))}
      </div>
      {/* For fingers; the keyboard has Escape. */}
      {isStart ? null : (
        <div className={styles.close}>
          <Button tabIndex={-1} full onClick={onClose}>
            {results ? t('showCount', { count: results }) : t('showResults')}
          </Button>
        </div>
      )}
    </div>
  );
}

function SuggestionBody({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const { kind, text, product, picture } = suggestion;
  const t = useTranslations('ui');
  if (kind !== 'products') {
    return (
      <>
        {picture === undefined ? (
          <Icon of={ICONS[kind]} size={18} />
        ) : (
          <ProductPicture picture={picture} sizes="40px" className={styles.small} />
        )}
        <Highlighted text={text} typed={typed} />
      </>
    );
  }
  return (
    <>
      <ProductPicture
        picture={product?.picture}
        sizes="48px"
        kelvin={product?.specs.cct_kelvin?.[0]}
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.name}>
          <WholeWords text={text} />
        </span>
        {product === undefined ? null : (
          <span className={styles.foot}>
            <Price price={product.price} listPrice={product.listPrice} size="small" />
            {product.available === 0 ? <Badge>{t('soldOut')}</Badge> : null}
          </span>
        )}
      </span>
    </>
  );
}
