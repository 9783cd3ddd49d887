import { CallForm, type CallFormProps } from '../forms/call-form.tsx';
import { isTyped } from '../forms/is-typed.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

interface GuardedFormProps extends CallFormProps {
  /** Whether fields whose texts React keeps as state were changed; those that keep their own are compared here. */
  readonly changed?: boolean;
}

/**
 * A `<CallForm>` on a page that asks before what is typed in it is lost. Once it is sent it must be gone or begin
 * again, by its key.
 */
export function GuardedForm({ changed = false, ...props }: GuardedFormProps) {
  const { busy, props: own } = props.form;
  const guard = useUnsavedGuard(
    // What is on its way is not lost, and may itself open another page.
    () => !busy && (changed || isTyped(own.ref.current)),
    () => undefined,
  );
  return (
    <>
      <CallForm {...props} />
      {guard}
    </>
  );
}
