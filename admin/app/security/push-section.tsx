import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { Switch } from '@dp/ui/fields/switch.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { StaffApiError } from '../api/staff-api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import {
  isRinging,
  pushSupport,
  renewRinging,
  startRinging,
  stopRinging,
} from '../push/push-device.ts';
import { useMe } from '../session/me.ts';
import { deviceName } from './device-name.ts';
import styles from './push-section.module.css';

/** Which devices new orders ring: this one, and others of the same person. */
export function PushSection({
  push,
}: {
  readonly push: StaffCallOutput<'listPushDevices'>['data'];
}) {
  const t = useTranslations('push');
  const dateTime = useDateTime();
  const { revalidate } = useRevalidator();
  const current = push.devices.find((device) => device.current);
  const remove = useAction(async (id: number) => {
    await call('unsubscribeFromPush', { params: { id } });
    await revalidate();
  });
  return (
    <Section title={t('title')} text={t('text')}>
      <ThisDevice publicKey={push.public_key} current={current?.id} />
      {push.devices
        .filter((device) => !device.current)
        .map(({ id, device, seen_at }) => (
          <SectionRow
            key={id}
            title={<bdi dir="ltr">{deviceName(device)}</bdi>}
            detail={t('lastSeen', { time: dateTime(seen_at) })}
            action={
              <Button
                look="secondary"
                size="small"
                aria-label={t('stopOn', { device: deviceName(device) })}
                busy={remove.busy}
                onClick={() => remove.run(id)}
              >
                {t('stop')}
              </Button>
            }
          />
        ))}
    </Section>
  );
}

/** The switch of this device. */
function ThisDevice({
  publicKey,
  current,
}: {
  readonly publicKey: string;
  /** Its number in the API; undefined when it does not ring. */
  readonly current: number | undefined;
}) {
  const t = useTranslations('push');
  const me = useMe();
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const [support, setSupport] = useState(pushSupport);
  const [pending, setPending] = useState<boolean>();
  const isOn = current !== undefined && isRinging(me.id);
  useEffect(() => {
    // Signed in again on a device that rings already.
    if (current === undefined && isRinging(me.id)) {
      renewRinging(me.id).then(revalidate, () => undefined);
    }
  }, [current, me.id, revalidate]);
  const change = async (on: boolean) => {
    setPending(on);
    try {
      if (on) await startRinging(me.id, publicKey);
      else await stopRinging(current);
      await revalidate();
    } catch (error) {
      const words = error instanceof StaffApiError ? errorText(error) : t('serviceFailed');
      showToast(words, { look: 'danger' });
    } finally {
      setSupport(pushSupport());
      setPending(undefined);
    }
  };
  return (
    <div className={styles.switch}>
      <Switch
        label={t('thisDevice')}
        hint={t(`states.${support === 'possible' && isOn ? 'on' : support}`)}
        checked={pending ?? isOn}
        disabled={support !== 'possible' || pending !== undefined}
        onChange={(on) => void change(on)}
      />
    </div>
  );
}
