import { ErrorState } from '@dp/ui/parts/error-state.tsx';
import { useAsyncError, useRevalidator } from 'react-router';
import { isUnreached } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useCachedPage } from './cached-page.ts';

export interface LoadFailedProps {
  readonly title: string;
  /** Additional information. */
  readonly more?: string;
}

/** The `errorElement` of an `<Await>`: what could not be loaded, why, and a way to try again. */
export function LoadFailed({ title, more }: LoadFailedProps) {
  const errorText = useErrorText();
  const error = useAsyncError();
  const { revalidate, state } = useRevalidator();
  if (useCachedPage(isUnreached(error))) return null;
  return (
    <ErrorState
      title={title}
      text={more === undefined ? errorText(error) : `${errorText(error)} ${more}`}
      retrying={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}
