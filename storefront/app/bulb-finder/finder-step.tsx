import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
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
  /** For whom none of them is right, in the room that one left over in its row leaves on phones. */
  readonly help?: ReactNode;
  readonly ref?: RefObject<HTMLElement | null>;
}

/** One question of the bulb finder; each answer is a link and says how many bulbs it leaves. */
export function FinderStep({ title, columns, options, help, ref }: FinderStepProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className={styles.step}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles[columns]}>
        {options.map((option) => (
          <li key={option.key}>
            <Option {...option} />
          </li>
        ))}
        {help === undefined ? null : <li className={styles.help}>{help}</li>}
      </ul>
    </section>
  );
}

function Option(option: FinderOption) {
  const { to, count, chosen } = option;
  // It says why, and another answer to another question brings it back. A chosen one can always be taken back.
  if (count === 0 && !chosen)
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: a link that leads nowhere is passed over.
      // biome-ignore lint/a11y/useSemanticElements: an anchor without an address would be no link.
      <span role="link" aria-disabled className={styles.option}>
        <OptionWords {...option} />
      </span>
    );
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      className={styles.option}
    >
      <OptionWords {...option} />
    </Link>
  );
}

function OptionWords({ name, called, detail, picture, count }: FinderOption) {
  const t = useTranslations('bulbs');
  return (
    <>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        {called === undefined ? null : <span className={styles.called}>{called}</span>}
        <span className={styles.detail}>{detail}</span>
        <span className={styles.count}>
          {count === 0 ? (
            // One line, as a count is: no card grows. Why there are none is heard.
            <>
              <span aria-hidden>{t('none')}</span>
              <Hidden>{t('count', { count })}</Hidden>
            </>
          ) : (
            t('count', { count })
          )}
        </span>
      </span>
    </>
  );
}
