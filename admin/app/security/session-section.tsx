import type { Security } from '@dp/contract/staff/security.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { deviceName } from './device-name.ts';

/** Where one is signed in. */
export function SessionSection({ sessions }: { readonly sessions: Security['sessions'] }) {
  const t = useTranslations('security');
  const dateTime = useDateTime();
  const { revalidate } = useRevalidator();
  const end = useAction(async (id: number) => {
    await call('endSession', { params: { id } });
    await revalidate();
  });
  const endOthers = useAction(async () => {
    await call('endOtherSessions');
    await revalidate();
  });
  return (
    <Section title={t('sessions')} text={t('sessionsText')}>
      {sessions.map(({ id, current, device, network, last_seen_at }) => (
        <SectionRow
          key={id}
          title={
            <>
              <bdi dir="ltr">{deviceName(device)}</bdi>
              {current ? <Badge look="ok">{t('thisDevice')}</Badge> : null}
            </>
          }
          detail={
            <>
              {dateTime(last_seen_at)} · <bdi dir="ltr">{network}</bdi>
            </>
          }
          action={
            current ? undefined : (
              <Button
                look="secondary"
                size="small"
                aria-label={t('endSessionOf', { device: deviceName(device) })}
                busy={end.busy}
                onClick={() => end.run(id)}
              >
                {t('endSession')}
              </Button>
            )
          }
        />
      ))}
      {sessions.length > 1 ? (
        <Button look="secondary" size="small" busy={endOthers.busy} onClick={endOthers.run}>
          {t('endOthers')}
        </Button>
      ) : null}
    </Section>
  );
}
