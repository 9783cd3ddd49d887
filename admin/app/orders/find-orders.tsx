import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Search } from 'lucide';
import { useRef } from 'react';
import { Form } from 'react-router';
import { useShortcuts } from '../palette/shortcuts.ts';
import styles from './find-orders.module.css';

/** One field that finds an order by anything people call it by. */
export function FindOrders({ text = '' }: { text?: string }) {
  const t = useTranslations('orders');
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: '/', label: t('keys.find'), run: () => field.current?.focus() }]);
  return (
    <Form role="search" action="/orders/find" className={styles.form}>
      <span className={styles.icon}>
        <Icon of={Search} size={18} />
      </span>
      <input
        ref={field}
        key={text}
        type="search"
        name="text"
        defaultValue={text}
        required
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('find')}
        placeholder={t('findHint')}
        className={styles.input}
      />
    </Form>
  );
}
