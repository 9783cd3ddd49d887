import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type FieldProblem, StaffApiError } from '../api/staff-api-error.ts';
import { useFieldText } from '../api/use-field-text.ts';

interface SubmitProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
}

export interface Submit {
  /** For `<CallForm form={…}>`. */
  readonly props: SubmitProps;
  readonly busy: boolean;
  /** What failed when it is about no field shown. */
  readonly failure: unknown;
  /** The words for what is wrong with a field, for its `error`. */
  readonly problem: (name: string) => string | undefined;
  /** Sends the form as its button does. */
  readonly submit: () => void;
  /** Makes another call of what the form says, such as a preview; its refusals are shown as those of sending it. */
  readonly attempt: (work: () => Promise<void>) => void;
}

/**
 * A form whose fields the API checks. Its refusals are shown beside the fields that they name and everything
 * typed stays; the first wrong field gets the focus. A second submit while one is pending does nothing.
 *
 * @param send makes the call; it gets the form's values.
 */
export function useSubmit(send: (values: FormData) => Promise<void>): Submit {
  const ref = useRef<HTMLFormElement>(null);
  const pending = useRef(false);
  const latest = useRef(send);
  const fieldText = useFieldText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [fields, setFields] = useState<Readonly<Record<string, FieldProblem>>>({});
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (refusals === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const attempt = useCallback((work: (values: FormData) => Promise<void>) => {
    if (pending.current || ref.current === null) return;
    const names = [...ref.current.elements].map((element) => element.getAttribute('name'));
    pending.current = true;
    setFailure(undefined);
    setFields({});
    work(new FormData(ref.current))
      .catch((error: unknown) => {
        const found = error instanceof StaffApiError ? error.fields : {};
        setFields(found);
        setRefusals((count) => count + 1);
        if (!Object.keys(found).some((name) => names.includes(name))) setFailure(() => error);
      })
      .finally(() => {
        pending.current = false;
        setBusy(false);
      });
  }, []);
  const submit = useCallback(
    () =>
      attempt((values) => {
        setBusy(true);
        return latest.current(values);
      }),
    [attempt],
  );

  return {
    props: {
      ref,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
      onChange: (event) => {
        const { name } = event.target as Partial<HTMLInputElement>;
        if (name === undefined || fields[name] === undefined) return;
        const { [name]: _, ...others } = fields;
        setFields(others);
      },
    },
    busy,
    failure,
    problem: (name) => fieldText(fields[name]),
    submit,
    attempt,
  };
}
