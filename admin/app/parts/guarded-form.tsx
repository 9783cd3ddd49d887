import { CallForm, type CallFormProps } from '../forms/call-form.tsx';
import { isTyped } from '../forms/is-typed.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

interface GuardedFormProps extends CallFormProps {
  /** Whether anything was changed, of a form whose fields React keeps as state; else the fields are compared. */
  readonly changed?: boolean;
  /** Gives up a draft of it. */
  readonly onLeave?: () => void;
}

/**
 * A `<CallForm>` on a page that asks before what is typed in it is lost. Once it is sent it must be gone or begin
 * again, by its key.
 */
export function GuardedForm({ changed, onLeave, ...props }: GuardedFormProps) {
  const { busy, props: own } = props.form;
  const guard = useUnsavedGuard(
    // What is on its way is not lost, and may itself open another page.
    () => !busy && (changed ?? isTyped(own.ref.current)),
    onLeave ?? (() => undefined),
  );
  return (
    <>
      <CallForm {...props} />
      {guard}
    </>
  );
}
