import { type RefObject, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { recentSearchesStore } from './recent-searches-store.ts';
import { untappedSearches } from './report-untapped.ts';
import { SearchField } from './search-field.tsx';
import { searchAddress, searchTextOf, tidy } from './search-text.ts';
import { useSearchStart } from './use-search-start.ts';

/** The search field of the header with its suggestions; it goes on where the plain form was. */
export default function SearchBox({ plain }: { plain: RefObject<HTMLFormElement | null> }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = searchTextOf(new URLSearchParams(search));
  const [begun] = useState(() => beginningOf(plain.current));
  const [typed, setTyped] = useState(begun.text ?? shown);
  const [seen, setSeen] = useState(shown);
  const [opened, setOpened] = useState(false);
  // The empty search page has all of it below.
  const isOnPage = pathname === '/search/product' && shown === '';
  const start = useSearchStart(opened && !isOnPage);
  if (seen !== shown) {
    setSeen(shown);
    setTyped(shown);
  }

  function go(text: string, address = searchAddress(text)): void {
    if (tidy(text) !== '') recentSearchesStore.getState().note(text);
    void navigate(address);
  }

  return (
    <SearchField
      typed={typed}
      onType={setTyped}
      start={start}
      onOpen={() => setOpened(true)}
      onSubmit={() => go(typed)}
      onChoose={({ kind, text, address }) => {
        if (kind === 'queries' || kind === 'recent') {
          setTyped(text);
          go(text);
        } else {
          untappedSearches.tap();
          go(typed, address);
        }
      }}
      autoFocus={begun.focused || isOnPage}
    />
  );
}

/** What somebody already did with the plain form. */
function beginningOf(form: HTMLFormElement | null): { text?: string; focused: boolean } {
  const field = form?.elements.namedItem('query');
  if (!(field instanceof HTMLInputElement)) return { focused: false };
  return { text: field.value, focused: document.activeElement === field };
}
