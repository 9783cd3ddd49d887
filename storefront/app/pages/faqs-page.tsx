import { FindField } from '@dp/ui/fields/find-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { Accordion } from '@dp/ui/parts/accordion.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { SearchX } from 'lucide';
import { useRef, useState } from 'react';
import { AskShop } from '../contact/ask-shop.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import type { Route } from './+types/faqs-page.ts';
import styles from './faqs-page.module.css';
import { findQuestions } from './find-questions.ts';
import { loadDocument } from './load-document.ts';
import { Prose } from './prose.tsx';
import index from './subjects.module.css';
import { Subjects, subjectId } from './subjects.tsx';
import { useSubjectInView } from './use-subject-in-view.ts';

export const handle = { header: 'wide' } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  return loadDocument(context, 'faqs');
}

/** Questions and answers by subject, found by any of their words. */
export default function FaqsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pages');
  const layout = useTranslations('layout');
  const { document } = loaderData;
  const [wanted, setWanted] = useState('');
  const questions = useRef<HTMLDivElement>(null);
  const current = useSubjectInView(questions);
  const found = findQuestions(document.sections, wanted);
  const count = found.reduce((sum, { parts }) => sum + parts.length, 0);
  const searching = wanted.trim() !== '';
  return (
    <Page>
      <PageMeta title={document.title} description={document.description} />
      <PageHeader title={document.title} backTo="/" />
      <div className={index.columns}>
        <div className={index.finding}>
          <Prose html={document.intro} />
          <search>
            <FindField
              label={t('faqs.search')}
              placeholder={t('faqs.searchExample')}
              enterKeyHint="search"
              value={wanted}
              onType={setWanted}
            />
          </search>
          {/* Without an answer the empty list says so to the eye. */}
          <p role="status" className={styles.count} data-none={count === 0 || undefined}>
            {searching ? t('faqs.found', { count }) : null}
          </p>
          {searching ? null : (
            <Subjects
              label={t('faqs.subjects')}
              titles={found.map(({ title }) => title)}
              current={current}
            />
          )}
        </div>
        <div ref={questions} className={styles.questions}>
          {count === 0 ? (
            <EmptyState
              icon={SearchX}
              title={t('faqs.nothing')}
              text={t('faqs.nothingText')}
              action={<AskShop message={wanted}>{layout('whatsapp')}</AskShop>}
            />
          ) : null}
          {/* Without an answer all of them, to look through. */}
          {(count === 0 ? document.sections : found).map((section, at) => (
            <section key={section.title} className={styles.section}>
              <h2 id={subjectId(at)} className={styles.heading}>
                {section.title}
              </h2>
              <Accordion
                // Remounted with each search, so that matches are open.
                key={wanted}
                items={section.parts.map((part) => ({
                  title: part.title,
                  content: <Prose html={part.html} />,
                  open: searching && count > 0 && count <= 3,
                }))}
              />
            </section>
          ))}
          <ButtonLink to="/contact-us" look="secondary" full>
            {t('faqs.contact')}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
