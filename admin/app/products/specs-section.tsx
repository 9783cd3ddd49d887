import { type Goods, goodsOf } from '@dp/contract/goods.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { Section } from '../parts/section.tsx';
import styles from './products.module.css';
import { SeveralField } from './several-field.tsx';
import { SpecField } from './spec-field.tsx';
import {
  ALL_SPECS,
  askedOf,
  KIND_OF_GOODS,
  lookOf,
  type SpecFields,
  type SpecName,
  specsOf,
} from './spec-fields.ts';

const SORTS = Object.keys(KIND_OF_GOODS) as Goods[];

/** What a product is made of and does: the fields of its sort of goods, and others that are filled in. */
export function SpecsSection({
  specs,
  onChange,
  problem,
}: {
  readonly specs: SpecFields;
  readonly onChange: (specs: SpecFields) => void;
  readonly problem: (name: string) => string | undefined;
}) {
  const t = useTranslations('specs');
  const [goods, setGoods] = useState<Goods>(() => goodsOf(specsOf(specs)));
  const [all, setAll] = useState(false);
  const asked = new Set<SpecName>(['kind', ...askedOf(goods)]);
  const shown = ALL_SPECS.filter((name) => all || asked.has(name) || specs[name] !== undefined);
  const change = (name: SpecName, typed: string) => onChange({ ...specs, [name]: typed });
  const choose = (chosen: Goods) => {
    setGoods(chosen);
    if (goodsOf(specsOf(specs)) !== chosen) change('kind', KIND_OF_GOODS[chosen]);
  };
  const part = (name: SpecName) => ({ name, specs, problem, onChange: change });
  return (
    <Section title={t('title')} text={t('text')}>
      <Select
        label={t('goods')}
        value={goods}
        onChange={({ currentTarget }) => {
          const chosen = SORTS.find((sort) => sort === currentTarget.value);
          if (chosen !== undefined) choose(chosen);
        }}
        options={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
      <div className={styles.specs}>
        {shown.map((name) =>
          lookOf(name) === 'several' ? null : <SpecField key={name} {...part(name)} />,
        )}
      </div>
      {shown.map((name) =>
        lookOf(name) === 'several' ? <SeveralField key={name} {...part(name)} /> : null,
      )}
      {all ? null : (
        <Button look="secondary" size="small" onClick={() => setAll(true)} className={styles.add}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
}
