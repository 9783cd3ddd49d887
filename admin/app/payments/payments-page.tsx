import { dayOf } from '@dp/contract/cairo-time.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { CircleCheck } from 'lucide';
import { call } from '../api/client.ts';
import { type FieldProblem, isStaffApiError } from '../api/staff-api-error.ts';
import { Columns } from '../parts/columns.tsx';
import { type Extra, ExtraSection, readExtra } from '../parts/extra-section.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/payments-page.ts';
import { DaysForm } from './days-form.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { ProviderFileSection } from './provider-file-section.tsx';
import { TaskRow } from './task-row.tsx';
import { TaxDocumentsSection } from './tax-documents-section.tsx';
import { TransferForm } from './transfer-form.tsx';
import { VatSection } from './vat-section.tsx';

const DAY = /^2\d{3}-\d{2}-\d{2}$/;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const today = dayOf(new Date());
  const day = (name: string) => {
    const given = searchParams.get(name) ?? '';
    return DAY.test(given) ? given : today;
  };
  const days = { from: day('from'), until: day('until') };
  const { signal } = request;
  const [desk, ledger, vat, documents] = await Promise.all([
    call('getPaymentDesk', { signal }),
    // Matching transfers does not include the permission to see reports.
    readExtra(call('getLedger', { query: days, signal })),
    readExtra(call('getVat', { query: days, signal })),
    readExtra(call('getTaxDocuments', { query: days, signal })),
  ]);
  return { ...desk.data, ledger, vat, documents, days };
}

/** Transfers to match, money that needs a decision, and what came and went. */
export default function PaymentsPage({ loaderData }: Route.ComponentProps) {
  const { transfers, tasks, ledger, vat, documents, days } = loaderData;
  const t = useTranslations('payments');
  const tax = useTranslations('tax');
  const { price } = useFormat();
  const { dateTime } = useDates();
  const mayMatch = useMay('settlement.match');
  const problem = problemOfDays(ledger);
  return (
    <PageFrame title={t('title')} intro={t('intro')}>
      <Columns
        main={
          <>
            <Section title={t('transfers')}>
              {transfers.length === 0 ? (
                <EmptyState
                  icon={CircleCheck}
                  title={t('noTransfers')}
                  text={t('noTransfersText')}
                />
              ) : null}
              {transfers.map((transfer) => (
                <div key={transfer.attempt_id}>
                  <SectionRow
                    title={<bdi>{price(transfer.amount)}</bdi>}
                    detail={
                      <>
                        <bdi>{transfer.sender_name ?? transfer.customer}</bdi>
                        {' · '}
                        {dateTime(transfer.reported_at)}
                      </>
                    }
                    action={
                      <ButtonLink
                        look="secondary"
                        size="small"
                        to={`/orders/order/${transfer.order.id}`}
                      >
                        <bdi dir="ltr">{transfer.order.number}</bdi>
                      </ButtonLink>
                    }
                  />
                  {mayMatch ? (
                    <TransferForm
                      attemptId={transfer.attempt_id}
                      senderEnd={transfer.sender_end}
                      receipt={transfer.receipt}
                      awaited={transfer.awaited}
                    />
                  ) : null}
                </div>
              ))}
            </Section>
            <Section title={t('tasks')}>
              {tasks.length === 0 ? (
                <EmptyState icon={CircleCheck} title={t('noTasks')} text={t('noTasksText')} />
              ) : null}
              {tasks.map((task) => (
                <TaskRow key={task.id} task={task} linked />
              ))}
            </Section>
          </>
        }
        side={
          problem === undefined ? (
            <>
              <ExtraSection extra={ledger} title={t('ledger')}>
                {(data) => <LedgerSection ledger={data} days={days} />}
              </ExtraSection>
              <ExtraSection extra={vat} title={t('vat')}>
                {(data) => <VatSection vat={data} days={days} />}
              </ExtraSection>
              <ExtraSection extra={documents} title={tax('title')}>
                {(data) => (
                  <TaxDocumentsSection
                    key={`${days.from} ${days.until}`}
                    documents={data}
                    days={days}
                  />
                )}
              </ExtraSection>
              {mayMatch ? <ProviderFileSection days={days} /> : null}
            </>
          ) : (
            <Section title={t('ledger')}>
              <DaysForm days={days} problem={problem} />
            </Section>
          )
        }
      />
    </PageFrame>
  );
}

/** What the API has against the days; they are the same for all that is read of the books. */
function problemOfDays(extra: Extra<unknown>): FieldProblem | undefined {
  const failure = extra && 'failure' in extra ? extra.failure : undefined;
  return isStaffApiError(failure) ? failure.fields.until : undefined;
}
