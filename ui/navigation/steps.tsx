import { Check } from 'lucide';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Hidden } from '../parts/hidden.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './steps.module.css';

export interface StepsProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step being done. */
  readonly current: number;
}

/** Progress of a task, such as checkout. */
export function Steps({ label, steps, current }: StepsProps) {
  const t = useTranslations('ui');
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span aria-hidden className={styles.mark}>
            {index < current ? <Icon of={Check} size={14} /> : index + 1}
          </span>
          <span>{step}</span>
          {index < current ? <Hidden>{t('stepDone')}</Hidden> : null}
        </li>
      ))}
    </ol>
  );
}
