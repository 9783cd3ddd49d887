import { type FakeTab, fakeLocalStorage } from '@dp/ui/testing/fake-local-storage.ts';
import { beforeEach, expect, it } from 'vitest';
import { keys } from '../storage/keys.ts';
import { recentSearchesStore, startRecentSearches, validTexts } from './recent-searches-store.ts';

let tab: FakeTab;
beforeEach(() => {
  tab = fakeLocalStorage();
  recentSearchesStore.getState().forgetAll();
});

const texts = () => recentSearchesStore.getState().texts;

it('contains the latest first, each once, and at most 8', () => {
  const { note } = recentSearchesStore.getState();
  for (const text of ['نجفة', 'لمبة', ' نجفة ', '']) note(text);
  expect(texts()).toEqual(['نجفة', 'لمبة']);
  for (let count = 0; count < 20; count += 1) note(`لمبة ${count} وات`);
  expect(texts()).toHaveLength(8);
  expect(texts()[0]).toBe('لمبة 19 وات');
});

it('is saved, and loaded by the next visit', () => {
  recentSearchesStore.getState().note('نجفة');
  expect(JSON.parse(tab.values.get(keys.recentSearches) ?? '')).toEqual(['نجفة']);
  recentSearchesStore.setState({ texts: [] });
  startRecentSearches()();
  expect(texts()).toEqual(['نجفة']);
});

it('removes one, and leaves nothing in storage after the last', () => {
  const { note, forget } = recentSearchesStore.getState();
  note('نجفة');
  note('لمبة');
  forget('نجفة');
  expect(texts()).toEqual(['لمبة']);
  forget('لمبة');
  expect(tab.values.has(keys.recentSearches)).toBe(false);
});

it.each([[null], ['نجفة'], [{ 0: 'نجفة' }], [42]])('a damaged value %j is dropped', (stored) => {
  expect(validTexts(stored)).toEqual([]);
});

it('of a damaged list the sound texts stay', () => {
  expect(validTexts(['نجفة', 7, null, '  ', 'نجفة', ' لمبة '])).toEqual(['نجفة', 'لمبة']);
});

it('follows what another tab searched for', () => {
  const stop = startRecentSearches();
  tab.otherTab(keys.recentSearches, JSON.stringify(['فانوس']));
  expect(texts()).toEqual(['فانوس']);
  stop();
});
