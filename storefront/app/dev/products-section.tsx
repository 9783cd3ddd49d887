import type { Product } from '@dp/contract/products.ts';
import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Amount } from '@dp/ui/parts/amount.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { BrandMark } from '@dp/ui/products/brand-mark.tsx';
import { Price } from '@dp/ui/products/price.tsx';
import { ProductCard } from '@dp/ui/products/product-card.tsx';
import { ProductGrid, ProductGridSkeleton } from '@dp/ui/products/product-grid.tsx';
import { ShopLogo } from '@dp/ui/products/shop-logo.tsx';
import { Heart, Plus } from 'lucide';
import { samples } from './samples.ts';
import styles from './section.module.css';
import { Row, Section } from './section.tsx';

const LOGO = {
  src: '/media/logo',
  light_src: null,
  widths: [160, 320],
  width: 320,
  height: 96,
  color: '#ffffff',
};

/** Prices, product cards and their skeletons. */
export function ProductsSection({ products }: { products: readonly Product[] }) {
  const words = samples[useLocale()];
  const format = useFormat();
  return (
    <Section title="Products">
      <Row>
        <Price price={65} size="small" />
        <Price price={1480} listPrice={1850} />
        <Price price={12480.5} listPrice={15600} size="large" />
        <Amount value={format.price(1480)} />
        <Amount value={format.price(1480)} pending />
      </Row>
      <ProductGrid>
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            href={`/product/details/${product.id}`}
            name={product.name}
            brand={product.brand?.name}
            price={product.price}
            listPrice={product.list_price}
            discount={product.discount}
            picture={product.images[0]}
            kelvin={product.specs.cct_kelvin?.[0]}
            favourite={<FavouriteSample filled={index === 0} />}
            action={<AddSample />}
          />
        ))}
        <ProductCard
          href="/dev/ui"
          name={words.longWords}
          brand={words.brand}
          price={9}
          picture={undefined}
          facts={['9 W', 'E27', '2700 K']}
          favourite={<FavouriteSample filled={false} />}
        />
        <ProductCard
          href="/dev/ui"
          name={words.warm}
          brand={words.brand}
          price={24800}
          listPrice={31000}
          discount={20}
          soldOut
          picture={products[0]?.images[0]}
        />
      </ProductGrid>
      <ProductGridSkeleton count={2} />
      <Row>
        <ShopLogo logo={LOGO} dark={null} alt={words.brand} />
        <ShopLogo logo={LOGO} dark={LOGO} alt={words.brand} ground="dark" />
        {[LOGO, null].map((logo) => (
          <BrandMark
            key={logo === null ? 'letter' : 'logo'}
            brand={{ name: words.brand, logo: logo && { ...logo, alt: '' } }}
            sizes="72px"
            className={styles.mark}
          />
        ))}
      </Row>
    </Section>
  );
}

function FavouriteSample({ filled }: { filled: boolean }) {
  const words = samples[useLocale()];
  return (
    <IconButton label={words.add} look="glass" compact aria-pressed={filled}>
      <Icon of={Heart} size={18} filled={filled} />
    </IconButton>
  );
}

function AddSample() {
  const words = samples[useLocale()];
  return (
    <IconButton label={words.add} look="raised" compact>
      <Icon of={Plus} size={18} />
    </IconButton>
  );
}
