import { OTP_LIFETIME_SECONDS } from '@dp/contract/limits.ts';
import { CodeField } from '@dp/ui/fields/code-field.tsx';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import type { ReactNode } from 'react';
import { useErrorText } from '../api/use-error-text.ts';
import styles from '../forms/form.module.css';
import { SubmitButton } from '../forms/form.tsx';
import own from './code-form.module.css';
import { clockText } from './pending-code.ts';
import type { CodeEntry } from './use-code-entry.ts';
import { useCountdown } from './use-countdown.ts';

export interface CodeFormProps {
  readonly entry: CodeEntry;
  /** The channel of the code, for the advice when it does not arrive. */
  readonly channel: 'email' | 'sms' | undefined;
}

/** The six digits, with resend. */
export function CodeForm({ entry, channel }: CodeFormProps) {
  const t = useTranslations('accounts');
  const errorText = useErrorText();
  const left = useCountdown(entry.retryAt);
  const waits = entry.dead && left > 0;
  const problem = waits ? t('code.dead') : entry.problem;
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        entry.submit();
      }}
    >
      {entry.failure === undefined ? null : <FormAlert>{errorText(entry.failure)}</FormAlert>}
      <div className={own.code}>
        <CodeField
          key={entry.round}
          ref={entry.field}
          name="code"
          label={t('code.label')}
          error={problem}
          onCodeChange={entry.onCodeChange}
          onComplete={entry.tryCode}
        />
        <p role="status" hidden={problem !== undefined} className={own.said}>
          {entry.said ?? t('code.valid', { minutes: OTP_LIFETIME_SECONDS / 60 })}
        </p>
      </div>
      <SubmitButton busy={entry.busy} disabled={entry.dead}>
        {t('code.submit')}
      </SubmitButton>
      <div className={own.again}>
        {entry.dead ? null : (
          <p>{t(channel === 'email' ? 'code.lookInSpam' : 'code.notReceived')}</p>
        )}
        <Resend entry={entry} left={left} />
      </div>
    </form>
  );
}

function Resend({ entry, left }: { entry: CodeEntry; left: number }): ReactNode {
  const t = useTranslations('accounts');
  if (left > 0) {
    return (
      <p className={own.wait}>
        {t.rich(entry.dead ? 'code.askIn' : 'code.resendIn', {
          time: clockText(left),
          ltr: (words) => (
            <bdi dir="ltr" className={own.clock}>
              {words}
            </bdi>
          ),
        })}
      </p>
    );
  }
  return (
    <Button look="quiet" busy={entry.resending} onClick={entry.sendAgain}>
      {t('code.resend')}
    </Button>
  );
}
