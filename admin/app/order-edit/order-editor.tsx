import type { State } from '@dp/contract/addresses.ts';
import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useLatestAnswer } from '../api/use-latest-answer.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { AddressFields } from '../order-form/address-fields.tsx';
import { MoneyFields } from '../order-form/money-fields.tsx';
import { moneyProblems } from '../order-form/money-values.ts';
import styles from '../order-form/order-form.module.css';
import { SaleSection } from '../order-form/sale-section.tsx';
import { useOrderProblems } from '../order-form/use-order-problems.ts';
import { isPackedHere } from '../packing/is-packed-here.ts';
import { UnpackOrder } from '../packing/unpack-order.tsx';
import { useShortcuts } from '../palette/shortcuts.ts';
import { useDraft } from '../parts/drafts.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section } from '../parts/section.tsx';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.tsx';
import { EditConflictDialog } from './edit-conflict-dialog.tsx';
import { changesOf, draftOf, type EditDraft, hasChanges } from './edit-draft.ts';
import { EditSummary } from './edit-summary.tsx';
import { useSaveEdit } from './use-save-edit.ts';

export interface OrderEditorProps {
  /** The version that is edited. */
  readonly order: StaffOrder;
  readonly places: readonly State[];
  /** The order as it is by now: somebody may have changed it since it was opened. */
  readonly now: StaffOrder;
  readonly onTakeTheirs: (current: StaffOrder) => void;
}

/** What of an order can change; the API prices every change before it is saved. */
export function OrderEditor({ order, places, now, onTakeTheirs }: OrderEditorProps) {
  const t = useTranslations('orderForm');
  const draft = useDraft<EditDraft>(`order ${order.id} version ${order.version}`, draftOf(order));
  const { lines, address, money, reason } = draft.value;
  const [active, setActive] = useState<string>();
  /** What was typed when saving it was refused; another text may be fine. */
  const [refused, setRefused] = useState<EditDraft>();
  const change = (changed: Partial<EditDraft>) => draft.change({ ...draft.value, ...changed });
  const changes = changesOf(order, draft.value);
  const unasked = moneyProblems(money);
  const isAskable = Object.keys(unasked).length === 0;
  const quote = useLatestAnswer(isAskable ? changes : undefined, async (body, signal) => {
    const params = { id: order.id };
    return (
      await call('previewEdit', { params, body: { version: order.version, ...body }, signal })
    ).data;
  });
  const problems = useOrderProblems({
    error: quote.error,
    differences: quote.pending ? [] : (quote.data?.differences ?? []),
    unasked,
  });
  const isReady = hasChanges(changes) && !quote.pending && !problems.blocked;
  const guard = useUnsavedGuard(hasChanges(changes), draft.forget);
  const onRefused = () => {
    setRefused(draft.value);
    quote.refresh();
  };
  const { revalidate } = useRevalidator();
  const reread = async () => {
    await revalidate();
    setRefused(undefined);
    quote.refresh();
  };
  const saving = useSaveEdit({ order, changes, reason, draft, onRefused });
  const form = useSubmit(async () => {
    const total = quote.data?.after.totals.total;
    if (isReady && total !== undefined) await saving.save(order.version, total);
  });
  useShortcuts([{ keys: 'mod+Enter', label: t('edit.save'), run: form.submit }]);
  // A field that is being typed is not wrong yet.
  const problem = (name: string) =>
    form.problem(name) ?? (name === active ? undefined : problems.ofField(name));
  const isRefused = form.failure !== undefined && refused === draft.value;

  return (
    <PageFrame
      title={t('edit.title', { number: order.number })}
      intro={t('edit.intro')}
      back={`/orders/order/${order.id}`}
    >
      <form method="post" noValidate className={styles.columns} {...form.props}>
        <div className={styles.column}>
          {now.version > order.version ? (
            <FormAlert look="plain">{t('edit.outdated')}</FormAlert>
          ) : null}
          <SaleSection
            lines={lines}
            quoted={quote.data && { ...quote.data.after, stock: quote.data.stock }}
            problemOf={problems.ofLine}
            problem={problem('lines')}
            onChange={(changed) => change({ lines: changed })}
          />
          <Section title={t('money.title')}>
            <MoneyFields
              values={money}
              onChange={(changed) => change({ money: { ...money, ...changed } })}
              problem={problem}
            />
          </Section>
          <Section
            title={t('address')}
            text={address === null ? t('edit.maskedAddress') : undefined}
          >
            {address === null ? null : (
              <AddressFields
                values={address}
                onChange={(changed) => change({ address: { ...address, ...changed } })}
                places={places}
                problem={problem}
                onActive={setActive}
              />
            )}
          </Section>
        </div>
        <EditSummary
          preview={quote.data}
          pending={quote.pending}
          isChanged={hasChanges(changes)}
          reason={reason}
          onReason={(typed) => change({ reason: typed })}
          problem={isRefused ? saving.words(form.failure) : problems.general}
          remedy={isPackedHere(now) ? <UnpackOrder order={now} onUnpacked={reread} /> : null}
          problemOf={problem}
          busy={form.busy || (hasChanges(changes) && quote.pending)}
          blocked={problems.blocked}
          onSave={form.submit}
        />
      </form>
      {guard}
      {saving.conflict === undefined ? null : (
        <EditConflictDialog
          conflict={saving.conflict}
          draft={draft.value}
          changes={changes}
          busy={saving.again.busy}
          onTakeTheirs={() => {
            const { current } = saving.conflict ?? {};
            saving.close();
            draft.forget();
            if (current !== undefined) onTakeTheirs(current);
          }}
          onSaveMine={saving.again.run}
          onClose={saving.close}
        />
      )}
    </PageFrame>
  );
}
