import type { SizeRefusal } from '@dp/contract/quotes.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { ApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';

/** Warns before placing that the order is too large, with the message that placing would fail with. */
export function RefusalNotice({ refusal }: { refusal: SizeRefusal | null }) {
  const errorText = useErrorText();
  if (refusal === null) return null;
  const { code, ...data } = refusal;
  return <FormAlert>{errorText(new ApiError({ status: 422, code, data }))}</FormAlert>;
}
