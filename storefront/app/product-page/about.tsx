import type { Product } from '@dp/contract/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Accordion } from '@dp/ui/parts/accordion.tsx';
import { useMemo } from 'react';
import { CompareButton } from '../compare/compare-button.tsx';
import { AskShop } from '../contact/ask-shop.tsx';
import { productAddress } from '../products/product-summary.ts';
import { useShareLink } from '../sharing/use-share-link.ts';
import { KeyFactsList } from '../specifications/key-facts-list.tsx';
import { specGroups } from '../specifications/spec-groups.ts';
import { SpecTable } from '../specifications/spec-table.tsx';
import { useSpecWords } from '../specifications/use-spec-words.ts';
import styles from './about.module.css';
import { FittingProducts } from './fitting-products.tsx';
import type { ProductView } from './load-product.ts';

/** What a product is and what goes with it; the whole specification is folded in groups. */
export function About({ product, fitting }: Pick<ProductView, 'product' | 'fitting'>) {
  const t = useTranslations('products');
  const { id, name, description, specs } = product;
  const link = useShareLink(productAddress(id));
  return (
    <>
      <KeyFactsList specs={specs} />
      {description === '' ? null : <p className={styles.text}>{description}</p>}
      <FittingProducts products={fitting} />
      <Specifications product={product} />
      <AskShop message={t('askMessage', { name, link })}>{t('ask')}</AskShop>
    </>
  );
}

function Specifications({ product: { id, specs } }: { product: Product }) {
  const t = useTranslations('products');
  const words = useSpecWords();
  const groups = useMemo(() => specGroups(specs, words), [specs, words]);
  return (
    <section className={styles.specifications}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('specifications')}</h2>
        <CompareButton id={id} />
      </div>
      <Accordion
        items={groups.map(({ name, rows }) => ({
          title: t(`specGroup.${name}`),
          content: <SpecTable rows={rows} />,
        }))}
      />
    </section>
  );
}
