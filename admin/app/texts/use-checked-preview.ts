import { useState } from 'react';
import { type FieldProblem, StaffApiError } from '../api/staff-api-error.ts';
import { useFieldText } from '../api/use-field-text.ts';
import { useAction } from '../parts/use-action.ts';

/** A preview of what is typed; what the API would refuse is shown beside its field, as a save does. */
export function useCheckedPreview<T>(ask: () => Promise<T>) {
  const fieldText = useFieldText();
  const [preview, setPreview] = useState<T>();
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({});
  const { run, busy } = useAction(async () => {
    setProblems({});
    try {
      setPreview(await ask());
    } catch (error) {
      if (error instanceof StaffApiError) setProblems(error.fields);
      throw error;
    }
  });
  return {
    preview,
    busy,
    show: () => run(),
    close: () => setPreview(undefined),
    problem: (name: string) => fieldText(problems[name]),
    /** What was wrong with a field counts no more once that is typed into. */
    forget: (name: string) => setProblems(({ [name]: _, ...others }) => others),
  };
}
