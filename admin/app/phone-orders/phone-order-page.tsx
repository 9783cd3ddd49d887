import type { State } from '@dp/contract/addresses.ts';
import type { CustomerPage } from '@dp/contract/staff/customers.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { randomKey } from '@dp/ui/storage/random-key.ts';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useLatestAnswer } from '../api/use-latest-answer.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { moneyProblems } from '../order-form/money-values.ts';
import styles from '../order-form/order-form.module.css';
import { SaleSection } from '../order-form/sale-section.tsx';
import { useOrderProblems, useRefusalText } from '../order-form/use-order-problems.ts';
import { useShortcuts } from '../palette/shortcuts.ts';
import { useDraft } from '../parts/drafts.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.tsx';
import type { Route } from './+types/phone-order-page.ts';
import { CallerSection } from './caller-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { MoreSection } from './more-section.tsx';
import {
  draftFor,
  emptyDraft,
  hasPlace,
  type PhoneDraft,
  placeBody,
  quoteBody,
  withoutCaller,
} from './phone-draft.ts';
import { PhoneSummary } from './phone-summary.tsx';
import { useCaller } from './use-callers.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** With `?customer=` the order is for that one. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const id = new URL(request.url).searchParams.get('customer');
  const [places, customer] = await Promise.all([
    call('listPlaces', { signal }),
    id === null ? undefined : call('getCustomer', { params: { id }, signal }),
  ]);
  return { places: places.data, customer: customer?.data };
}

/** Places an order for a caller. */
export default function PhoneOrderPage({ loaderData }: Route.ComponentProps) {
  return <PhoneOrders key={loaderData.customer?.id} {...loaderData} />;
}

interface PhoneOrdersProps {
  readonly places: readonly State[];
  readonly customer: CustomerPage | undefined;
}

function PhoneOrders({ places, customer }: PhoneOrdersProps) {
  const begin = () => {
    const key = randomKey();
    return customer === undefined ? emptyDraft(key) : draftFor(key, customer);
  };
  const [initial, setInitial] = useState(begin);
  return (
    <PhoneOrder
      key={initial.key}
      initial={initial}
      places={places}
      customer={customer}
      onStartOver={() => setInitial(begin())}
    />
  );
}

interface PhoneOrderProps extends PhoneOrdersProps {
  readonly initial: PhoneDraft;
  readonly onStartOver: () => void;
}

function PhoneOrder({ initial, places, customer, onStartOver }: PhoneOrderProps) {
  const t = useTranslations('orderForm');
  const words = useRefusalText();
  const draft = useDraft<PhoneDraft>(`phone order ${customer?.id ?? ''}`.trim(), initial);
  const { value } = draft;
  const change = (changed: Partial<PhoneDraft>) => draft.change({ ...value, ...changed });
  const caller = useCaller(value.caller?.id, customer);
  const unasked = moneyProblems(value.money);
  const isAskable = Object.keys(unasked).length === 0;
  const quote = useLatestAnswer(isAskable ? quoteBody(value) : undefined, async (body, signal) => {
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
      back={customer === undefined ? '/orders' : `/customers/${customer.id}`}
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
            <CallerSection
              page={caller}
              draft={value}
              onChange={change}
              onAnother={() => change(withoutCaller(value, caller))}
              problem={problem}
            />
            <SaleSection
              lines={value.lines}
              quoted={quote.data && { ...quote.data.order, stock: quote.data.stock }}
              problemOf={problems.ofLine}
              problem={problem('lines')}
              onChange={(lines) => change({ lines })}
            />
            <DeliverySection
              key={value.caller?.id}
              caller={caller}
              values={value.address}
              onChange={(changed) => change({ address: { ...value.address, ...changed } })}
              places={places}
              problem={problem}
            />
            <MoreSection draft={value} onChange={change} problem={problem} />
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
