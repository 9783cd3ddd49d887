import { CallForm, type CallFormProps } from '../forms/call-form.tsx';
import { isTyped } from '../forms/is-typed.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

/**
 * A `<CallForm>` on a page that asks before what is typed in it is lost, for one whose fields keep their own texts.
 * Once it is sent it must be gone or begin again, by its key.
 */
export function GuardedForm(props: CallFormProps) {
  const { busy, props: own } = props.form;
  const guard = useUnsavedGuard(
    // What is on its way is not lost, and may itself open another page.
    () => !busy && isTyped(own.ref.current),
    () => undefined,
  );
  return (
    <>
      <CallForm {...props} />
      {guard}
    </>
  );
}
