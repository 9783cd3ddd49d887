import type { HomeState } from '@dp/contract/staff/home-values.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { Eye, EyeOff, Plus, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import groupStyles from '../groups/groups.module.css';
import { RowPlace } from '../groups/place-buttons.tsx';
import { type Column, DataList } from '../parts/data-list.tsx';
import { Section } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import { HOME_PAGE } from './home-choices.ts';
import styles from './home-page.module.css';
import { HomeStateBadge } from './home-state-badge.tsx';

interface Part {
  readonly id: number;
  readonly version: number;
  readonly title_ar: string;
  readonly title_en: string;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly hidden: boolean;
  readonly state: HomeState;
}

/** Slides or sections in their order: each opens its editor, and is moved, hidden and removed here. */
export function PartList<P extends Part>({
  part,
  rows,
  words,
  title,
  calls,
}: {
  readonly part: 'slides' | 'sections';
  readonly rows: readonly P[];
  readonly words: Readonly<Record<'title' | 'text' | 'add' | 'none', string>>;
  readonly title: (row: P) => ReactNode;
  readonly calls: {
    readonly edit: (row: P, hidden: boolean) => Promise<unknown>;
    readonly move: (id: number, before: number | null) => Promise<unknown>;
    readonly remove: (row: P) => Promise<unknown>;
    /** Adds a removed one again, last. @returns its new id. */
    readonly restore: (row: P) => Promise<number>;
  };
}) {
  const t = useTranslations('homePage');
  const group = useTranslations('groups');
  const locale = useLocale();
  const { number } = useFormat();
  const { date } = useDates();
  const { revalidate } = useRevalidator();
  const versioned = useVersionedSave();
  const nameOf = (row: P) => row[`title_${locale}`];
  const undoing = useAction(async (undo: () => Promise<unknown>) => {
    await undo();
    await revalidate();
    showToast(group('undone'));
  });
  const acting = useAction(
    async (act: () => Promise<unknown>, done: string, undo?: () => Promise<unknown>) =>
      versioned(async () => {
        await act();
        await revalidate();
        const action = undo && { label: group('undo'), run: () => undoing.run(undo) };
        showToast(done, action && { action });
      }),
  );
  const nextOf = (row: P) => rows[rows.indexOf(row) + 1]?.id ?? null;
  const move = (row: P, place: number) => {
    const before = rows.filter((each) => each !== row)[place]?.id ?? null;
    const next = nextOf(row);
    const done = t('moved', { name: nameOf(row), place: number(place + 1) });
    acting.run(
      () => calls.move(row.id, before),
      done,
      () => calls.move(row.id, next),
    );
  };
  const remove = (row: P) => {
    const next = nextOf(row);
    acting.run(
      () => calls.remove(row),
      t('removed', { name: nameOf(row) }),
      async () => calls.move(await calls.restore(row), next),
    );
  };
  const hide = (row: P) =>
    acting.run(
      () => calls.edit(row, !row.hidden),
      t(row.hidden ? 'shownAgain' : 'hiddenNow', { name: nameOf(row) }),
    );
  const daysOf = ({ starts_on: from, ends_on: until }: P) => {
    if (from !== null && until !== null) {
      return t('days.between', { from: date(from), until: date(until) });
    }
    if (from !== null) return t('days.from', { from: date(from) });
    return until === null ? t('days.always') : t('days.until', { until: date(until) });
  };
  const columns: readonly Column<P>[] = [
    { key: 'title', header: t('name'), card: 'title', cell: title },
    {
      key: 'state',
      header: t('state'),
      card: 'side',
      cell: ({ state }) => <HomeStateBadge state={state} />,
    },
    { key: 'days', header: t('daysTitle'), cell: daysOf },
  ];
  return (
    <Section
      title={words.title}
      text={words.text}
      action={
        <ButtonLink
          to={`${HOME_PAGE}/${part}/new`}
          look="secondary"
          size="small"
          icon={<Icon of={Plus} />}
        >
          {words.add}
        </ButtonLink>
      }
    >
      {rows.length === 0 ? (
        <p className={styles.soft}>{words.none}</p>
      ) : (
        <DataList
          label={words.title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLink={({ id }) => `${HOME_PAGE}/${part}/${id}`}
          pending={acting.busy}
          framed
          rowActions={(row) => (
            <span className={groupStyles.actions}>
              <RowPlace
                list={part}
                name={nameOf(row)}
                place={rows.indexOf(row)}
                of={rows.length}
                onMove={(place) => move(row, place)}
              />
              <IconButton
                label={t(row.hidden ? 'showOf' : 'hideOf', { name: nameOf(row) })}
                onClick={() => hide(row)}
              >
                <Icon of={row.hidden ? EyeOff : Eye} />
              </IconButton>
              <IconButton label={t('removeOf', { name: nameOf(row) })} onClick={() => remove(row)}>
                <Icon of={Trash2} />
              </IconButton>
            </span>
          )}
        />
      )}
    </Section>
  );
}
