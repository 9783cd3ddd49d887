import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { isStaffApiError } from '../api/staff-api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { Section } from '../parts/section.tsx';

/** Sums that came, or why they did not; null for who may not see them. */
export type Sums<Data> = { readonly data: Data } | { readonly failure: unknown } | null;

/** Waits for sums that must not keep the rest of a page away. */
export async function readSums<Data>(
  answer: Promise<{ readonly data: Data }>,
): Promise<Sums<Data>> {
  try {
    return { data: (await answer).data };
  } catch (failure) {
    return isStaffApiError(failure, 'permission_required') ? null : { failure };
  }
}

/** A section with sums; where they did not come it says so and asks for them again. */
export function SumSection<Data>({
  sums,
  title,
  children,
}: {
  readonly sums: Sums<Data>;
  readonly title: string;
  readonly children: (data: Data) => ReactNode;
}) {
  const t = useTranslations('payments');
  const errorText = useErrorText();
  const { revalidate, state } = useRevalidator();
  if (sums === null) return null;
  if ('data' in sums) return children(sums.data);
  return (
    <Section title={title} text={errorText(sums.failure)}>
      <Button look="secondary" size="small" busy={state === 'loading'} onClick={revalidate}>
        {t('readAgain')}
      </Button>
    </Section>
  );
}
