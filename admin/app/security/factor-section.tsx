import type { Security } from '@dp/contract/staff/security.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { hasPasskeys } from '../sign-in/passkeys.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';
import { useRefresh } from './use-refresh.ts';

/** The second factors: a code app, passkeys, recovery codes. */
export function FactorSection({ security }: { readonly security: Security }) {
  const t = useTranslations('security');
  const format = useFormat();
  const dateTime = useDateTime();
  const refresh = useRefresh();
  const [secret, setSecret] = useState<{ readonly secret: string; readonly uri: string }>();
  const [adding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const setUp = useAction(async () => setSecret((await call('setUpTotp')).data));
  const removeTotp = useAction(async () => {
    await call('removeTotp');
    await refresh();
  });
  const removePasskey = useAction(async (id: number) => {
    await call('removePasskey', { params: { id } });
    await refresh();
  });
  const renew = useAction(async () => {
    setCodes((await call('renewRecoveryCodes')).data.recovery_codes);
    await refresh();
  });
  const added = async (fresh: readonly string[] | null) => {
    setSecret(undefined);
    setAdding(false);
    setCodes(fresh ?? undefined);
    await refresh();
  };
  const hasFactor = security.totp || security.passkeys.length > 0;
  return (
    <Section title={t('factors')} text={t('factorsText')}>
      <SectionRow
        title={
          <>
            {t('codeApp')}
            {security.totp ? <Badge look="ok">{t('on')}</Badge> : null}
          </>
        }
        detail={t('codeAppText')}
        action={
          security.totp ? (
            <Button look="secondary" size="small" busy={removeTotp.busy} onClick={removeTotp.run}>
              {t('removeCodeApp')}
            </Button>
          ) : (
            <Button look="secondary" size="small" busy={setUp.busy} onClick={setUp.run}>
              {t('setUp')}
            </Button>
          )
        }
      />
      {security.passkeys.map(({ id, name, created_at, last_used_at }) => (
        <SectionRow
          key={id}
          title={<bdi>{name}</bdi>}
          detail={
            last_used_at === null
              ? t('passkeyAdded', { day: format.date(created_at) })
              : t('passkeyUsed', { time: dateTime(last_used_at) })
          }
          action={
            <Button
              look="secondary"
              size="small"
              aria-label={t('removePasskey', { name })}
              busy={removePasskey.busy}
              onClick={() => removePasskey.run(id)}
            >
              {t('remove')}
            </Button>
          }
        />
      ))}
      {hasPasskeys() ? (
        <SectionRow
          title={t('passkeys')}
          detail={t('passkeysText')}
          action={
            <Button look="secondary" size="small" onClick={() => setAdding(true)}>
              {t('addPasskey')}
            </Button>
          }
        />
      ) : null}
      {hasFactor ? (
        <SectionRow
          title={
            <>
              {t('recoveryCodes')}
              <Badge look={security.recovery_codes_left < 3 ? 'warning' : 'plain'}>
                {t('codesLeft', { count: security.recovery_codes_left })}
              </Badge>
            </>
          }
          detail={t('recoveryCodesText')}
          action={
            <Button look="secondary" size="small" busy={renew.busy} onClick={renew.run}>
              {t('renewCodes')}
            </Button>
          }
        />
      ) : null}
      {secret === undefined ? null : (
        <TotpDialog {...secret} onAdded={added} onClose={() => setSecret(undefined)} />
      )}
      {adding ? <AddPasskeyDialog onAdded={added} onClose={() => setAdding(false)} /> : null}
      {codes === undefined ? null : (
        <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
      )}
    </Section>
  );
}
