import { isShopDrawing } from '@dp/contract/shop-details.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Fragment } from 'react';
import { call } from '../api/client.ts';
import { EarlierStates } from '../earlier-states/earlier-states.tsx';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { ExtraSection, readExtra } from '../parts/extra-section.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PictureValue } from '../parts/picture-value.tsx';
import { Section } from '../parts/section.tsx';
import { useRecordEditor } from '../parts/use-record-editor.ts';
import type { Route } from './+types/shop-settings-page.ts';
import { useAppIconField } from './app-icon-field.tsx';
import { useLogoFields } from './logo-fields.tsx';
import { useOnboardingFields } from './onboarding-fields.tsx';
import { PictureCleanupSection } from './picture-cleanup-section.tsx';
import { useSettingHistory } from './setting-history.tsx';
import styles from './settings.module.css';
import { SHOP_FIELD_NAMES, SHOP_PICTURES, SHOP_SECTIONS, shopFieldsOf } from './shop-fields.ts';

/** A shop has these settings once: the draft's id. */
const ID = 1;

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [{ data: settings }, cleanup] = await Promise.all([
    call('getShopSettings', { signal }),
    readExtra(call('getPictureCleanup', { signal })),
  ]);
  return { record: { id: ID, ...settings }, cleanup };
}

const LOOKS = {
  ar: { lang: 'ar', dir: 'rtl' },
  en: { lang: 'en', dir: 'ltr' },
  title: { dir: 'auto' },
  tel: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'off' },
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'off', placeholder: 'https://' },
  number: { inputMode: 'numeric', dir: 'ltr' },
  code: { dir: 'ltr', autoCapitalize: 'off' },
  letters: { dir: 'ltr', autoCapitalize: 'characters' },
} as const;

/** What the shop says about itself: on its pages, invoices, labels and mails; and its unused pictures. */
export default function ShopSettingsPage({
  loaderData: { record, cleanup },
}: Route.ComponentProps) {
  const t = useTranslations('shopSettings');
  const history = useSettingHistory('shop');
  const { fields, change, isChanged, form, guard, conflict } = useRecordEditor({
    kind: 'shop settings',
    record,
    fieldsOf: shopFieldsOf,
    saved: t('saved'),
    save: async (typed, { version }) => {
      const { data } = await call('saveShopSettings', { body: { ...typed, version } });
      return { data: { id: ID, version: data.version } };
    },
  });
  const logos = useLogoFields(fields, change);
  const icon = useAppIconField(fields, change);
  const onboarding = useOnboardingFields(fields, change);
  const pictures = [logos, icon, onboarding];
  const isSending = pictures.some((each) => each.isSending);
  return (
    <PageFrame title={t('title')} intro={t('intro')} narrow actions={history}>
      <CallForm form={form} label={t('title')}>
        {SHOP_SECTIONS.map((section) => (
          <Fragment key={section.name}>
            <Section
              title={t(`sections.${section.name}.title`)}
              text={t(`sections.${section.name}.text`)}
            >
              <div className={styles.fields}>
                {section.fields.map(({ name, look, maxLength, ...field }) => (
                  <TextField
                    key={name}
                    name={name}
                    {...LOOKS[look]}
                    label={t(`fields.${name}`)}
                    hint={'hint' in field ? t(`hints.${name as 'phone'}`) : undefined}
                    optional={!('required' in field)}
                    autoComplete="off"
                    spellCheck={look === 'ar' || look === 'en'}
                    maxLength={maxLength}
                    value={fields[name]}
                    onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
                    error={form.problem(name)}
                  />
                ))}
              </div>
            </Section>
            {section.name === 'names' ? (
              <>
                {logos.section}
                {icon.section}
                {onboarding.section}
              </>
            ) : null}
          </Fragment>
        ))}
        <FormActions>
          <EarlierStates
            kind="shop"
            id="shop"
            isTyped={() => isChanged || isSending}
            onUse={(state) => {
              for (const { cancel } of pictures) cancel();
              change(shopFieldsOf(state));
            }}
          />
          <Button type="submit" busy={form.busy || isSending}>
            {t('save')}
          </Button>
        </FormActions>
      </CallForm>
      <ExtraSection extra={cleanup} title={t('cleanup.title')}>
        {(shown) => <PictureCleanupSection cleanup={shown} />}
      </ExtraSection>
      {guard}
      {conflict === undefined ? null : (
        <ConflictDialog
          {...conflict}
          rows={[
            ...SHOP_PICTURES.filter(
              (name) =>
                conflict.theirs[name]?.id !== conflict.mine[name]?.id ||
                conflict.theirs[name]?.light_id !== conflict.mine[name]?.light_id,
            ).map((name) => ({
              label: t(`pictures.${name}.label`),
              theirs: <PictureValue picture={conflict.theirs[name]} drawn={isShopDrawing(name)} />,
              mine: <PictureValue picture={conflict.mine[name]} drawn={isShopDrawing(name)} />,
            })),
            ...SHOP_FIELD_NAMES.filter((name) => conflict.theirs[name] !== conflict.mine[name]).map(
              (name) => ({
                label: t(`fields.${name}`),
                theirs: <bdi>{conflict.theirs[name] || t('notSet')}</bdi>,
                mine: <bdi>{conflict.mine[name] || t('notSet')}</bdi>,
              }),
            ),
          ]}
        />
      )}
    </PageFrame>
  );
}
