import type { Product } from '@dp/contract/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Accordion } from '@dp/ui/parts/accordion.tsx';
import { useMemo } from 'react';
import { AskShop } from '../contact/ask-shop.tsx';
import { KeyFactsList } from '../specifications/key-facts-list.tsx';
import { specGroups } from '../specifications/spec-groups.ts';
import { SpecTable } from '../specifications/spec-table.tsx';
import { useSpecWords } from '../specifications/use-spec-words.ts';
import styles from './about.module.css';
import { useProductLink } from './use-product-link.ts';

/** What a product is: its key facts, its description, and the whole specification folded in groups. */
export function About({ product: { name, description, specs } }: { product: Product }) {
  const t = useTranslations('products');
  const words = useSpecWords();
  const groups = useMemo(() => specGroups(specs, words), [specs, words]);
  const link = useProductLink();
  return (
    <>
      <KeyFactsList specs={specs} />
      {description === '' ? null : <p className={styles.text}>{description}</p>}
      <AskShop message={t('askMessage', { name, link })}>{t('ask')}</AskShop>
      {groups.length === 0 ? null : (
        <section className={styles.specifications}>
          <h2 className={styles.heading}>{t('specifications')}</h2>
          <Accordion
            items={groups.map(({ name: group, rows }) => ({
              title: t(`specGroup.${group}`),
              content: <SpecTable rows={rows} />,
            }))}
          />
        </section>
      )}
    </>
  );
}
