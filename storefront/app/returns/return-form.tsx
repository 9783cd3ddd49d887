import {
  isShopsFault,
  kindOf,
  PAYOUT_FIELDS,
  type PayoutRoute,
  paysTheWayBack,
  RETURN_NOTE_MAX_LENGTH,
  RETURN_PICTURES_MAX,
  type ReturnReason,
} from '@dp/contract/return-values.ts';
import type { Payout, ReturnableLine } from '@dp/contract/returns.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { requestKeys } from '@dp/ui/storage/request-keys.ts';
import { useState } from 'react';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields, usePhoneFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { PictureSection } from '../pictures/picture-section.tsx';
import { type Sending, sendPicture } from '../pictures/send-picture.ts';
import { useChosenPictures } from '../pictures/use-chosen-pictures.ts';
import { browserApi } from '../session/browser-client.ts';
import { MoneyBack } from './money-back.tsx';
import { PayoutFields } from './payout-fields.tsx';
import { PieceChoice } from './piece-choice.tsx';
import { consequenceOf, firstChoice, unitsForAny } from './return-choices.ts';
import { ReturnGroup } from './return-group.tsx';
import styles from './returns.module.css';

const FIELDS = [
  'pieces',
  'reason',
  'note',
  'payout.number',
  'payout.address',
  'payout.holder',
  'payout.bank',
  'payout.account',
] as const;
type Field = (typeof FIELDS)[number];

export interface ReturnFormProps {
  readonly orderId: number;
  readonly lines: readonly ReturnableLine[];
  readonly reasons: readonly ReturnReason[];
  readonly payoutNeeded: boolean;
  /** The account's mobile number, offered where a wallet is asked for. */
  readonly mobile: string | undefined;
  /** Whether its delivery was paid. */
  readonly deliveryPaid: boolean;
  /** Whether the shop pays the way back whatever the reason. */
  readonly freeWayBack: boolean;
  readonly onAsked: () => Promise<void>;
}

/** What, why, pictures, and where the money goes: all of it in view from the first moment. */
export function ReturnForm({
  orderId,
  lines,
  reasons,
  payoutNeeded,
  mobile,
  deliveryPaid,
  freeWayBack,
  onAsked,
}: ReturnFormProps) {
  const t = useTranslations('returns');
  const [keyOf] = useState(requestKeys);
  // Late, only defects are left: then there is nothing to choose.
  const [reason, setReason] = useState(reasons.length === 1 ? reasons[0] : undefined);
  const [route, setRoute] = useState<PayoutRoute>('wallet');
  const [pieces, setPieces] = useState(() => firstChoice(lines));
  const pictures = useChosenPictures({ most: RETURN_PICTURES_MAX, send: sendReturnPicture });
  const chosen = new Map(
    lines.flatMap((line) => {
      const wanted = Math.min(pieces.get(line.product_id) ?? 0, unitsForAny(line, reason));
      return wanted > 0 ? [[line.product_id, wanted] as const] : [];
    }),
  );
  const kind = reason === undefined ? 'return' : kindOf(lines, reason, chosen);
  const faulty = reason !== undefined && isShopsFault(reason);
  const asksPayout = payoutNeeded && kind === 'return';

  const form = useForm<Field>({
    names: FIELDS,
    check: (values) => {
      const missing = (name: Field) => (values[name].trim() === '' ? { [name]: 'required' } : {});
      return {
        ...missing('pieces'),
        ...missing('reason'),
        ...(asksPayout
          ? Object.assign({}, ...PAYOUT_FIELDS[route].map((name) => missing(`payout.${name}`)))
          : {}),
      };
    },
    async send(values) {
      if (reason === undefined) return;
      const payout = asksPayout
        ? ({
            route,
            ...Object.fromEntries(
              PAYOUT_FIELDS[route].map((name) => [name, values[`payout.${name}`]]),
            ),
          } as Payout)
        : null;
      const asked = {
        kind,
        reason,
        ...(values.note.trim() === '' ? {} : { note: values.note }),
        lines: [...chosen].map(([product_id, quantity]) => ({ product_id, quantity })),
        pictures: pictures.pictures.flatMap(({ id }) => id ?? []),
        payout,
      };
      await browserApi().call('askForReturn', {
        params: { id: orderId },
        body: { key: keyOf(asked), ...asked },
      });
      await onAsked();
    },
  });
  // Only what money is sent to has a form of its own.
  const field = useFields(form, { invalid: t(`invalid.${route}`) });
  const phoneField = usePhoneFields(form);
  const fieldOf = (name: Field, required: string) =>
    form.problems[name] === 'required' ? { name, error: required } : field(name);
  return (
    <Form form={form}>
      <div className={styles.request}>
        <div className={styles.groups}>
          <PieceChoice
            lines={lines}
            reason={reason}
            pieces={chosen}
            missing={form.problems.pieces !== undefined}
            onChange={(id, quantity) => setPieces(new Map([...chosen, [id, quantity]]))}
          />
          <ReturnGroup place={2} legend={t('whyAndHow')}>
            <Select
              {...fieldOf('reason', t('required.reason'))}
              label={t('why')}
              placeholder={t('chooseReason')}
              value={reason ?? ''}
              onChange={({ target }) => setReason(target.value as ReturnReason)}
              options={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            />
            {reason === undefined ? null : (
              <FormAlert look="plain">{t(consequenceOf(reason, kind, freeWayBack))}</FormAlert>
            )}
            <div className={styles.note}>
              <TextArea
                {...field('note')}
                label={t('note')}
                hint={t(faulty ? 'faultHint' : 'noteHint')}
                rows={3}
                maxLength={RETURN_NOTE_MAX_LENGTH}
                dir="auto"
                optional
              />
            </div>
            <PictureSection
              chosen={pictures}
              legend={t('pictures')}
              hint={t(faulty ? 'picturesWanted' : 'picturesHint', { most: RETURN_PICTURES_MAX })}
              optional={!faulty}
            />
          </ReturnGroup>
          {asksPayout ? (
            <ReturnGroup place={3} legend={t('payout')}>
              <PayoutFields
                route={route}
                onRoute={setRoute}
                mobile={mobile}
                wallet={phoneField('payout.number')}
                fieldOf={(name) => fieldOf(`payout.${name}`, t(`required.${name}`))}
              />
            </ReturnGroup>
          ) : null}
        </div>
        <div className={styles.summary}>
          {kind === 'warranty' ? null : (
            <MoneyBack
              orderId={orderId}
              lines={lines}
              pieces={chosen}
              deliveryToo={deliveryPaid && faulty}
              lessWayBack={reason !== undefined && paysTheWayBack(reason, freeWayBack)}
            />
          )}
          <SubmitButton busy={form.busy || pictures.sending}>
            {t(pictures.sending ? 'sendingPictures' : 'send')}
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}

/** Sends a picture for a return that is asked for soon after. @returns its id. */
async function sendReturnPicture(file: File, sending: Sending): Promise<number> {
  const { data } = await sendPicture(file, sending, (api, body, options) =>
    api.call('uploadReturnPicture', { body, ...options }),
  );
  return data.id;
}
