import { ONBOARDING_PICTURES, type OnboardingPicture } from '@dp/contract/shop-details.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Section } from '../parts/section.tsx';
import { LampPictureField } from '../photographs/lamp-picture-field.tsx';
import { useUploads } from '../photographs/use-uploads.ts';
import styles from './settings.module.css';
import type { ShopFields } from './shop-fields.ts';

/**
 * The photographs of the pages that introduce the shop; `isSending` while one of them is on its way, which
 * `cancel` stops.
 */
export function useOnboardingFields(
  fields: Pick<ShopFields, OnboardingPicture>,
  change: (changed: Partial<ShopFields>) => void,
) {
  const t = useTranslations('shopSettings');
  const uploading = {
    onboarding_one: useUploads((onboarding_one) => change({ onboarding_one })),
    onboarding_two: useUploads((onboarding_two) => change({ onboarding_two })),
    onboarding_three: useUploads((onboarding_three) => change({ onboarding_three })),
  };
  const all = Object.values(uploading);
  const section = (
    <Section title={t('sections.onboarding.title')} text={t('sections.onboarding.text')}>
      <div className={styles.fields}>
        {ONBOARDING_PICTURES.map((name) => (
          <LampPictureField
            key={name}
            picture={fields[name]}
            words={{
              label: t(`pictures.${name}.label`),
              choose: t(`pictures.${name}.choose`),
              remove: t(`pictures.${name}.remove`),
            }}
            uploading={uploading[name]}
            onMade={(made) => change({ [name]: made })}
            onRemove={() => change({ [name]: null })}
          />
        ))}
      </div>
      <p className={styles.hint}>{t('pictures.onboarding.hint')}</p>
    </Section>
  );
  return {
    section,
    isSending: all.some((each) => each.isSending),
    cancel: () => {
      for (const { cancelAll } of all) cancelAll();
    },
  };
}
