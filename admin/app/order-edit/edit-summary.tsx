import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import type { ReactNode } from 'react';
import formStyles from '../order-form/order-form.module.css';
import { Section } from '../parts/section.tsx';
import { EditDifferences } from './edit-differences.tsx';

export interface EditSummaryProps {
  readonly preview: StaffCallOutput<'previewEdit'>['data'] | undefined;
  /** The preview of what is typed now is on its way. */
  readonly pending: boolean;
  readonly isChanged: boolean;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  /** Why it cannot be priced or was not saved. */
  readonly problem: string | undefined;
  /** What can be done about that. */
  readonly remedy: ReactNode;
  readonly problemOf: (name: string) => string | undefined;
  readonly busy: boolean;
  readonly blocked: boolean;
  readonly onSave: () => void;
}

/** What the edit makes of the order, before and after, and the button that saves it. */
export function EditSummary(props: EditSummaryProps) {
  const { preview, pending, isChanged, reason, onReason, problem, problemOf } = props;
  const t = useTranslations('orderForm');
  return (
    <aside className={formStyles.summary}>
      <Section title={t('edit.differences')} text={isChanged ? undefined : t('edit.unchanged')}>
        <div className={formStyles.group} aria-busy={pending || undefined}>
          {isChanged && preview !== undefined ? <EditDifferences preview={preview} /> : null}
          {problem === undefined ? null : <FormAlert>{problem}</FormAlert>}
          {props.remedy}
          {isChanged ? (
            <>
              <TextField
                name="reason"
                label={t('edit.reason')}
                hint={t('edit.reasonHint')}
                optional
                dir="auto"
                autoComplete="off"
                maxLength={300}
                value={reason}
                onChange={(event) => onReason(event.currentTarget.value)}
                error={problemOf('reason')}
              />
              <Button
                full
                busy={props.busy}
                disabled={props.blocked}
                aria-keyshortcuts="Control+Enter"
                onClick={props.onSave}
              >
                {t('edit.save')}
              </Button>
            </>
          ) : null}
        </div>
      </Section>
    </aside>
  );
}
