import { describe, expect, it } from 'vitest';
import { checkLogIn, checkLoginAlone } from './log-in-form.ts';

describe('the log-in form', () => {
  it.each(['nora@example.com', '01012345678', '٠١٠١٢٣٤٥٦٧٨', '+966 50 123 4567'])(
    'takes %j',
    (login) => {
      expect(checkLogIn({ login, password: 'x' })).toEqual({});
      expect(checkLoginAlone({ login })).toEqual({});
    },
  );

  it('requires both fields', () => {
    expect(checkLogIn({ login: ' ', password: '' })).toEqual({
      login: 'login_required',
      password: 'password_required',
    });
  });

  it('needs no password for a code', () => {
    expect(checkLoginAlone({ login: '' })).toEqual({ login: 'login_required' });
  });

  it.each(['nora', '0223456789', 'nora@example'])('refuses %j', (login) => {
    expect(checkLoginAlone({ login })).toEqual({ login: 'login_invalid' });
  });
});
