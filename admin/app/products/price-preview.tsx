import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Price } from '@dp/ui/products/price.tsx';
import { call } from '../api/client.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useLatestAnswer } from '../api/use-latest-answer.ts';
import { isPriceable, type ProductFields, pricesOf } from './product-fields.ts';
import styles from './products.module.css';

/** The price as the shop will show it, computed by the shop. */
export function PricePreview({
  fields,
}: {
  readonly fields: Pick<ProductFields, 'list_price' | 'discount' | 'tiers'>;
}) {
  const t = useTranslations('products');
  const { price } = useFormat();
  const errorText = useErrorText();
  const prices = pricesOf(fields);
  const isTyped = isPriceable(prices);
  const { data, error, pending } = useLatestAnswer(
    isTyped ? prices : undefined,
    async (body, signal) => {
      return (await call('previewPrices', { body, signal })).data;
    },
  );
  return (
    <div className={styles.preview} aria-busy={pending || undefined}>
      <span className={styles.soft}>{t('preview')}</span>
      <div aria-live="polite">
        {!isTyped || error !== undefined ? (
          <p className={styles.soft}>{isTyped ? errorText(error) : t('previewNone')}</p>
        ) : data === undefined ? null : (
          <>
            <p>
              <Price price={data.price} listPrice={data.list_price} />
            </p>
            {data.tiers.map((tier) => (
              <p key={tier.from} className={styles.tierLine}>
                {t('tierLine', { from: tier.from, price: price(tier.price) })}
              </p>
            ))}
          </>
        )}
      </div>
    </div>
  );
}
