import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronDown } from 'lucide';
import { lazy, type PointerEvent, Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './categories-menu.module.css';

const loadPanel = () => import('./categories-panel.tsx');
const CategoriesPanel = lazy(loadPanel);

/** How long a mouse rests before the menu opens, and how long it may be away, in milliseconds. */
const OPENS_MS = 120;
const CLOSES_MS = 250;

/** Shut, open under a mouse that rests on it, or open by a click. */
type Opening = false | 'rested' | 'clicked';

/**
 * The categories in the header of wide screens: a link, and beside it a button that opens their photographs. A mouse
 * that rests on either opens them too. Escape, leaving and following a link close them.
 */
export function CategoriesMenu() {
  const t = useTranslations('layout');
  const { pathname } = useLocation();
  const [open, setOpen] = useState<Opening>(false);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function turn(next: Opening, wait = 0): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(setOpen, wait, next);
  }

  const hovers = (next: Opening, wait: number) => (event: PointerEvent) => {
    // What was clicked stays so when the mouse comes back.
    if (event.pointerType === 'mouse') turn(next && (open || next), wait);
    // A failed load is tried again when the panel opens.
    if (next) loadPanel().catch(() => undefined);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what the mouse does, the button does too
    <div
      className={styles.menu}
      onPointerEnter={hovers('rested', OPENS_MS)}
      onPointerLeave={hovers(false, CLOSES_MS)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        turn(false);
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (open && relatedTarget !== null && !currentTarget.contains(relatedTarget)) turn(false);
      }}
    >
      <Link
        to="/categories/"
        prefetch="intent"
        className={styles.link}
        aria-current={pathname === '/categories/' ? 'page' : undefined}
        onClick={() => turn(false)}
      >
        {t('categories')}
      </Link>
      <button
        ref={button}
        type="button"
        aria-label={t('showCategories')}
        aria-expanded={open !== false}
        className={styles.button}
        // The first click on what a resting mouse opened keeps it open.
        onClick={() => turn(open !== 'clicked' && 'clicked')}
      >
        <Icon of={ChevronDown} size={16} />
      </button>
      <Suspense>{open ? <CategoriesPanel onLeave={() => turn(false)} /> : null}</Suspense>
    </div>
  );
}
