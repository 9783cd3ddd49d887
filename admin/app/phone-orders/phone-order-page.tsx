import type { State } from '@dp/contract/addresses.ts';
import { ORDER_NOTE_MAX_LENGTH } from '@dp/contract/limits.ts';
import { isLocale } from '@dp/contract/locale.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { randomKey } from '@dp/ui/storage/random-key.ts';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { MoneyFields } from '../order-form/money-fields.tsx';
import { moneyProblems } from '../order-form/money-values.ts';
import styles from '../order-form/order-form.module.css';
import { SaleSection } from '../order-form/sale-section.tsx';
import { useOrderProblems, useRefusalText } from '../order-form/use-order-problems.ts';
import { useQuote } from '../order-form/use-quote.ts';
import { useShortcuts } from '../palette/shortcuts.ts';
import { useDraft } from '../parts/drafts.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section } from '../parts/section.tsx';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.tsx';
import type { Route } from './+types/phone-order-page.ts';
import { CallerSection } from './caller-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { emptyDraft, hasPlace, type PhoneDraft, placeBody, quoteBody } from './phone-draft.ts';
import { PhoneSummary } from './phone-summary.tsx';
import { useCaller } from './use-callers.ts';
import { usePlaceOrder } from './use-place-order.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return (await call('listPlaces', { signal: request.signal })).data;
}

/** Places an order for a caller. */
export default function PhoneOrderPage({ loaderData: places }: Route.ComponentProps) {
  const [initial, setInitial] = useState(() => emptyDraft(randomKey()));
  return (
    <PhoneOrder
      key={initial.key}
      initial={initial}
      places={places}
      onStartOver={() => setInitial(emptyDraft(randomKey()))}
    />
  );
}

interface PhoneOrderProps {
  readonly initial: PhoneDraft;
  readonly places: readonly State[];
  readonly onStartOver: () => void;
}

function PhoneOrder({ initial, places, onStartOver }: PhoneOrderProps) {
  const t = useTranslations('orderForm');
  const words = useRefusalText();
  const draft = useDraft<PhoneDraft>('phone order', initial);
  const { value } = draft;
  const change = (changed: Partial<PhoneDraft>) => draft.change({ ...value, ...changed });
  const caller = useCaller(value.caller?.id);
  const unasked = moneyProblems(value.money);
  const isAskable = Object.keys(unasked).length === 0;
  const quote = useQuote(isAskable ? quoteBody(value) : undefined, async (body, signal) => {
    return (await call('quotePhoneOrder', { body, signal })).data;
  });
  const problems = useOrderProblems({
    error: quote.error,
    differences: quote.pending ? [] : (quote.data?.differences ?? []),
    unasked,
  });
  /** What was typed when placing it was refused; another text may be fine. */
  const [refused, setRefused] = useState<string>();
  const guard = useUnsavedGuard(draft.isChanged, draft.forget);
  const place = usePlaceOrder(draft);
  const form = useSubmit(async () => {
    const total = quote.data?.order.totals.total;
    if (value.sent === null && (quote.pending || problems.blocked)) return;
    const body = value.sent ?? placeBody(value, total ?? 0);
    try {
      await place(body);
    } catch (error) {
      setRefused(typed(value));
      // What has changed meanwhile is shown beside what it concerns.
      quote.refresh();
      throw error;
    }
  });
  useShortcuts([{ keys: 'mod+Enter', label: t('phone.place'), run: form.submit }]);
  const problem = (name: string) => form.problem(name) ?? problems.ofField(name);
  const isUnknown = value.sent !== null && !form.busy;
  const isRefused = form.failure !== undefined && refused === typed(value);

  return (
    <PageFrame
      title={t('phone.title')}
      intro={t('phone.intro')}
      back="/orders"
      actions={
        draft.isChanged ? (
          <Button
            look="secondary"
            size="small"
            onClick={() => {
              draft.forget();
              onStartOver();
            }}
          >
            {t('phone.startOver')}
          </Button>
        ) : undefined
      }
    >
      <form method="post" noValidate aria-label={t('phone.title')} {...form.props}>
        <div className={styles.columns}>
          <fieldset disabled={isUnknown} className={styles.group}>
            {isUnknown ? <FormAlert look="plain">{t('phone.locked')}</FormAlert> : null}
            <CallerSection page={caller} draft={value} onChange={change} problem={problem} />
            <SaleSection
              lines={value.lines}
              quoted={quote.data && { ...quote.data.order, stock: quote.data.stock }}
              problemOf={problems.ofLine}
              problem={problem('lines')}
              onChange={(lines) => change({ lines })}
            />
            <DeliverySection
              caller={caller}
              values={value.address}
              onChange={(changed) => change({ address: { ...value.address, ...changed } })}
              places={places}
              problem={problem}
            />
            <Section title={t('phone.more')}>
              <div className={styles.group}>
                <MoneyFields
                  values={value.money}
                  onChange={(changed) => change({ money: { ...value.money, ...changed } })}
                  problem={problem}
                />
                <Select
                  name="locale"
                  label={t('phone.language')}
                  hint={t('phone.languageHint')}
                  options={[
                    { value: 'ar', label: 'العربية' },
                    { value: 'en', label: 'English' },
                  ]}
                  value={value.locale}
                  onChange={({ currentTarget: { value: chosen } }) =>
                    isLocale(chosen) && change({ locale: chosen })
                  }
                />
                <TextArea
                  name="note"
                  rows={2}
                  label={t('phone.note')}
                  hint={t('phone.noteHint')}
                  optional
                  dir="auto"
                  maxLength={ORDER_NOTE_MAX_LENGTH}
                  value={value.note}
                  onChange={(event) => change({ note: event.currentTarget.value })}
                  error={problem('note')}
                />
              </div>
            </Section>
          </fieldset>
          <PhoneSummary
            quote={value.lines.length === 0 ? undefined : quote.data}
            pending={quote.pending}
            hasPlace={hasPlace(value)}
            problem={isRefused ? words(form.failure) : problems.general}
            isUnknown={isUnknown}
            busy={form.busy || (quote.pending && !isUnknown)}
            blocked={problems.blocked || value.lines.length === 0}
            onPlace={form.submit}
          />
        </div>
      </form>
      {guard}
    </PageFrame>
  );
}

/** What the form says, whether or not it was sent. */
function typed(draft: PhoneDraft): string {
  return JSON.stringify({ ...draft, sent: null });
}
