import type { PointerEvent } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { classNames } from '../parts/class-names.ts';
import styles from './lamp-cord.module.css';
import { themeStore } from './theme-store.ts';
import { useTheme } from './use-theme.ts';

const loadPull = () => import('./cord-pull.ts');

/** Fetches the cord's movement, which no page needs until a hand comes near. */
export function prepareCord(): void {
  loadPull().catch(() => undefined);
}

/**
 * The cord that hangs into the top bar and switches the lamps of the shop on: pulled down, tapped or by the
 * keyboard. It is the switch between day and evening.
 */
export function LampCord({ className }: { className?: string | undefined }) {
  const t = useTranslations('ui');
  const dark = useTheme((state) => state.dark);

  function hold(event: PointerEvent<HTMLButtonElement>): void {
    const { currentTarget, pointerId, clientX, clientY, button } = event;
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    void loadPull().then(
      ({ followPull }) => followPull(currentTarget, pointerId, { x: clientX, y: clientY }),
      () => undefined,
    );
  }

  return (
    <button
      type="button"
      aria-label={t('lampCord')}
      aria-pressed={dark}
      className={classNames(styles.cord, className)}
      onPointerEnter={prepareCord}
      onFocus={prepareCord}
      onPointerDown={hold}
      onClick={({ currentTarget }) => {
        void loadPull().then(
          ({ tapCord }) => tapCord(currentTarget),
          // Offline and never fetched: without the movement.
          () => themeStore.getState().setDark(!dark),
        );
      }}
    >
      <span data-swings className={styles.hanging}>
        <span className={styles.knob} />
      </span>
    </button>
  );
}
