import type { StockCountDetails } from '@dp/contract/staff/stock-counts.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { conflictOf } from '../parts/conflict.ts';
import { Figures } from '../parts/figures.tsx';
import { Section } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import styles from './stock-counts.module.css';
import { useCountWords } from './use-count-words.ts';

const ConfirmDialog = lazy(() => import('@dp/ui/overlays/confirm-dialog.tsx'));

/** The total of the differences, and the end of the count. */
export function CountSummary({ count }: { readonly count: StockCountDetails }) {
  const t = useTranslations('stockCounts');
  const { number, price } = useFormat();
  const words = useCountWords();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'finish' | 'cancel'>();
  const end = useAction(async (how: 'finish' | 'cancel') => {
    const name = how === 'finish' ? 'closeStockCount' : 'cancelStockCount';
    try {
      await call(name, { params: { id: count.id }, body: { version: count.version } });
      showToast(t(how === 'finish' ? 'finished' : 'cancelled'), { look: 'ok' });
    } catch (error) {
      if (conflictOf<null>(error) === undefined) throw error;
      showToast(t('changed'), { look: 'danger' });
    } finally {
      setAsked(undefined);
      await revalidate();
    }
  });
  const title = words.title(count);
  return (
    <Section title={t('summary')} text={t('stays', { count: count.open })}>
      <Figures
        of={[
          [t('different'), number(count.different)],
          [t('missing'), number(count.missing_units)],
          [t('surplus'), number(count.surplus_units)],
          ...(count.value === null ? [] : [[t('value'), price(count.value)] as const]),
        ]}
      />
      {count.state === 'counting' ? (
        <div className={styles.buttons}>
          {count.needs_approval ? <p>{t('approvalNeeded')}</p> : null}
          <Button full onClick={() => setAsked('finish')}>
            {t('finish')}
          </Button>
          <Button full look="secondary" onClick={() => setAsked('cancel')}>
            {t('cancel')}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {asked === undefined ? null : (
          <ConfirmDialog
            open
            title={t(asked === 'finish' ? 'finishTitle' : 'cancelTitle', { number: title })}
            description={
              asked === 'finish' ? t('finishText', { count: count.different }) : t('cancelText')
            }
            confirmLabel={t(asked)}
            cancelLabel={t('keep')}
            dangerous={asked === 'cancel'}
            busy={end.busy}
            onConfirm={() => end.run(asked)}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}
