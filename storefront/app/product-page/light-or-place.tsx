import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { House } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import { specGroups } from '../specifications/spec-groups.ts';
import { useSpecWords } from '../specifications/use-spec-words.ts';
import styles from './light-or-place.module.css';

export interface LightOrPlaceProps {
  /** The lamp's controls. */
  readonly light: ReactNode;
  readonly specs: ProductSpecs;
  /** Whether the drawing is shown, which has no light. */
  readonly drawing: boolean;
}

/**
 * The lamp's controls, and in their place beside the drawing where the lamp goes, which no measure says: nothing below
 * them moves.
 */
export function LightOrPlace({ light, specs, drawing }: LightOrPlaceProps) {
  return (
    <div className={styles.either}>
      <div className={styles.light} data-away={drawing || undefined}>
        {light}
      </div>
      {drawing ? <Place specs={specs} /> : null}
    </div>
  );
}

/** The facts about its place, of which there is room for two. */
const OF_PLACE = ['mounting', 'standing', 'rooms', 'base', 'ip'] as const;
const SHOWN = 2;

function Place({ specs }: Pick<LightOrPlaceProps, 'specs'>) {
  const words = useSpecWords();
  const facts = useMemo(() => {
    const rows = specGroups(specs, words).flatMap((group) => group.rows);
    return OF_PLACE.flatMap((key) => rows.filter((row) => row.key === key)).slice(0, SHOWN);
  }, [specs, words]);
  if (facts.length === 0) return null;
  return (
    <div className={styles.place}>
      <Icon of={House} />
      <dl className={styles.facts}>
        {facts.map(({ key, label, value }) => (
          <div key={key} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
