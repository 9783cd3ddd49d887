import { ProductItem } from '../products/product-item.tsx';
import type { ProductSummary } from '../products/product-summary.ts';
import { ProductGrid } from '../ui/product-grid.tsx';
import { HomeSection } from './home-section.tsx';

export interface ProductSectionProps {
  readonly title: string;
  readonly all: string;
  readonly products: readonly ProductSummary[];
}

/** Some products of the home page; nothing when there are none. */
export function ProductSection({ title, all, products }: ProductSectionProps) {
  if (products.length === 0) return null;
  return (
    <HomeSection title={title} all={all}>
      <ProductGrid>
        {products.map((product) => (
          <ProductItem key={product.id} product={product} />
        ))}
      </ProductGrid>
    </HomeSection>
  );
}
