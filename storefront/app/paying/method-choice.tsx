import { formatTag } from '@dp/contract/locale.ts';
import type { OfferedMethod } from '@dp/contract/order-payments.ts';
import type { PaymentMethod } from '@dp/contract/payments.ts';
import { RadioCards } from '@dp/ui/fields/radio-card.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import styles from './method-choice.module.css';
import { METHOD_ICONS } from './method-icons.ts';

export interface MethodChoiceProps {
  readonly offered: readonly OfferedMethod[];
  readonly value: PaymentMethod | undefined;
  readonly onChange: (method: PaymentMethod) => void;
  /** Where no heading above says what is chosen. */
  readonly legend?: string;
}

/** One of the ways to pay, each in plain words; what is only a test is said once, below them. */
export function MethodChoice({ offered, value, onChange, legend }: MethodChoiceProps) {
  const t = useTranslations('paying');
  const words = new Intl.ListFormat(formatTag(useLocale()), { type: 'conjunction' });
  const online = offered.filter(({ method }) => method !== 'cash_on_delivery');
  const tests = online.flatMap(({ method, test }) => (test ? [t(`method.${method}`)] : []));
  return (
    <>
      <RadioCards
        legend={legend ?? t('choose')}
        legendHidden={legend === undefined}
        value={value}
        onChange={onChange}
        options={offered.map(({ method }) => ({
          value: method,
          label: t(`method.${method}`),
          detail: t(`about.${method}`),
          end: <Icon of={METHOD_ICONS[method]} />,
        }))}
      />
      {tests.length === 0 ? null : (
        <p className={styles.test}>
          {tests.length > 1 && tests.length === online.length
            ? t('testAll')
            : t('test', { methods: words.format(tests) })}
        </p>
      )}
    </>
  );
}
