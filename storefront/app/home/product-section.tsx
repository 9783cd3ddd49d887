import { Carousel } from '@dp/ui/parts/carousel.tsx';
import { ROW_SIZES } from '@dp/ui/products/product-card.tsx';
import { ProductGrid } from '@dp/ui/products/product-grid.tsx';
import { ProductItem } from '../product-lists/product-item.tsx';
import type { ProductSummary } from '../products/product-summary.ts';
import { HomeSection } from './home-section.tsx';

export interface ProductSectionProps {
  readonly title: string;
  readonly all: string | undefined;
  readonly products: readonly ProductSummary[];
  /** A row scrolls sideways, which saves height. */
  readonly look?: 'grid' | 'row';
}

/** Some products of the home page; hidden when there are none. */
export function ProductSection({ title, all, products, look = 'grid' }: ProductSectionProps) {
  if (products.length === 0) return null;
  const cards = products.map((product) => (
    <ProductItem
      key={product.id}
      product={product}
      sizes={look === 'row' ? ROW_SIZES : undefined}
    />
  ));
  return (
    <HomeSection title={title} all={all}>
      {look === 'row' ? (
        <Carousel label={title} look="row">
          {cards}
        </Carousel>
      ) : (
        <ProductGrid>{cards}</ProductGrid>
      )}
    </HomeSection>
  );
}
