import { LOCALES } from '@dp/contract/locale.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { PreviewSection } from './preview-section.tsx';
import styles from './texts.module.css';

type Previews = StaffCallOutput<'previewMessageText'>['data'];

/** A message with example data, in both languages: the mail as it looks, the text message with its length. */
export function MessagePreview({
  previews,
  onClose,
}: {
  readonly previews: Previews;
  readonly onClose: () => void;
}) {
  const t = useTranslations('texts');
  return (
    <PreviewSection title={t('messages.preview')} onClose={onClose}>
      {LOCALES.map((language) => {
        const { mail, sms } = previews[language];
        const direction = language === 'ar' ? 'rtl' : 'ltr';
        return (
          <article
            key={language}
            className={styles.preview}
            aria-label={t(`languages.${language}`)}
          >
            {mail === null ? null : (
              <>
                <h3 className={styles.partTitle} lang={language} dir={direction}>
                  {mail.subject}
                </h3>
                {/* Without any permission: no script, no form, no way out of the frame. */}
                <iframe
                  title={`${t('messages.mail')} (${t(`languages.${language}`)})`}
                  sandbox=""
                  srcDoc={mail.html}
                  className={styles.mail}
                />
              </>
            )}
            {sms === null ? null : (
              <>
                <p className={styles.sms} lang={language} dir={direction}>
                  {sms.text}
                </p>
                <p className={styles.soft}>
                  {t('messages.length', { characters: sms.characters, parts: sms.parts })}
                </p>
              </>
            )}
          </article>
        );
      })}
    </PreviewSection>
  );
}
