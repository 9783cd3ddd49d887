import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Amount } from '@dp/ui/parts/amount.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import formStyles from '../order-form/order-form.module.css';
import { TotalLine } from '../order-form/total-line.tsx';
import { Section } from '../parts/section.tsx';

export interface PhoneSummaryProps {
  readonly quote: StaffCallOutput<'quotePhoneOrder'>['data'] | undefined;
  /** The quote of what is typed now is on its way. */
  readonly pending: boolean;
  /** Whether delivery is priced. */
  readonly hasPlace: boolean;
  /** Why it cannot be priced or was not placed. */
  readonly problem: string | undefined;
  /** It was sent, and nobody knows whether it was placed. */
  readonly isUnknown: boolean;
  readonly busy: boolean;
  readonly blocked: boolean;
  readonly onPlace: () => void;
}

/** What to tell the caller, and the button that places the order. */
export function PhoneSummary(props: PhoneSummaryProps) {
  const { quote, pending, hasPlace, problem, isUnknown } = props;
  const t = useTranslations('orderForm');
  const { price } = useFormat();
  const totals = quote?.order.totals;
  const amount = (value: number) => <Amount value={price(value)} pending={pending} />;
  return (
    <aside className={formStyles.summary}>
      <Section title={t('phone.summary')} text={quote === undefined ? t('phone.empty') : undefined}>
        <div className={formStyles.group} aria-busy={pending || undefined}>
          {totals === undefined ? null : (
            <dl>
              <TotalLine label={t('totals.subtotal')}>{amount(totals.subtotal)}</TotalLine>
              {totals.discount === 0 ? null : (
                <TotalLine label={t('totals.discount')}>{amount(-totals.discount)}</TotalLine>
              )}
              <TotalLine label={t('totals.shipping')}>
                {hasPlace ? amount(totals.shipping) : t('phone.choosePlace')}
              </TotalLine>
              <TotalLine label={t('totals.vat_included')}>{amount(totals.vat_included)}</TotalLine>
              {hasPlace ? (
                <TotalLine strong label={t('totals.total')}>
                  {amount(totals.total)}
                </TotalLine>
              ) : null}
            </dl>
          )}
          {isUnknown ? <FormAlert>{t('phone.unknown')}</FormAlert> : null}
          {problem === undefined || isUnknown ? null : <FormAlert>{problem}</FormAlert>}
          <Button
            full
            busy={props.busy}
            disabled={props.blocked && !isUnknown}
            aria-keyshortcuts="Control+Enter"
            onClick={props.onPlace}
          >
            {isUnknown ? t('phone.sendAgain') : t('phone.place')}
          </Button>
        </div>
      </Section>
    </aside>
  );
}
