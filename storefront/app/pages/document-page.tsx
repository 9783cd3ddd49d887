import type { PageDocument } from '@dp/contract/pages.ts';
import { Page } from '@dp/ui/navigation/page.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import styles from './document-page.module.css';
import { Prose } from './prose.tsx';

/** A page of text with a heading for each section, such as a policy. */
export function DocumentPage({ document }: { document: PageDocument }) {
  return (
    <Page narrow>
      <PageMeta title={document.title} description={document.description} />
      <PageHeader title={document.title} backTo="/" />
      <article className={styles.article}>
        <Prose html={document.intro} />
        {document.sections.map((section) => (
          <section key={section.title} className={styles.section}>
            <h2 className={styles.heading}>{section.title}</h2>
            <Prose html={section.html} />
            {section.parts.map((part) => (
              <section key={part.title} className={styles.part}>
                <h3 className={styles.partHeading}>{part.title}</h3>
                <Prose html={part.html} />
              </section>
            ))}
          </section>
        ))}
      </article>
    </Page>
  );
}
