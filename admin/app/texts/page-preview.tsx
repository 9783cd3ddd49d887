import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { LanguagePreviews } from './preview-section.tsx';
import styles from './texts.module.css';

type Documents = StaffCallOutput<'previewPageText'>['data'];

/** A page as the shop would show it, in both languages. */
export function PagePreview({
  documents,
  onClose,
}: {
  readonly documents: Documents;
  readonly onClose: () => void;
}) {
  return (
    <LanguagePreviews onClose={onClose}>
      {(language) => <Document document={documents[language]} />}
    </LanguagePreviews>
  );
}

function Document({ document }: { readonly document: Documents['ar'] }) {
  return (
    <>
      <h3 className={styles.pageTitle}>{document.title}</h3>
      <Prose html={document.intro} />
      {document.sections.map((section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other name; nothing in them has state.
        <section key={place} className={styles.section}>
          <h4 className={styles.sectionTitle}>{section.title}</h4>
          <Prose html={section.html} />
          {section.parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <section key={at} className={styles.section}>
              <h5 className={styles.partTitle}>{part.title}</h5>
              <Prose html={part.html} />
            </section>
          ))}
        </section>
      ))}
    </>
  );
}

function Prose({ html }: { readonly html: string }) {
  if (html === '') return null;
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the API makes it of Markdown and lets no markup through.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
