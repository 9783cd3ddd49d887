import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import type { ReactNode } from 'react';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import type { Submit } from '../forms/use-submit.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { HOME_PAGE } from './home-choices.ts';

export interface HomePartEditorProps {
  readonly title: string;
  /** Names the form. */
  readonly label: string;
  /** Of `useRecordEditor`, as is `guard`. */
  readonly form: Submit;
  readonly guard: ReactNode;
  /** Something that belongs to the form is still on its way, such as a photograph. */
  readonly waits?: boolean;
  /** What is typed cannot be saved as it is. */
  readonly disabled?: boolean;
  /** The button of its earlier states, or for a new one of those that were removed. */
  readonly earlier: ReactNode;
  /** The dialog while somebody else has saved first. */
  readonly conflict: ReactNode;
  readonly children: ReactNode;
}

/** The page that adds or changes one section or slide of the home page. */
export function HomePartEditor(props: HomePartEditorProps) {
  const { title, label, form, guard, waits = false, disabled, earlier, conflict, children } = props;
  const t = useTranslations('homePage');
  return (
    <PageFrame title={title} back={HOME_PAGE} narrow>
      <CallForm form={form} label={label}>
        {children}
        <FormActions>
          {earlier}
          <Button type="submit" busy={form.busy || waits} disabled={disabled}>
            {t('save')}
          </Button>
        </FormActions>
      </CallForm>
      {guard}
      {conflict}
    </PageFrame>
  );
}
