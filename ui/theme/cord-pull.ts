import { themeStore } from './theme-store.ts';
import { cancelTurn, prepareTurn, turnLights } from './turn-lights.ts';
import { wantsCalm } from './wants-calm.ts';

/** A cord pulled this far switches when it is let go, in CSS pixels. */
const PULLED_PX = 18;
/** It stretches less and less, and never further. */
const LONGEST_PX = 72;
/** How far aside it follows the hand, in CSS pixels; it swings back. */
const ASIDE_PX = 22;
/** How far and how long a tap pulls it. */
const TAP_PX = 16;
/** How far aside a tap pushes it. */
const TAP_ASIDE_PX = 7;
const TAP_MS = 120;

/** The elements whose last pull already switched; the click that follows it does not. */
const switched = new WeakSet<Element>();

function stretch(cord: HTMLElement, px: number): void {
  // Through the object model: the content security policy refuses style attributes in the page.
  cord.style.setProperty('--pull', `${px}px`);
}

/** Hangs it aside by the angle that takes its end so many pixels along. */
function sway(cord: HTMLElement, px: number): void {
  const length = innerHeight + cord.clientHeight;
  cord.style.setProperty('--sway', `${-Math.atan2(px, length)}rad`);
}

/** Lets it swing back; without reading a size, which would lay the page out. */
function hangFree(cord: HTMLElement): void {
  stretch(cord, 0);
  cord.style.setProperty('--sway', '0rad');
}

function turn(cord: HTMLElement): void {
  void turnLights(!themeStore.getState().dark, cord);
}

/** A place in the window, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Follows the pointer that holds the cord until it lets go. */
export function followPull(cord: HTMLElement, pointer: number, from: Point): void {
  switched.delete(cord);
  if (!cord.hasPointerCapture(pointer)) return;
  prepareTurn();
  const held = new AbortController();
  const { signal } = held;
  let pulled = 0;
  cord.dataset.held = '';
  const letGo = (turns: boolean) => {
    held.abort();
    delete cord.dataset.held;
    if (turns) {
      switched.add(cord);
      turn(cord);
    } else {
      cancelTurn();
    }
    hangFree(cord);
  };
  cord.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      pulled = Math.max(0, clientY - from.y);
      stretch(cord, LONGEST_PX * (1 - Math.exp(-pulled / LONGEST_PX)));
      sway(cord, ASIDE_PX * Math.tanh((clientX - from.x) / ASIDE_PX / 2));
    },
    { signal },
  );
  cord.addEventListener('pointerup', () => letGo(pulled >= PULLED_PX), { signal });
  cord.addEventListener('pointercancel', () => letGo(false), { signal });
}

/** A tap or the keyboard: a short pull. */
export function tapCord(cord: HTMLElement): void {
  if (switched.delete(cord)) return;
  if (wantsCalm()) {
    turn(cord);
    return;
  }
  // First, while its size can be read without a new layout.
  sway(cord, TAP_ASIDE_PX);
  prepareTurn();
  cord.dataset.tapped = '';
  stretch(cord, TAP_PX);
  setTimeout(() => {
    // First, while places can be read without a new layout.
    turn(cord);
    delete cord.dataset.tapped;
    hangFree(cord);
  }, TAP_MS);
}
