import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { type RefObject, useRef } from 'react';
import { useShortcuts } from '../palette/shortcuts.ts';

/** J and K move the focus over the links of a list, one for each row. */
export function useListKeys(): RefObject<HTMLElement | null> {
  const t = useTranslations('orders');
  const list = useRef<HTMLElement>(null);
  const move = (step: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const to = at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1);
    links[to]?.focus();
  };
  useShortcuts([
    { keys: 'j', label: t('keys.down'), run: () => move(1) },
    { keys: 'k', label: t('keys.up'), run: () => move(-1) },
  ]);
  return list;
}
