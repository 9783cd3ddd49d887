import { COURIER_KINDS, TRACKING_PLACEHOLDER } from '@dp/contract/staff/parcels.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { Switch } from '@dp/ui/fields/switch.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { requiredNumber } from '../forms/required-number.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { type Conflict, conflictOf } from '../parts/conflict.ts';
import { useAction } from '../parts/use-action.ts';
import { useCloseGuard } from '../parts/use-close-guard.tsx';
import { CourierConflict, type CourierFields } from './courier-conflict.tsx';
import type { Courier } from './couriers-page.tsx';

/** What couriers usually give, and the form begins with. */
const CLAIM_DAYS = 14;

/** Adds a courier, or changes or retires one. */
export function CourierDialog({
  courier,
  onClose,
}: {
  readonly courier: Courier | undefined;
  readonly onClose: () => void;
}) {
  const t = useTranslations('couriers');
  const { revalidate } = useRevalidator();
  const [active, setActive] = useState(courier?.active ?? true);
  const [conflict, setConflict] = useState<Conflict<Courier> & { readonly mine: CourierFields }>();
  /** Closes what is open, one after the other: each takes its own entry from the history. */
  const leave = async () => {
    if (conflict !== undefined) {
      setConflict(undefined);
      await overlayLeft();
    }
    onClose();
  };
  const saved = async () => {
    await leave();
    showToast(t('saved'), { look: 'ok' });
    await revalidate();
  };
  const change = async (id: number, mine: CourierFields, version: number) => {
    try {
      await call('editCourier', {
        params: { id },
        body: { ...bodyOf(mine), active: mine.active, version },
      });
    } catch (error) {
      const found = conflictOf<Courier>(error);
      if (found === undefined) throw error;
      return setConflict({ ...found, mine });
    }
    await saved();
  };
  const changing = useAction(change);
  const form = useSubmit(async (values) => {
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const mine = {
      name: { ar: text('name.ar'), en: text('name.en') },
      phone: text('phone') || null,
      tracking_link: text('tracking_link') || null,
      claim_days: requiredNumber(text('claim_days')),
      active,
    };
    if (courier !== undefined) return change(courier.id, mine, courier.version);
    const kind = COURIER_KINDS.find((each) => each === text('kind')) ?? 'manual';
    await call('addCourier', { body: { ...bodyOf(mine), kind } });
    await saved();
  });
  const guard = useCloseGuard(form, onClose);
  const title = courier === undefined ? t('add') : t('change');
  return (
    <Dialog open onClose={guard.close} title={title}>
      <CallForm form={form} label={title}>
        {(['ar', 'en'] as const).map((language) => (
          <TextField
            key={language}
            name={`name.${language}`}
            label={t(`nameIn.${language}`)}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            autoComplete="off"
            maxLength={80}
            defaultValue={courier?.name[language]}
            error={form.problem(`name.${language}`)}
          />
        ))}
        {courier === undefined ? (
          <Select
            name="kind"
            label={t('kind')}
            options={COURIER_KINDS.map((kind) => ({
              value: kind,
              label: `${t(`kinds.${kind}.title`)}: ${t(`kinds.${kind}.text`)}`,
            }))}
          />
        ) : null}
        <TextField
          name="phone"
          type="tel"
          label={t('phone')}
          optional
          autoComplete="off"
          maxLength={40}
          defaultValue={courier?.phone ?? undefined}
          error={form.problem('phone')}
        />
        <TextField
          name="tracking_link"
          type="url"
          label={t('trackingLink')}
          hint={t('trackingHint', { number: TRACKING_PLACEHOLDER })}
          optional
          autoComplete="off"
          maxLength={300}
          defaultValue={courier?.tracking_link ?? undefined}
          error={form.problem('tracking_link')}
        />
        <TextField
          name="claim_days"
          label={t('claimDays')}
          hint={t('claimDaysHint')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={3}
          defaultValue={String(courier?.claim_days ?? CLAIM_DAYS)}
          error={form.problem('claim_days')}
        />
        {courier === undefined ? null : (
          <Switch
            label={t('getsParcels')}
            hint={t('getsParcelsText')}
            checked={active}
            onChange={setActive}
          />
        )}
        <Button type="submit" full busy={form.busy}>
          {t('save')}
        </Button>
      </CallForm>
      {guard.question}
      {courier === undefined || conflict === undefined ? null : (
        <CourierConflict
          theirs={conflict.current}
          mine={conflict.mine}
          busy={changing.busy}
          onTakeTheirs={() => void leave().then(revalidate)}
          onSaveMine={() => changing.run(courier.id, conflict.mine, conflict.version)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Dialog>
  );
}

/** Left out, an optional field is empty. */
function bodyOf({ name, phone, tracking_link: link, claim_days }: CourierFields) {
  return { name, ...(phone === null ? {} : { phone }), tracking_link: link, claim_days };
}
