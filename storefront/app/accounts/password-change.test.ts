import { expect, test } from 'vitest';
import { beginSession, endSession } from '../session/session.ts';
import { passwordChange, savePasswordChange } from './password-change.ts';

const mona = { id: 5, partner_id: 9, name: 'منى', email: null, phone_number: null };
const hany = { ...mona, id: 6, partner_id: 10, name: 'هاني' };

test('typed passwords are not there for the next who signs in on the same page', () => {
  beginSession('token-1', mona);
  savePasswordChange({ oldPassword: 'old one', newPassword: 'new one' });
  expect(passwordChange().oldPassword).toBe('old one');
  endSession();
  beginSession('token-2', hany);
  expect(passwordChange()).toEqual({
    oldPassword: '',
    newPassword: '',
    confirmation: '',
    refused: false,
  });
});
