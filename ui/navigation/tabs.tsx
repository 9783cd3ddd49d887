import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as Base } from '@base-ui/react/tabs';
import { directionOf } from '@dp/contract/locale.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../i18n/i18n-context.tsx';
import styles from './tabs.module.css';

interface TabItem {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly defaultValue?: string;
}

/** Several views on one page. For views with their own addresses use `TabLinks`. */
export function Tabs({ label, tabs, defaultValue }: TabsProps) {
  const direction = directionOf(useLocale());
  return (
    <DirectionProvider direction={direction}>
      <Base.Root defaultValue={defaultValue ?? tabs[0]?.value}>
        <Base.List className={styles.list} aria-label={label}>
          {tabs.map((tab) => (
            <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        {tabs.map((tab) => (
          <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
            {tab.content}
          </Base.Panel>
        ))}
      </Base.Root>
    </DirectionProvider>
  );
}
