import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import {
  Droplets,
  Gem,
  type IconNode,
  Palette,
  PlugZap,
  Ruler,
  SlidersHorizontal,
  Spline,
  Sun,
  Thermometer,
  Wrench,
  Zap,
} from 'lucide';
import { keyFacts } from './key-facts.ts';
import styles from './key-facts-list.module.css';
import type { SpecKey } from './spec-row.ts';
import { useSpecWords } from './use-spec-words.ts';

const ICONS: Partial<Readonly<Record<SpecKey, IconNode>>> = {
  watt: Zap,
  base: PlugZap,
  lumen: Sun,
  cct_kelvin: Thermometer,
  dimensions: Ruler,
  ip: Droplets,
  voltage: Spline,
  dimmable: SlidersHorizontal,
  mounting: Wrench,
  material: Gem,
  finish: Palette,
};

/** The few facts a shopper decides on, with icons, before the whole specification. */
export function KeyFactsList({ specs }: { specs: ProductSpecs }) {
  const facts = keyFacts(specs, useSpecWords());
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.label}>
            <Icon of={ICONS[key] ?? Ruler} size={18} />
            {label}
          </dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
