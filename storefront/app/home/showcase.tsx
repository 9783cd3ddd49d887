import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Carousel } from '@dp/ui/parts/carousel.tsx';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { nameBesideBrand } from '@dp/ui/products/name-beside-brand.ts';
import { Price } from '@dp/ui/products/price.tsx';
import { FINE_PHONE, ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Link } from 'react-router';
import { type ProductSummary, productAddress } from '../products/product-summary.ts';
import { HomeSection, type HomeSectionProps } from './home-section.tsx';
import styles from './showcase.module.css';

const SIZES = `${FINE_PHONE} 54vw, (width >= 600px) 400px, 61vw`;

export interface ShowcaseProps extends Pick<HomeSectionProps, 'title' | 'all'> {
  readonly products: readonly ProductSummary[];
}

/** The most beautiful pieces, large and lit, whatever the theme. */
export function Showcase({ title, all, products }: ShowcaseProps) {
  const t = useTranslations('ui');
  if (products.length === 0) return null;
  return (
    <HomeSection title={title} all={all}>
      <Carousel label={title} look="cards">
        {products.map(({ id, name, brand, price, listPrice, picture, available, specs }) => (
          <article key={id} className={styles.card} data-lamp="on">
            <ProductPicture
              picture={picture}
              sizes={SIZES}
              kelvin={specs.cct_kelvin?.[0]}
              className={styles.picture}
            />
            <div className={styles.words}>
              <p className={styles.brand}>{brand}</p>
              <h3 className={styles.name}>
                <Link to={productAddress(id)} prefetch="intent" className={styles.link}>
                  <WholeWords text={nameBesideBrand(name, brand)} />
                </Link>
              </h3>
              {available === 0 ? (
                <p className={styles.soldOut}>{t('soldOut')}</p>
              ) : (
                <Price price={price} listPrice={listPrice} />
              )}
            </div>
          </article>
        ))}
      </Carousel>
    </HomeSection>
  );
}
