import type { Quote } from '@dp/contract/quotes.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Amount } from '@dp/ui/parts/amount.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import styles from './go-on.module.css';
import type { CheckoutQuote } from './use-checkout-quote.ts';

export interface GoOnProps extends CheckoutQuote {
  readonly onGoOn: () => void;
}

/** The way to the review, on phones beside the total; no way on to a place that is not served. */
export function GoOn({ quote, shipping, onGoOn }: GoOnProps) {
  const t = useTranslations('checkout');
  const errors = useTranslations('errors');
  const { state } = shipping;
  return (
    <div className={styles.goOn}>
      {state === 'unavailable' ? <FormAlert>{errors('delivery_unavailable')}</FormAlert> : null}
      {state === 'loading' || state === 'available' ? (
        <Due totals={quote?.totals} pending={state === 'loading'} />
      ) : null}
      <Button
        size="large"
        full
        disabled={state === 'unavailable'}
        className={styles.button}
        onClick={onGoOn}
      >
        {t('continue')}
      </Button>
    </div>
  );
}

function Due(given: { readonly totals: Quote['totals'] | undefined; readonly pending: boolean }) {
  const { totals, pending } = given;
  const t = useTranslations('checkout');
  const format = useFormat();
  return (
    <p aria-busy={pending} className={styles.due}>
      <span className={styles.label}>{t('total')}</span>
      <strong className={styles.sum}>
        <Amount value={format.price(totals?.total ?? 0)} pending={pending} />
      </strong>
    </p>
  );
}
