import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Eye } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import type { Submit } from '../forms/use-submit.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import type { Versions } from './load-pages.ts';
import { TextHistory } from './text-history.tsx';

interface TextEditorFrameProps {
  readonly title: string;
  readonly intro: string;
  readonly back: string;
  /** Names the form for screen readers. */
  readonly label: string;
  readonly form: Submit;
  /** Whether something is typed that a saved state would replace. */
  readonly isChanged: boolean;
  /** Gives up what is typed. */
  readonly forget: () => void;
  readonly preview: { readonly busy: boolean; readonly show: () => void };
  readonly versions: Versions;
  /** The version that is shown in the shop, and whether that is the text as it came with the shop. */
  readonly shown: { readonly version: number; readonly original: boolean };
  /** Makes the call that brings a saved state back. */
  readonly restore: (restored: number) => Promise<unknown>;
  /** The words once it is back. */
  readonly restored: string;
  /** The fields. */
  readonly children: ReactNode;
  /** Dialogs of the page. */
  readonly dialogs: ReactNode;
}

/** What every editor of a text has: its form, the preview's button and the saved states to bring back. */
export function TextEditorFrame(props: TextEditorFrameProps) {
  const { form, preview, shown } = props;
  const t = useTranslations('texts');
  const parts = useTranslations('parts');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const versioned = useVersionedSave();
  /** The saved state that would replace what is typed. */
  const [asked, setAsked] = useState<number>();
  const restoring = useAction((restored: number) =>
    versioned(async () => {
      await props.restore(restored);
      setAsked(undefined);
      await overlayLeft();
      await navigate('.', { replace: true });
      await revalidate();
      props.forget();
      showToast(props.restored, { look: 'ok' });
    }),
  );
  return (
    <PageFrame
      title={props.title}
      intro={props.intro}
      back={props.back}
      actions={
        <Button
          look="secondary"
          icon={<Icon of={Eye} />}
          busy={preview.busy}
          onClick={preview.show}
        >
          {t('preview.show')}
        </Button>
      }
    >
      <CallForm form={form} label={props.label}>
        {props.children}
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </FormActions>
      </CallForm>
      <TextHistory
        versions={props.versions}
        version={shown.version}
        original={shown.original}
        busy={restoring.busy}
        onRestore={props.isChanged ? setAsked : restoring.run}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={parts('unsaved.title')}
        description={t('history.replaces')}
        confirmLabel={t('history.restore')}
        cancelLabel={parts('unsaved.closing.stay')}
        dangerous
        busy={restoring.busy}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked !== undefined && restoring.run(asked)}
      />
      {props.dialogs}
    </PageFrame>
  );
}
