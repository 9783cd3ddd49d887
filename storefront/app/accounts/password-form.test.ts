import { describe, expect, it } from 'vitest';
import { checkNewPassword, checkOldPassword, checkReset } from './password-form.ts';

describe('a new password', () => {
  it('is wanted twice and alike', () => {
    expect(checkReset({ password: '', password_confirmation: '' })).toEqual({
      password: 'new_password_required',
      password_confirmation: 'password_confirmation_required',
    });
    expect(checkReset({ password: 'lamp12', password_confirmation: 'lamp 12' })).toEqual({
      password_confirmation: 'passwords_do_not_match',
    });
    expect(checkReset({ password: 'lamp12', password_confirmation: 'lamp12' })).toEqual({});
  });

  it('has between 6 and 128 characters', () => {
    const typedTwice = (text: string) =>
      checkNewPassword({ new_password: text, new_password_confirmation: text });
    expect(typedTwice('12345')).toEqual({ new_password: 'password_too_short' });
    expect(typedTwice('123456')).toEqual({});
    expect(typedTwice('x'.repeat(128))).toEqual({});
    expect(typedTwice('x'.repeat(129))).toEqual({ new_password: 'password_too_long' });
  });

  it('needs the old one first', () => {
    expect(checkOldPassword({ old_password: '' })).toEqual({
      old_password: 'old_password_required',
    });
    expect(checkOldPassword({ old_password: 'x' })).toEqual({});
  });
});
