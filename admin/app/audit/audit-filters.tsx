import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { DESK, useMedia } from '@dp/ui/parts/use-media.ts';
import { SlidersHorizontal } from 'lucide';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import styles from './audit-filters.module.css';
import { useAuditWords } from './audit-words.ts';

interface AuditFiltersProps {
  readonly choices: StaffCallOutput<'auditChoices'>['data'];
}

/** The filters, in the address; days and choices count at once, a typed id with Enter. */
export function AuditFilters(props: AuditFiltersProps) {
  const t = useTranslations('audit');
  const [query] = useSearchParams();
  if (useMedia(DESK)) return <Filters {...props} />;
  return (
    <details className={styles.folded} open={query.size > 0}>
      <summary className={styles.summary}>
        <Icon of={SlidersHorizontal} size={18} />
        {t('filters')}
      </summary>
      <Filters {...props} />
    </details>
  );
}

function Filters({ choices }: AuditFiltersProps) {
  const t = useTranslations('audit');
  const words = useAuditWords();
  const [query, setQuery] = useSearchParams();
  const apply = (form: HTMLFormElement) => {
    const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
    setQuery(new URLSearchParams(chosen as [string, string][]), { preventScrollReset: true });
  };
  const value = (name: string) => query.get(name) ?? '';
  return (
    <form
      // The fields follow the address, as after Back.
      key={query.toString()}
      className={styles.filters}
      aria-label={t('filters')}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
      onChange={(event) => {
        const { target } = event as { readonly target: EventTarget };
        if (target instanceof HTMLInputElement && target.type === 'search') return;
        apply(event.currentTarget);
      }}
    >
      <Select
        name="actor"
        label={t('who')}
        placeholder={t('anybody')}
        defaultValue={value('actor')}
        options={[
          ...choices.actors.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: 'system', label: t('system') },
        ]}
      />
      <Select
        name="action"
        label={t('what')}
        placeholder={t('anything')}
        defaultValue={value('action')}
        options={choices.actions.map((action) => ({
          value: action,
          label: words(`actions.${action}`),
        }))}
      />
      <TextField type="date" name="from" label={t('from')} defaultValue={value('from')} />
      <TextField type="date" name="to" label={t('to')} defaultValue={value('to')} />
      <TextField
        type="search"
        name="subject_id"
        label={t('subjectId')}
        autoComplete="off"
        defaultValue={value('subject_id')}
      />
      <Button type="submit" look="secondary">
        {t('show')}
      </Button>
    </form>
  );
}
