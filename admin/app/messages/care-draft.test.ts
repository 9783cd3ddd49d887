import type { ContactThread } from '@dp/contract/staff/contact-inbox.ts';
import { expect, it } from 'vitest';
import { careDraftOf, careOver } from './care-draft.ts';

const message = (version: number, note: string | null, colleague?: number) =>
  ({
    version,
    staff_note: note,
    assigned_to: colleague === undefined ? null : { id: colleague, name: 'Sara' },
  }) as ContactThread;

it('a note that was begun before a colleague wrote theirs is of the version before it', () => {
  const draft = { ...careDraftOf(message(1, null)), note: 'Calls back' };
  expect(careOver(draft, message(2, 'Do not call'))).toEqual({
    assigned: '',
    note: 'Calls back',
    version: 1,
  });
});

it('a note that was begun before an answer, which assigns the message, is saved over it', () => {
  const draft = { ...careDraftOf(message(1, null)), note: 'Calls back' };
  expect(careOver(draft, message(2, null, 7))).toEqual({
    assigned: '7',
    note: 'Calls back',
    version: 2,
  });
});

it('where nothing is typed the message is shown as it is by now', () => {
  const draft = careDraftOf(message(1, null));
  expect(careOver(draft, message(3, 'Do not call', 7))).toEqual({
    assigned: '7',
    note: 'Do not call',
    version: 3,
  });
});
