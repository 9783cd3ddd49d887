import { describe, expect, it } from 'vitest';
import { checkSignUp } from './sign-up-form.ts';

const right = {
  name: 'نورا حسن',
  email: 'nora@example.com',
  phone_number: '+201012345678',
  password: 'lamp12',
  password_confirmation: 'lamp12',
};

describe('the sign-up form', () => {
  it('accepts valid values', () => {
    expect(checkSignUp(right)).toEqual({});
  });

  it('requires every field', () => {
    const empty = {
      name: ' ',
      email: '',
      phone_number: '',
      password: '',
      password_confirmation: '',
    };
    expect(checkSignUp(empty)).toEqual({
      name: 'name_required',
      email: 'email_required',
      phone_number: 'phone_required',
      password: 'password_required',
      password_confirmation: 'password_confirmation_required',
    });
  });

  it.each([
    ['name', 'x'.repeat(121), 'too_long'],
    ['email', 'nora@', 'email_invalid'],
    ['phone_number', '+2010123', 'phone_invalid'],
    ['phone_number', '+20223456789', 'phone_invalid'],
    ['password_confirmation', 'lamp13', 'passwords_do_not_match'],
  ])('refuses the %s %j', (field, value, code) => {
    expect(checkSignUp({ ...right, [field]: value })).toEqual({ [field]: code });
  });

  it('accepts a password of six characters, not of five', () => {
    const short = { ...right, password: 'lamp1', password_confirmation: 'lamp1' };
    expect(checkSignUp(short)).toEqual({ password: 'password_too_short' });
  });
});
