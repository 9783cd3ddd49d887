import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Sheet } from '@dp/ui/overlays/sheet.tsx';
import { useState } from 'react';
import { closeOverlay } from './overlay-state.ts';
import styles from './shortcut-sheet.module.css';
import { activeShortcuts, modifierKey } from './shortcuts.ts';

/** The keys that work on this page. */
export default function ShortcutSheet() {
  const t = useTranslations('frame');
  const [shortcuts] = useState(activeShortcuts);
  return (
    <Sheet open title={t('shortcuts')} onClose={closeOverlay}>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.keys} dir="ltr">
              {keys.split(/[ +]/).map((key) => (
                <kbd key={key} className={styles.key}>
                  {key === 'mod' ? modifierKey() : key.length === 1 ? key.toUpperCase() : key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
