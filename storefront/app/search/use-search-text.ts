import { useEffect, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { SEARCH_PATH, searchAddress, tidy } from './search-text.ts';
import { useComing } from './use-coming.ts';

/** How long typing rests before it is searched for, in milliseconds. */
const REST_MS = 200;

/** Marks navigations made by the field itself. */
const OWN = { typedInSearch: true };

function isOwn(state: unknown): boolean {
  return (state as Partial<typeof OWN> | null)?.typedInSearch === true;
}

export interface SearchText {
  readonly typed: string;
  /** What is asked of the API by a search that is on its way. */
  readonly coming: string | undefined;
  readonly type: (text: string) => void;
  /** Searches immediately. */
  readonly search: (text: string) => void;
  /** Searches for nothing that was typed until now: its shopper has chosen where to go. */
  readonly leave: () => void;
}

/**
 * Synchronises field and address. Typing updates the address after a debounce, in one history entry, so that
 * Back leaves the search; another address, such as by Back, changes the field.
 *
 * @param shown the searched text of the address.
 */
export function useSearchText(shown: string): SearchText {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(shown);
  const left = useRef(false);
  const [seen, setSeen] = useState(shown);
  const { state } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  if (seen !== shown) {
    setSeen(shown);
    // A debounced navigation must not undo what has been typed since.
    if (isBack || !isOwn(state)) setTyped(shown);
  }
  const coming = useComing();
  const { location: going } = useNavigation();
  // What was tapped meanwhile is where the shopper wants to be.
  const isLeaving = going !== undefined && going.pathname !== SEARCH_PATH;
  const linked = coming === undefined || isOwn(coming.state) ? undefined : coming.text;
  const [seenLinked, setSeenLinked] = useState(linked);
  if (seenLinked !== linked) {
    setSeenLinked(linked);
    // On a slow line the field answers a link long before its products are there.
    if (linked !== undefined) setTyped(linked);
  }
  useEffect(() => {
    const text = tidy(typed);
    if (text === shown || text === linked || isLeaving) return;
    const timer = setTimeout(() => {
      if (!left.current) goTo(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  });

  function goTo(text: string): void {
    void navigate(searchAddress(text), {
      replace: true,
      preventScrollReset: true,
      state: OWN,
    });
  }

  function type(text: string): void {
    left.current = false;
    setTyped(text);
  }

  function search(text: string): void {
    type(text);
    if (tidy(text) !== shown) goTo(text);
  }

  function leave(): void {
    left.current = true;
  }

  return { typed, coming: coming?.asked, type, search, leave };
}
