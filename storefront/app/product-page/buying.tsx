import type { Product } from '@dp/contract/products.ts';
import { QuantityStepper } from '@dp/ui/fields/quantity-stepper.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { BuyNowButton } from '../cart/buy-now-button.tsx';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useLineLimit } from '../cart/use-line-limit.ts';

export interface BuyingProps {
  readonly product: Pick<Product, 'id' | 'name' | 'specs' | 'stock'>;
  readonly quantity: number;
}

/** How many of a product: as many as one line may have of what is in stock, in the product's unit. */
export function ProductStepper({
  product: { name, specs, stock },
  quantity,
  onQuantity,
}: BuyingProps & { readonly onQuantity: (quantity: number) => void }) {
  const t = useTranslations('products');
  const atMost = useLineLimit();
  const { unit = 'piece' } = specs;
  return (
    <QuantityStepper
      name={name}
      value={quantity}
      max={atMost(stock.available)}
      onChange={onQuantity}
      {...(unit === 'piece' ? {} : { unit: t(`unit.${unit}`) })}
    />
  );
}

/** Into the cart, or to the checkout at once. */
export function BuyButtons({ product: { id, stock }, quantity }: BuyingProps) {
  const t = useTranslations('cart');
  const add = useAddToCart();
  const bought = { id, available: stock.available, most: useLineLimit()(stock.available) };
  return (
    <>
      <Button size="large" full onClick={() => add(bought, quantity)}>
        {t('add')}
      </Button>
      <BuyNowButton product={bought} quantity={quantity} look="secondary" size="large" full />
    </>
  );
}
