import type { DemoRemoval } from '@dp/contract/staff/opening.ts';
import { DEMO_KINDS } from '@dp/contract/staff/opening-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Section } from '../parts/section.tsx';
import { WorkProgress } from '../parts/work-progress.tsx';
import styles from './opening.module.css';

/** A removal of the demo: how far it has come, that it failed, or what went and the way back. */
export function DemoRemovalSection({ removal }: { readonly removal: DemoRemoval }) {
  const t = useTranslations('opening');
  const { state, progress, removed, backup, problem } = removal;
  return (
    <div role="status">
      <Section title={t(`removal.states.${state}`)}>
        <WorkProgress progress={progress} label={t(`removal.states.${state}`)} />
        <div className={styles.words}>
          <p>{problem === null ? t(`removal.texts.${state}`) : t(`removal.problems.${problem}`)}</p>
          {state === 'removed' ? <Kinds counts={removed} /> : null}
          {backup === null ? null : (
            <>
              <p>{t('removal.where')}</p>
              <p>
                <code dir="ltr" className={styles.folder}>
                  {backup}
                </code>
              </p>
            </>
          )}
          {state === 'removed' ? (
            <>
              <p>{t('removal.restore')}</p>
              <div>
                <ButtonLink to="/products/new">{t('removal.first')}</ButtonLink>
              </div>
            </>
          ) : null}
        </div>
      </Section>
    </div>
  );
}

/** How many of each kind of the demo. */
export function Kinds({ counts }: { readonly counts: DemoRemoval['removed'] }) {
  const t = useTranslations('opening');
  return (
    <ul className={styles.kinds}>
      {DEMO_KINDS.filter((kind) => (counts[kind] ?? 0) > 0).map((kind) => (
        <li key={kind}>{t(`demo.kinds.${kind}`, { count: counts[kind] ?? 0 })}</li>
      ))}
    </ul>
  );
}
