import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductCard } from '@dp/ui/products/product-card.tsx';
import { useEffect, useMemo } from 'react';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { type ProductSummary, productAddress } from '../products/product-summary.ts';
import { cacheSummary } from '../products/summary-cache.ts';

export interface ProductItemProps {
  readonly product: ProductSummary;
  /** For the cards of the first screen. */
  readonly priority?: boolean;
  readonly sizes?: string;
}

/** A product's card with its heart and its add button. */
export function ProductItem({ product, priority = false, sizes }: ProductItemProps) {
  const { id, name, brand, price, listPrice, discount, picture, available } = product;
  const facts = useProductFacts(product.specs);
  useEffect(() => cacheSummary(product), [product]);
  return (
    <ProductCard
      href={productAddress(id)}
      name={name}
      brand={brand}
      price={price}
      listPrice={listPrice}
      discount={discount}
      picture={picture}
      kelvin={product.specs.cct_kelvin?.[0]}
      soldOut={available === 0}
      facts={facts}
      priority={priority}
      {...(sizes === undefined ? {} : { sizes })}
      favourite={<FavouriteButton id={id} name={name} look="card" />}
      action={
        available === 0 ? undefined : (
          <AddToCartButton
            product={{ id, available }}
            name={name}
            chooses={product.specs.unit === 'metre'}
          />
        )
      }
    />
  );
}

/** At most three facts in few words: what it draws, what it fits, the light it gives. */
function useProductFacts({ watt, base, cct_kelvin, lamps }: ProductSummary['specs']): string[] {
  const t = useTranslations('catalog');
  return useMemo(() => {
    const facts: string[] = [];
    if (watt !== undefined) facts.push(t('fact.watt', { value: watt }));
    else if (lamps !== undefined) facts.push(t('fact.lamps', { count: lamps }));
    if (base !== undefined && base !== 'integrated') facts.push(base);
    if (cct_kelvin?.length === 1) facts.push(`${cct_kelvin[0]}K`);
    else if (cct_kelvin !== undefined) facts.push(`${cct_kelvin[0]}–${cct_kelvin.at(-1)}K`);
    return facts;
  }, [t, watt, base, cct_kelvin, lamps]);
}
