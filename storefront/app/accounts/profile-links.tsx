import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronRight, type IconNode } from 'lucide';
import { useId } from 'react';
import { Link } from 'react-router';
import styles from './profile-links.module.css';

export interface ProfileLinksProps {
  readonly title: string;
  readonly links: readonly {
    readonly to: string;
    readonly text: string;
    readonly icon: IconNode;
  }[];
}

/** A group of ways on, one below the other. */
export function ProfileLinks({ title, links }: ProfileLinksProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {links.map(({ to, text, icon }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className={styles.link}>
              <Icon of={icon} />
              <span className={styles.text}>{text}</span>
              <Icon of={ChevronRight} size={18} directional />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
