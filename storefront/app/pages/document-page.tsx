import type { PageDocument } from '@dp/contract/pages.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { useRef } from 'react';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import styles from './document-page.module.css';
import { Prose } from './prose.tsx';
import index from './subjects.module.css';
import { Subjects, subjectId } from './subjects.tsx';
import { useSubjectInView } from './use-subject-in-view.ts';

/** A page of text with a heading for each section and an index of them, such as a policy. */
export function DocumentPage({ document }: { document: PageDocument }) {
  const t = useTranslations('pages');
  const article = useRef<HTMLElement>(null);
  const current = useSubjectInView(article);
  return (
    <Page>
      <PageMeta title={document.title} description={document.description} />
      <PageHeader title={document.title} backTo="/" />
      <div className={index.columns}>
        <div className={index.finding}>
          <Prose html={document.intro} />
          <Subjects
            label={t('sections')}
            titles={document.sections.map(({ title }) => title)}
            current={current}
          />
        </div>
        <article ref={article} className={styles.article}>
          {document.sections.map((section, at) => (
            <section key={section.title} className={styles.section}>
              <h2 id={subjectId(at)} className={styles.heading}>
                {section.title}
              </h2>
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
      </div>
    </Page>
  );
}
