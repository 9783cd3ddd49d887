import { SECTION_LOOKS } from '@dp/contract/home-values.ts';
import { REMOVED } from '@dp/contract/staff/earlier-state-values.ts';
import type { StaffSection } from '@dp/contract/staff/home-page.ts';
import { HOME_TITLE_MAX_LENGTH, SECTION_PRODUCTS_MAX } from '@dp/contract/staff/home-values.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { EarlierStates } from '../earlier-states/earlier-states.tsx';
import { Section } from '../parts/section.tsx';
import { useRecordEditor } from '../parts/use-record-editor.ts';
import { ChosenProducts } from '../product-choice/chosen-products.tsx';
import { DaysFields } from './days-fields.tsx';
import { HOME_PAGE, type HomeChoices } from './home-choices.ts';
import styles from './home-page.module.css';
import { HomePartEditor } from './home-part-editor.tsx';
import { LinkField } from './link-field.tsx';
import { SectionConditions } from './section-conditions.tsx';
import { SectionConflict } from './section-conflict.tsx';
import { bodyOfSection, fieldsOfSection, type SectionFields } from './section-fields.ts';
import { SectionPreview } from './section-preview.tsx';
import { TextPair } from './text-pair.tsx';

/** Adds a section of the home page, or changes one. What is typed survives a reload. */
export function SectionEditor({
  section,
  choices,
}: {
  readonly section: StaffSection | undefined;
  readonly choices: HomeChoices;
}) {
  const t = useTranslations('homePage');
  const locale = useLocale();
  const { fields, change, isChanged, form, guard, conflict } = useRecordEditor({
    kind: 'section',
    record: section,
    fieldsOf: fieldsOfSection,
    back: HOME_PAGE,
    saved: t('savedSection'),
    save: (typed, seen) => {
      const body = bodyOfSection(typed);
      if (seen === undefined) return call('addSection', { body });
      return call('editSection', {
        params: { id: seen.id },
        body: { ...body, version: seen.version },
      });
    },
  });
  const { problem } = form;
  return (
    <HomePartEditor
      title={section === undefined ? t('addSection') : section[`title_${locale}`]}
      label={t('section')}
      form={form}
      guard={guard}
      earlier={
        <EarlierStates
          kind="section"
          id={section?.id ?? REMOVED}
          isTyped={() => isChanged}
          onUse={(state) => change(fieldsOfSection(state))}
        />
      }
      conflict={conflict === undefined ? null : <SectionConflict {...conflict} choices={choices} />}
    >
      <Section title={t('words')}>
        <div className={styles.several}>
          <TextPair
            name="title"
            fields={fields}
            maxLength={HOME_TITLE_MAX_LENGTH}
            onChange={change}
            problem={problem}
          />
          <div className={styles.pair}>
            <Select
              name="look"
              label={t('look')}
              value={fields.look}
              onChange={({ currentTarget }) =>
                change({ look: currentTarget.value as SectionFields['look'] })
              }
              options={SECTION_LOOKS.map((look) => ({ value: look, label: t(`looks.${look}`) }))}
            />
            <TextField
              name="count"
              label={t('count')}
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              maxLength={4}
              value={fields.count}
              error={problem('count')}
              onChange={({ currentTarget }) => change({ count: currentTarget.value })}
            />
          </div>
        </div>
      </Section>
      <Section title={t('shows')}>
        <div className={styles.several}>
          <Select
            label={t('kind')}
            value={fields.kind}
            onChange={({ currentTarget }) =>
              change({ kind: currentTarget.value === 'products' ? 'products' : 'where' })
            }
            options={[
              { value: 'where', label: t('kinds.where') },
              { value: 'products', label: t('kinds.products') },
            ]}
          />
          {fields.kind === 'products' ? (
            <ChosenProducts
              products={fields.products}
              most={SECTION_PRODUCTS_MAX}
              onChange={(products) => change({ products })}
              error={problem('selection.products')}
            />
          ) : (
            <SectionConditions
              fields={fields}
              choices={choices}
              onChange={change}
              problem={problem}
            />
          )}
          <SectionPreview fields={fields} />
        </div>
      </Section>
      <Section title={t('linkTitle')}>
        <LinkField
          of="section"
          value={fields.link}
          choices={choices}
          onChange={(link) => change({ link })}
          error={problem('link')}
        />
      </Section>
      <DaysFields fields={fields} onChange={change} problem={problem} />
    </HomePartEditor>
  );
}
