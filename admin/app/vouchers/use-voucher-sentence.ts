import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import type { VoucherTerms } from './voucher-fields.ts';

/** Says what a voucher gives: "10% off · from EGP 500 · until 30 November 2026 · once per customer". */
export function useVoucherSentence(): (terms: VoucherTerms) => string {
  const t = useTranslations('vouchers');
  const { price, percent } = useFormat();
  const { date } = useDates();
  const scopeOf = ({ category, brand }: VoucherTerms) => {
    if (category !== null && brand !== null) return t('sentence.scopeBoth', { category, brand });
    if (category !== null) return t('sentence.scopeCategory', { category });
    return brand === null ? undefined : t('sentence.scopeBrand', { brand });
  };
  const daysOf = ({ starts_on: first, ends_on: last }: VoucherTerms) => {
    if (first !== null && last !== null) {
      return t('sentence.between', { first: date(first), last: date(last) });
    }
    if (first !== null) return t('sentence.from', { day: date(first) });
    return last === null ? undefined : t('sentence.until', { day: date(last) });
  };
  return (terms) => {
    const { max_uses: uses, max_uses_per_customer: perCustomer } = terms;
    const discount = terms.percent === null ? price(terms.amount ?? 0) : percent(terms.percent);
    return [
      t('sentence.off', { discount }),
      scopeOf(terms),
      terms.minimum > 0 ? t('sentence.minimum', { amount: price(terms.minimum) }) : undefined,
      daysOf(terms),
      perCustomer === null ? undefined : t('sentence.perCustomer', { count: perCustomer }),
      uses === null ? undefined : t('sentence.uses', { count: uses }),
    ]
      .filter((part) => part !== undefined)
      .join(' · ');
  };
}
