import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

interface AccordionItem {
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** Open to begin with. */
  readonly open?: boolean;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Opening one closes the others. */
  readonly single?: boolean;
}

/** Native `details` sections: they work without scripts, and the browser's search finds hidden text. */
export function Accordion({ items, single = false }: AccordionProps) {
  const group = useId();
  return (
    <div className={styles.accordion}>
      {items.map((item, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may be any node; the order is fixed.
          key={index}
          name={single ? group : undefined}
          open={item.open}
          className={styles.item}
        >
          <summary className={styles.title}>
            {item.title}
            <Icon of={ChevronDown} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
