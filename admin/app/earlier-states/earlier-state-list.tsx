import type { Locale } from '@dp/contract/locale.ts';
import { REMOVED } from '@dp/contract/staff/earlier-state-values.ts';
import type { EarlierState } from '@dp/contract/staff/earlier-states.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
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
  readonly label: string;
  readonly busy: boolean;
  readonly onUse: (state: string) => void;
}

/** What a record was, the newest first, each with what is different now. */
export function EarlierStateList({ label, busy, onUse, ...subject }: EarlierStateListProps) {
  const t = useTranslations('earlierStates');
  const ui = useTranslations('ui');
  const errorText = useErrorText();
  const { states, failure, busy: loading, more } = useEarlierStates(subject);
  const removed = subject.id === REMOVED;
  return (
    <div className={styles.list} aria-busy={loading}>
      {states === undefined && failure === undefined ? (
        <p className={styles.wait}>
          <Spinner />
        </p>
      ) : null}
      {states?.length === 0 ? (
        <EmptyState
          icon={History}
          title={t(removed ? 'noneRemoved' : 'none')}
          text={removed ? undefined : t('noneText')}
        />
      ) : null}
      {states === undefined || states.length === 0 ? null : (
        <ol className={styles.states} aria-label={label}>
          {states.map((state) => (
            <li key={state.state} className={styles.state}>
              <State state={state} removed={removed} busy={busy} onUse={() => onUse(state.state)} />
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

/** What a removed record was called; a group of synonyms by its first word. */
function nameIn(was: EarlierState['was'], locale: Locale): string {
  const [first] = Array.isArray(was.phrases) ? was.phrases : [];
  return String(was[`title_${locale}`] ?? was[`name_${locale}`] ?? first);
}

function State({
  state: { at, actor, saved, was, now },
  removed,
  busy,
  onUse,
}: {
  readonly state: EarlierState;
  readonly removed: boolean;
  readonly busy: boolean;
  readonly onUse: () => void;
}) {
  const t = useTranslations('earlierStates');
  const words = useAuditWords();
  const dateTime = useDateTime();
  const locale = useLocale();
  const by = actor.kind === 'staff' ? actor.name : t('system');
  const when = <time dateTime={at}>{dateTime(at)}</time>;
  // As what using the state would change.
  const changes = fieldChanges(now, was);
  const fields = changes.map(({ field }) => words(`fields.${field}`));
  return (
    <>
      <div className={styles.head}>
        <div>
          <div className={styles.when}>
            {removed ? (
              <bdi>{nameIn(was, locale)}</bdi>
            ) : (
              <>
                {saved ? null : `${t('until')} `}
                {when}
              </>
            )}
          </div>
          <div className={styles.who}>
            {removed ? <>{when} · </> : null}
            <bdi>{saved || removed ? by : t('unknown')}</bdi>
          </div>
        </div>
        {changes.length === 0 ? (
          <Badge look="ok">{t('same')}</Badge>
        ) : (
          <Button look="secondary" size="small" busy={busy} onClick={onUse}>
            {t(removed ? 'useRemoved' : 'use')}
          </Button>
        )}
      </div>
      {changes.length === 0 ? null : (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <span>{removed ? t('contents') : t('differs', { fields: fields.join(' · ') })}</span>
            <span className={styles.arrow}>
              <Icon of={ChevronDown} size={18} />
            </span>
          </summary>
          <Difference changes={changes} before={removed ? undefined : t('now')} after={t('was')} />
        </details>
      )}
    </>
  );
}
