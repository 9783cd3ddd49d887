import { LOGO_TYPES } from '@dp/contract/staff/picture-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Section } from '../parts/section.tsx';
import { PictureField } from '../photographs/picture-field.tsx';
import { useUploads } from '../photographs/use-uploads.ts';
import styles from './settings.module.css';
import type { ShopFields } from './shop-fields.ts';

type Logo = 'logo' | 'logo_dark';

/** The shop's logo, and one for dark grounds; `isSending` while one of them is on its way, which `cancel` stops. */
export function useLogoFields(
  fields: Pick<ShopFields, Logo>,
  change: (changed: Partial<ShopFields>) => void,
) {
  const t = useTranslations('shopSettings');
  const light = useUploads((logo) => change({ logo }));
  const dark = useUploads((logo_dark) => change({ logo_dark }));
  const isSending = light.isSending || dark.isSending;
  const words = (name: Logo) => ({
    label: t(`pictures.${name}.label`),
    choose: t(`pictures.${name}.choose`),
    remove: t(`pictures.${name}.remove`),
  });
  const section = (
    <Section title={t('sections.logo.title')} text={t('sections.logo.text')}>
      <div className={styles.fields}>
        <PictureField
          picture={fields.logo}
          drawn
          types={LOGO_TYPES}
          whole="light"
          words={words('logo')}
          uploading={light}
          onRemove={() => change({ logo: null })}
        />
        <div className={styles.darkLogo}>
          <PictureField
            picture={fields.logo_dark}
            drawn
            types={LOGO_TYPES}
            whole="dark"
            words={words('logo_dark')}
            uploading={dark}
            onRemove={() => change({ logo_dark: null })}
          />
          <p className={styles.hint}>{t('pictures.logo_dark.hint')}</p>
        </div>
      </div>
    </Section>
  );
  const cancel = () => {
    light.cancelAll();
    dark.cancelAll();
  };
  return { section, isSending, cancel };
}
