import type { GridRow } from '@dp/contract/staff/product-grid.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useFieldText } from '../api/use-field-text.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { type CellWords, textOf } from './cell-text.ts';
import { EDITED_FIELDS, type EditedField, GRID_COLUMNS } from './grid-columns.ts';
import type { RowEdit } from './grid-edits.ts';
import type { GridEdits } from './use-grid-edits.ts';
import type { GridSaving, Unsaved } from './use-grid-save.ts';

/** Rows that were not saved: what is wrong with them, or what somebody else made of them meanwhile. */
export function UnsavedRows({
  edits,
  saving,
  words,
}: {
  readonly edits: GridEdits;
  readonly saving: GridSaving;
  readonly words: CellWords;
}) {
  const t = useTranslations('productGrid');
  const refusals = useTranslations('refusals');
  const errors = useTranslations('errors');
  const fieldText = useFieldText();
  const locale = useLocale();
  const rows = [...saving.unsaved].flatMap(([id, unsaved]) => {
    const edit = edits.edits[id];
    return edit === undefined ? [] : [{ id, unsaved, edit }];
  });
  if (rows.length === 0) return null;
  const giveUp = (id: number) => {
    edits.drop([id]);
    saving.settle(id);
  };
  return (
    <Section title={t('notSaved', { count: rows.length })} text={t('notSavedText')}>
      {rows.map(({ id, unsaved, edit }) => (
        <SectionRow
          key={id}
          title={<bdi>{locale === 'en' ? edit.row.name_en : edit.row.name_ar}</bdi>}
          detail={detailOf(unsaved, edit)}
          action={
            unsaved.outcome === 'changed' ? (
              <>
                <Button
                  look="secondary"
                  size="small"
                  onClick={() => {
                    edits.replace((all) => ({ ...all, [id]: over(unsaved.row, edit) }));
                    saving.settle(id);
                  }}
                >
                  {t('keepMine')}
                </Button>
                <Button look="quiet" size="small" onClick={() => giveUp(id)}>
                  {t('takeTheirs')}
                </Button>
              </>
            ) : (
              <Button look="quiet" size="small" onClick={() => giveUp(id)}>
                {t('giveUpRow')}
              </Button>
            )
          }
        />
      ))}
    </Section>
  );

  function detailOf(unsaved: Unsaved, { set }: RowEdit) {
    if (unsaved.outcome === 'changed') {
      const fields = EDITED_FIELDS.filter((field) => field in set);
      return fields
        .map((field) =>
          t('bothValues', {
            field: t(`columns.${field}`),
            mine: called(field, set[field] ?? null),
            theirs: called(field, unsaved.row[field]),
          }),
        )
        .join(' · ');
    }
    const fields = Object.entries(unsaved.fields);
    if (fields.length > 0) {
      return fields
        .map(([field, code]) =>
          t('fieldProblem', {
            field: isField(field) ? t(`columns.${field}`) : field,
            problem: fieldText(code as never) ?? '',
          }),
        )
        .join(' · ');
    }
    const { code } = unsaved;
    if (refusals.has(code as never)) return refusals(code as never);
    return errors.has(code as never) ? errors(code as never) : t('refused');
  }

  function called(field: EditedField, value: Parameters<typeof textOf>[1]): string {
    const column = GRID_COLUMNS.find(({ key }) => key === field);
    return column === undefined ? '' : isolated(textOf(column, value, words) || t('none'));
  }
}

function isField(name: string): name is EditedField {
  return EDITED_FIELDS.some((field) => field === name);
}

/** An edit over the row as somebody else made it. */
function over(row: GridRow, { set }: RowEdit): RowEdit {
  return { row, set };
}
