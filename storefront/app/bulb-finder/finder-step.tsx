import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { type ReactNode, type RefObject, useId } from 'react';
import { Link } from 'react-router';
import styles from './finder-step.module.css';

export interface FinderOption {
  readonly key: string;
  readonly to: string;
  readonly name: ReactNode;
  readonly detail: ReactNode;
  /** What people call it, in a word or two. */
  readonly called?: string;
  /** What it is recognised by. */
  readonly measure?: ReactNode;
  readonly picture: ReactNode;
  /** How many bulbs it leaves. */
  readonly count: number;
  readonly chosen: boolean;
}

export interface FinderStepProps {
  readonly title: string;
  /** Drawings side by side, pairs of cards, or cards whose words need the whole width of a phone. */
  readonly columns: 'caps' | 'rows' | 'lines';
  readonly options: readonly FinderOption[];
  readonly ref?: RefObject<HTMLElement | null>;
}

/** One question of the bulb finder; each answer is a link and says how many bulbs it leaves. */
export function FinderStep({ title, columns, options, ref }: FinderStepProps) {
  const t = useTranslations('bulbs');
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className={styles.step}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles[columns]}>
        {options.map(({ key, to, name, called, detail, measure, picture, count, chosen }) => (
          <li key={key}>
            <Link
              to={to}
              replace
              preventScrollReset
              aria-current={chosen ? 'true' : undefined}
              data-empty={count === 0 || undefined}
              className={styles.option}
            >
              <span className={styles.picture}>{picture}</span>
              <span className={styles.words}>
                <strong className={styles.name}>{name}</strong>
                {called === undefined ? null : <span className={styles.called}>{called}</span>}
                {measure === undefined ? null : <span className={styles.measure}>{measure}</span>}
                <span className={styles.detail}>{detail}</span>
                <span className={styles.count}>{t('count', { count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
