import { PasswordStep } from './password-step.tsx';

/** The whole sign-in, on its page and in the dialog over a page whose session has ended. */
export function SignInSteps({
  email,
  onSignedIn,
}: {
  readonly email?: string | undefined;
  readonly onSignedIn: () => Promise<void>;
}) {
  return <PasswordStep email={email} onDone={onSignedIn} />;
}
