import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductCard } from '@dp/ui/products/product-card.tsx';
import { type ReactNode, useEffect } from 'react';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { type ProductSummary, productAddress } from '../products/product-summary.ts';
import { cacheSummary } from '../products/summary-cache.ts';

export interface ProductItemProps {
  readonly product: ProductSummary;
  /** For the cards of the first screen. */
  readonly priority?: boolean;
  readonly sizes?: string | undefined;
  /** In place of the add button where it is sold out. */
  readonly instead?: ReactNode;
}

/** A product's card with its heart and its add button. */
export function ProductItem({ product, priority = false, sizes, instead }: ProductItemProps) {
  const { id, name, brand, price, listPrice, discount, picture, available } = product;
  const facts = useProductFacts(product);
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
      sizes={sizes}
      favourite={<FavouriteButton id={id} name={name} look="card" />}
      action={
        available === 0 ? (
          instead
        ) : (
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

/**
 * At most three facts in few words, in one order in every card: what it draws, what it fits, the light it gives; of one
 * that is sold without its bulbs, that and what it takes.
 */
function useProductFacts({ specs }: ProductSummary): string[] {
  const t = useTranslations('catalog');
  const { watt, base, cct_kelvin: kelvin, rgb, lamps } = specs;
  const cap = base !== 'integrated' && base;
  return [
    ...(cap && lamps
      ? [t('fact.takes', { count: lamps, base: cap })]
      : [watt && t('fact.watt', { value: watt }), cap]),
    rgb ? 'RGB' : kelvin && `${[...new Set([kelvin[0], kelvin.at(-1)])].join('–')}K`,
  ].filter(Boolean) as string[];
}
