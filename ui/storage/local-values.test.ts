import { expect, test, vi } from 'vitest';
import { fakeLocalStorage } from '../testing/fake-local-storage.ts';
import { onOtherTab, readJson, readText, writeText } from './local-values.ts';

test('a value is stored, read and removed', () => {
  const tab = fakeLocalStorage();
  writeText('a', '1');
  expect(readText('a')).toBe('1');
  writeText('a', null);
  expect(tab.values.has('a')).toBe(false);
  expect(readText('a')).toBeNull();
});

test('damaged JSON reads as undefined and is removed', () => {
  const tab = fakeLocalStorage({ a: '{"cut o' });
  expect(readJson('a')).toBeUndefined();
  expect(tab.values.has('a')).toBe(false);
});

test('without a local storage, as on the server, nothing is stored and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  writeText('a', '1');
  expect(readText('a')).toBeNull();
  expect(readJson('a')).toBeUndefined();
});

test('a blocked storage does not break the page, whose state lives in the tab', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(writeText('a', '1')).toBe(true);
  expect(writeText('a', null)).toBe(true);
  expect(readText('a')).toBeNull();
});

test('a full storage reports that a value was not stored', () => {
  const tab = fakeLocalStorage({ a: '1' });
  tab.fill();
  expect(writeText('a', '2')).toBe(false);
  expect(readText('a')).toBe('1');
});

test('a change in another tab is reported for the watched keys only, and for a cleared storage', () => {
  const tab = fakeLocalStorage();
  const changed = vi.fn();
  const stop = onOtherTab(['a'], changed);
  tab.otherTab('b', '1');
  expect(changed).not.toHaveBeenCalled();
  tab.otherTab('a', '1');
  tab.otherTabClears();
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  tab.otherTab('a', '2');
  expect(changed).toHaveBeenCalledTimes(2);
});
