import type { EarlierState } from '@dp/contract/staff/earlier-states.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Spinner } from '@dp/ui/parts/spinner.tsx';
import { ChevronDown, History } from 'lucide';
import { useErrorText } from '../api/use-error-text.ts';
import { fieldChanges } from '../audit/audit-difference.ts';
import { useAuditWords } from '../audit/audit-words.ts';
import { Difference } from '../audit/difference.tsx';
import styles from './earlier-states.module.css';
import { type EarlierSubject, useEarlierStates } from './use-earlier-states.ts';

interface EarlierStateListProps extends EarlierSubject {
  readonly busy: boolean;
  readonly onUse: (state: string) => void;
}

/** What a record was, the newest first, each with what is different now. */
export function EarlierStateList({ busy, onUse, ...subject }: EarlierStateListProps) {
  const t = useTranslations('earlierStates');
  const ui = useTranslations('ui');
  const errorText = useErrorText();
  const { states, failure, busy: loading, more } = useEarlierStates(subject);
  return (
    <div className={styles.list} aria-busy={loading}>
      {states === undefined && failure === undefined ? (
        <p className={styles.wait}>
          <Spinner />
        </p>
      ) : null}
      {states?.length === 0 ? (
        <EmptyState icon={History} title={t('none')} text={t('noneText')} />
      ) : null}
      {states === undefined || states.length === 0 ? null : (
        <ol className={styles.states} aria-label={t('title')}>
          {states.map((state) => (
            <li key={state.state} className={styles.state}>
              <State state={state} busy={busy} onUse={() => onUse(state.state)} />
            </li>
          ))}
        </ol>
      )}
      {failure === undefined ? null : <FormAlert>{errorText(failure)}</FormAlert>}
      {more === undefined || (loading && states === undefined) ? null : (
        <Button look="secondary" full busy={loading} onClick={more}>
          {failure === undefined ? t('more') : ui('retry')}
        </Button>
      )}
    </div>
  );
}

function State({
  state: { at, actor, saved, was, now },
  busy,
  onUse,
}: {
  readonly state: EarlierState;
  readonly busy: boolean;
  readonly onUse: () => void;
}) {
  const t = useTranslations('earlierStates');
  const words = useAuditWords();
  const format = useFormat();
  const who = !saved ? t('unknown') : actor.kind === 'staff' ? actor.name : t('system');
  // As what using the state would change.
  const changes = fieldChanges(now, was);
  const fields = changes.map(({ field }) => words(`fields.${field}`));
  return (
    <>
      <div className={styles.head}>
        <div>
          <div className={styles.when}>
            {saved ? null : `${t('until')} `}
            <time dateTime={at}>{format.dateTime(at)}</time>
          </div>
          <div className={styles.who}>
            <bdi>{who}</bdi>
          </div>
        </div>
        {changes.length === 0 ? (
          <Badge look="ok">{t('same')}</Badge>
        ) : (
          <Button look="secondary" size="small" busy={busy} onClick={onUse}>
            {t('use')}
          </Button>
        )}
      </div>
      {changes.length === 0 ? null : (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <span>{t('differs', { fields: fields.join(' · ') })}</span>
            <span className={styles.arrow}>
              <Icon of={ChevronDown} size={18} />
            </span>
          </summary>
          <Difference changes={changes} before={t('now')} after={t('was')} />
        </details>
      )}
    </>
  );
}
