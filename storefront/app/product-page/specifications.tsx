import type { Product } from '@dp/contract/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Accordion } from '@dp/ui/parts/accordion.tsx';
import { useMemo } from 'react';
import { CompareButton } from '../compare/compare-button.tsx';
import { AskShop } from '../contact/ask-shop.tsx';
import { useWide } from '../page/use-wide.ts';
import { productAddress } from '../products/product-summary.ts';
import { useShareLink } from '../sharing/use-share-link.ts';
import { specGroups } from '../specifications/spec-groups.ts';
import { SpecTable } from '../specifications/spec-table.tsx';
import { useSpecWords } from '../specifications/use-spec-words.ts';
import styles from './specifications.module.css';

/** The whole specification, folded in groups where the screen is small, and whom to ask what it does not say. */
export function Specifications({ product: { id, name, specs } }: { product: Product }) {
  const t = useTranslations('products');
  const words = useSpecWords();
  const wide = useWide();
  const link = useShareLink(productAddress(id));
  const groups = useMemo(() => specGroups(specs, words), [specs, words]);
  return (
    <>
      <section className={styles.specifications}>
        <div className={styles.head}>
          <h2 className={styles.heading}>{t('specifications')}</h2>
          <CompareButton id={id} />
        </div>
        <div className={styles.groups}>
          <Accordion
            items={groups.map(({ name: group, rows }) => ({
              title: t(`specGroup.${group}`),
              content: <SpecTable rows={rows} />,
              open: wide,
            }))}
          />
        </div>
      </section>
      <div className={styles.ways}>
        <AskShop message={t('askMessage', { name, link })}>{t('ask')}</AskShop>
      </div>
    </>
  );
}
