import type { Product } from '@dp/contract/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Accordion } from '@dp/ui/parts/accordion.tsx';
import { useMedia, WIDE } from '@dp/ui/parts/use-media.ts';
import { useMemo } from 'react';
import { CompareButton } from '../compare/compare-button.tsx';
import { AskShop } from '../contact/ask-shop.tsx';
import { productAddress } from '../products/product-summary.ts';
import { useShareLink } from '../sharing/use-share-link.ts';
import { specColumns } from '../specifications/spec-columns.ts';
import { specGroups } from '../specifications/spec-groups.ts';
import { SpecTable } from '../specifications/spec-table.tsx';
import { useSpecWords } from '../specifications/use-spec-words.ts';
import styles from './specifications.module.css';

/** The whole specification, folded in groups where the screen is small, and whom to ask what it does not say. */
export function Specifications({ product: { id, name, specs } }: { product: Product }) {
  const t = useTranslations('products');
  const words = useSpecWords();
  const wide = useMedia(WIDE);
  const link = useShareLink(productAddress(id));
  const columns = useMemo(() => specColumns(specGroups(specs, words)), [specs, words]);
  return (
    <>
      <section className={styles.specifications}>
        <div className={styles.head}>
          <h2 className={styles.heading}>{t('specifications')}</h2>
          <CompareButton id={id} />
        </div>
        <div className={styles.groups}>
          <div>
            {columns.map((column) => (
              <Accordion
                key={column.map(({ name: group }) => group).join()}
                items={column.map(({ name: group, rows }) => ({
                  title: t(`specGroup.${group}`),
                  content: <SpecTable rows={rows} />,
                  open: wide,
                }))}
              />
            ))}
          </div>
        </div>
      </section>
      <div className={styles.ways}>
        <AskShop pair message={t('askMessage', { name, link })}>
          {t('ask')}
        </AskShop>
      </div>
    </>
  );
}
