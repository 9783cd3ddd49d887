import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { isStaffApiError } from '../api/staff-api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { Section } from './section.tsx';

/** Facts beside a page's own that came, or why they did not; null for who may not see them. */
export type Extra<Data> = { readonly data: Data } | { readonly failure: unknown } | null;

/** Waits for facts that must not keep the rest of a page away. */
export async function readExtra<Data>(
  answer: Promise<{ readonly data: Data }>,
): Promise<Extra<Data>> {
  try {
    return { data: (await answer).data };
  } catch (failure) {
    return isStaffApiError(failure, 'permission_required') ? null : { failure };
  }
}

/** A section with such facts; where they did not come it says so and asks for them again. */
export function ExtraSection<Data>({
  extra,
  title,
  children,
}: {
  readonly extra: Extra<Data>;
  readonly title: string;
  readonly children: (data: Data) => ReactNode;
}) {
  const t = useTranslations('ui');
  const errorText = useErrorText();
  const { revalidate, state } = useRevalidator();
  if (extra === null) return null;
  if ('data' in extra) return children(extra.data);
  return (
    <Section title={title} text={errorText(extra.failure)}>
      <Button look="secondary" size="small" busy={state === 'loading'} onClick={revalidate}>
        {t('retry')}
      </Button>
    </Section>
  );
}
