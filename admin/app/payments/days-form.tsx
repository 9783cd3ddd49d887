import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Form } from 'react-router';
import type { FieldProblem } from '../api/staff-api-error.ts';
import { useFieldText } from '../api/use-field-text.ts';
import { FormActions } from '../forms/call-form.tsx';
import styles from './days-form.module.css';

/** Days of the books, both included. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** Chooses the days of everything that the page says of the books. */
export function DaysForm({
  days,
  problem,
}: {
  readonly days: Days;
  /** Why the API refused these days. */
  readonly problem?: FieldProblem;
}) {
  const t = useTranslations('payments');
  const fieldText = useFieldText();
  return (
    <Form method="get" className={styles.days}>
      <TextField name="from" type="date" label={t('day')} defaultValue={days.from} />
      <TextField
        name="until"
        type="date"
        label={t('until')}
        defaultValue={days.until}
        error={fieldText(problem)}
      />
      <FormActions>
        <Button type="submit" look="secondary" size="small">
          {t('show')}
        </Button>
      </FormActions>
    </Form>
  );
}
