import { NAME_MAX_LENGTH } from '@dp/contract/limits.ts';
import type { CustomerPage, CustomerSummary } from '@dp/contract/staff/customers.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { PhoneField } from '@dp/ui/fields/phone-field.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import type { ReactNode } from 'react';
import { useErrorText } from '../api/use-error-text.ts';
import { CustomerBadges } from '../customers/customer-badges.tsx';
import formStyles from '../order-form/order-form.module.css';
import { PhoneNumber } from '../parts/phone-number.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { callerOf, type KnownCaller, type PhoneDraft } from './phone-draft.ts';
import { useCallers } from './use-callers.ts';

export interface CallerSectionProps {
  /** The chosen caller's page; undefined until it is read. */
  readonly page: CustomerPage | undefined;
  readonly draft: Pick<PhoneDraft, 'phone' | 'name' | 'caller'>;
  readonly onChange: (changed: Partial<PhoneDraft>) => void;
  readonly onAnother: () => void;
  readonly problem: (name: string) => string | undefined;
}

/** Who calls: found by their phone, else made when the order is placed. */
export function CallerSection(props: CallerSectionProps) {
  const { page, draft, onChange, onAnother, problem } = props;
  const t = useTranslations('orderForm');
  const { phone, name, caller } = draft;
  if (caller !== null) {
    return (
      <Section
        title={t('caller.title')}
        action={
          <Button look="quiet" size="small" onClick={onAnother}>
            {t('caller.another')}
          </Button>
        }
      >
        <ChosenCaller caller={caller} page={page} />
      </Section>
    );
  }
  return (
    <Section title={t('caller.title')} text={t('caller.text')}>
      <div className={formStyles.group}>
        <PhoneField
          name="customer.phone"
          label={t('caller.phone')}
          autoComplete="off"
          defaultValue={phone}
          onNumberChange={(number) => onChange({ phone: number })}
          error={problem('customer.phone')}
        />
        <FoundCallers phone={phone} onChoose={(chosen) => onChange({ caller: chosen })} />
        <TextField
          name="customer.name"
          label={t('caller.name')}
          hint={t('caller.nameHint')}
          dir="auto"
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          value={name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          error={problem('customer.name')}
        />
      </div>
    </Section>
  );
}

interface FoundCallersProps {
  readonly phone: string;
  readonly onChoose: (caller: KnownCaller) => void;
}

function FoundCallers({ phone, onChoose }: FoundCallersProps) {
  const t = useTranslations('orderForm');
  const errorText = useErrorText();
  const { callers, pending, error } = useCallers(phone);
  if (error !== undefined) return <FormAlert>{errorText(error)}</FormAlert>;
  if (pending) {
    return (
      <div aria-busy>
        <Skeleton shape="row" />
      </div>
    );
  }
  if (callers === undefined) return null;
  if (callers.length === 0) return <FormAlert look="plain">{t('caller.isNew')}</FormAlert>;
  return (
    <div>
      {callers.map((customer) => (
        <SectionRow
          key={customer.id}
          title={<CallerTitle customer={customer} />}
          detail={<CallerCounts customer={customer} />}
          action={
            <Button
              look="secondary"
              size="small"
              aria-label={t('caller.chooseNamed', { name: customer.name })}
              onClick={() => onChoose(callerOf(customer))}
            >
              {t('caller.choose')}
            </Button>
          }
        />
      ))}
    </div>
  );
}

interface ChosenCallerProps extends Pick<CallerSectionProps, 'page'> {
  readonly caller: KnownCaller;
}

function ChosenCaller({ caller, page }: ChosenCallerProps) {
  if (page === undefined) {
    return (
      <div aria-busy>
        <SectionRow title={<bdi>{caller.name}</bdi>} detail={<Skeleton shape="short" />} />
      </div>
    );
  }
  return (
    <>
      <SectionRow
        title={<CallerTitle customer={page} />}
        detail={<CallerCounts customer={page} />}
      />
      {page.notes.map((note) => (
        <FormAlert key={note.id} look="plain">
          {note.text}
        </FormAlert>
      ))}
    </>
  );
}

function CallerTitle({ customer }: { readonly customer: CustomerSummary }): ReactNode {
  return (
    <>
      <bdi>{customer.name}</bdi> <CustomerBadges customer={customer} />
    </>
  );
}

function CallerCounts({ customer: { phone, orders } }: { readonly customer: CustomerSummary }) {
  const t = useTranslations('orderForm');
  return (
    <>
      {phone === null ? null : (
        <>
          <PhoneNumber of={phone} />
          {' · '}
        </>
      )}
      {t('caller.counts', {
        placed: orders.placed,
        received: orders.received,
        refused: orders.refused,
      })}
    </>
  );
}
