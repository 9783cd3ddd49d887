import type { BulbCounts } from '@dp/contract/bulbs.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { ChipLink } from '@dp/ui/parts/chip.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconLink } from '@dp/ui/parts/icon-button.tsx';
import { X } from 'lucide';
import { baseKey } from '../products/spec-names.ts';
import styles from './finder-foot.module.css';
import { type BulbChoice, bulbsAddress, FINDER, finderAddress } from './load-bulbs.ts';

interface Answer {
  readonly name: string;
  /** The questions without it. */
  readonly to: string;
  /** Whether the other answers leave bulbs. */
  readonly without: boolean;
}

export interface FinderFootProps {
  readonly choice: BulbChoice;
  readonly counts: BulbCounts;
}

/** The answers so far and the way to their bulbs; where an address asks for none, which of them to take back. */
export function FinderFoot({ choice, counts }: FinderFootProps) {
  const t = useTranslations('bulbs');
  const filters = useTranslations('filters');
  const answers = useAnswers(choice, counts);
  const { total } = counts;
  const chosen = answers.length > 0 || undefined;
  return (
    <div className={styles.foot} data-chosen={chosen} data-foot={chosen}>
      {total === 0 ? (
        <>
          <None answers={answers} />
          <Chosen answers={answers} />
        </>
      ) : (
        <>
          <div className={styles.names}>
            <IconLink to={FINDER} replace preventScrollReset label={filters('clearAll')}>
              <Icon of={X} size={18} />
            </IconLink>
            <p className={styles.answers}>
              {answers.map(({ name }) => (
                <bdi key={name}>{name}</bdi>
              ))}
            </p>
          </div>
          <ButtonLink to={bulbsAddress(choice)} full>
            {t('show', { count: total })}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

function useAnswers(choice: BulbChoice, counts: BulbCounts): readonly Answer[] {
  const specs = useTranslations('specs');
  const bulbs = useTranslations('bulbs');
  const { base, light, brightness } = choice;
  const some = (group: readonly { count: number }[]) => group.some(({ count }) => count > 0);
  return [
    base && {
      name: `${bulbs(`called.${baseKey(base)}`)} ${base}`,
      to: finderAddress({ ...choice, base: undefined }),
      without: some(counts.bases),
    },
    light && {
      name: specs(`light.${light}`),
      to: finderAddress({ ...choice, light: undefined }),
      without: some(counts.cct_bands),
    },
    brightness && {
      name: bulbs(`brightness.${brightness}`),
      to: finderAddress({ ...choice, brightness: undefined }),
      without: some(counts.watt_bands),
    },
  ].filter((answer) => answer !== undefined);
}

/** The answers, each to be taken back. */
function Chosen({ answers }: { answers: readonly Answer[] }) {
  const t = useTranslations('filters');
  if (answers.length === 0) return null;
  return (
    <ul aria-label={t('active')} className={styles.chosen}>
      {answers.map(({ name, to }) => (
        <li key={to}>
          <ChipLink to={to} replace preventScrollReset aria-label={t('remove', { name })}>
            <bdi>{name}</bdi>
            <Icon of={X} size={14} />
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}

/** The answer to the last question is removed first: a lamp takes one cap only. */
function None({ answers }: { answers: readonly Answer[] }) {
  const t = useTranslations('bulbs');
  const odd = answers.findLast(({ without }) => without);
  return (
    <p role="status" className={styles.none}>
      {answers.length === 0
        ? t('show', { count: 0 })
        : odd === undefined
          ? t('noneOfSome')
          : t('noneWith', { name: odd.name })}
    </p>
  );
}
