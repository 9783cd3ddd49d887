import type { FieldCode } from '@dp/contract/error-codes.ts';
import {
  type FocusEvent,
  type FormEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ApiErrorCode } from '../api/api-error.ts';
import {
  afterChange,
  afterLeaving,
  type FormProblem,
  formProblem,
  type Problems,
  type ShownProblems,
  serverProblems,
  showAll,
  type Values,
} from './form-problems.ts';

export interface FormSetup<N extends string> {
  /** The fields' names, which are also those of the API. */
  readonly names: readonly N[];
  /** The form's validation; pure. */
  readonly check: (values: Values<N>) => Problems<N>;
  /** Submits the form. Its errors are shown on their fields, else above the form. */
  readonly send: (values: Values<N>) => Promise<void>;
  /** The field of an error code that names none, such as `email_taken`. */
  readonly fieldOfError?: Readonly<Partial<Record<ApiErrorCode, N>>>;
  /** Called on each change, for instance to save a draft. */
  readonly onChange?: (values: Values<N>) => void;
}

export interface FormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export interface Form<N extends string> {
  /** For `<Form form={…}>`. */
  readonly props: FormProps;
  readonly problems: Problems<N>;
  /** What is said above the form when several fields were refused. */
  readonly problem: FormProblem | undefined;
  /** What failed when it is about no field. */
  readonly failure: unknown;
  readonly busy: boolean;
  readonly read: () => Values<N>;
  /** For fields without a change event on the form, such as a choice made in a sheet. */
  readonly changed: (name: N) => void;
  /** For fields without a blur event on the form, such as the visible part of a phone field. */
  readonly left: (name: N) => void;
  /** Sends the form as its button does. */
  readonly submit: () => void;
  /** Puts a problem on a field and the focus there. */
  readonly refuse: (name: N, code: FieldCode) => void;
}

/**
 * A form with uncontrolled fields: values live in the document, so input survives hydration, a change of
 * language and a refusal by the server. Problems appear on blur and on submit, and disappear as soon as the
 * field is valid; the first one gets the focus. A second submit while one is pending does nothing.
 */
export function useForm<N extends string>(setup: FormSetup<N>): Form<N> {
  const ref = useRef<HTMLFormElement>(null);
  const latest = useRef(setup);
  const sending = useRef(false);
  const pressing = useRef(false);
  const [shown, setShown] = useState<ShownProblems<N>>({} as ShownProblems<N>);
  const [problem, setProblem] = useState<FormProblem>();
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [change, setChange] = useState<{ readonly name: N }>();
  useLayoutEffect(() => {
    latest.current = setup;
  });

  useEffect(() => {
    if (refusals === 0) return;
    const refused = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    refused?.focus();
    // One that has the focus already would stay where it is.
    refused?.scrollIntoView?.({ block: 'nearest' });
  }, [refusals]);

  const read = useCallback((): Values<N> => {
    const data = ref.current === null ? undefined : new FormData(ref.current);
    return Object.fromEntries(
      latest.current.names.map((name) => [name, String(data?.get(name) ?? '')]),
    ) as Values<N>;
  }, []);

  const nameOf = (target: EventTarget): N | undefined => {
    const { name } = target as Partial<HTMLInputElement>;
    return latest.current.names.find((known) => known === name);
  };

  // Checked after rendering: hidden inputs change with the next render.
  useEffect(() => {
    if (change === undefined) return;
    const values = read();
    setShown((before) => afterChange(before, change.name, latest.current.check(values)));
    setProblem(undefined);
    latest.current.onChange?.(values);
  }, [change, read]);
  const changed = useCallback((name: N) => setChange({ name }), []);

  const left = useCallback(
    (name: N) => {
      if (pressing.current) return;
      const values = read();
      setShown((before) => afterLeaving(before, name, values, latest.current.check(values)));
    },
    [read],
  );

  const refuse = useCallback((name: N, code: FieldCode) => {
    setShown((before) => ({ ...before, [name]: { code, by: 'server' } }));
    setRefusals((count) => count + 1);
  }, []);

  const submit = useCallback(() => {
    if (sending.current) return;
    const { check, send, names, fieldOfError = {} } = latest.current;
    const values = read();
    const found = check(values);
    setShown(showAll(found));
    setProblem(formProblem(found, values));
    setFailure(undefined);
    if (Object.keys(found).length > 0) {
      setRefusals((count) => count + 1);
      return;
    }
    sending.current = true;
    setBusy(true);
    send(values)
      .catch((error: unknown) => {
        const problems = serverProblems(error, names, fieldOfError);
        if (problems === undefined) return setFailure(() => error);
        setShown(problems);
        setProblem(formProblem(codesOf(problems), values));
        setRefusals((count) => count + 1);
      })
      .finally(() => {
        sending.current = false;
        setBusy(false);
      });
  }, [read]);

  return {
    props: {
      ref,
      onChange: (event) => {
        const name = nameOf(event.target);
        if (name !== undefined) changed(name);
      },
      onFocus: (event) => {
        // A press that moved the focus is over once a field has it again, by a tap or by a refusal.
        if (event.target.closest('button') === null) pressing.current = false;
      },
      onBlur: (event) => {
        const name = nameOf(event.target);
        if (name !== undefined) left(name);
      },
      onPointerDown: (event) => {
        // An error that appears during a press would move the button away from the finger.
        pressing.current = (event.target as Element).closest('button') !== null;
      },
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
    },
    problems: codesOf(shown),
    problem,
    failure,
    busy,
    read,
    changed,
    left,
    submit,
    refuse,
  };
}

function codesOf<N extends string>(shown: ShownProblems<N>): Problems<N> {
  return Object.fromEntries(
    Object.entries<ShownProblems<N>[N]>(shown).map(([name, problem]) => [name, problem?.code]),
  ) as Problems<N>;
}
