import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import {
  afterChange,
  afterLeaving,
  formProblem,
  type ShownProblems,
  serverProblems,
  showAll,
} from './form-problems.ts';

type Name = 'email' | 'name';
const names = ['email', 'name'] as const;
const nothing: ShownProblems<Name> = {};

describe('leaving a field', () => {
  it('shows what is wrong with it', () => {
    const shown = afterLeaving<Name>(
      nothing,
      'email',
      { email: 'nora@', name: '' },
      { email: 'email_invalid', name: 'name_required' },
    );
    expect(shown).toEqual({ email: { code: 'email_invalid', by: 'check' } });
  });

  it('shows nothing for a field that is still empty', () => {
    const values = { email: ' ', name: '' };
    expect(afterLeaving<Name>(nothing, 'email', values, { email: 'email_required' })).toBe(nothing);
  });

  it('says what is wrong now in place of what was', () => {
    const shown: ShownProblems<Name> = { email: { code: 'email_required', by: 'check' } };
    const invalid = { email: { code: 'email_invalid', by: 'check' } };
    expect(
      afterLeaving<Name>(shown, 'email', { email: 'a', name: '' }, { email: 'email_invalid' }),
    ).toEqual(invalid);
  });

  it("preserves the server's error", () => {
    const shown: ShownProblems<Name> = { email: { code: 'email_taken', by: 'server' } };
    expect(afterLeaving<Name>(shown, 'email', { email: 'a@b.eg', name: '' }, {})).toBe(shown);
  });
});

describe('changing a field', () => {
  const shown: ShownProblems<Name> = {
    email: { code: 'email_taken', by: 'server' },
    name: { code: 'name_required', by: 'check' },
  };

  it('removes the error as soon as the field is valid', () => {
    expect(afterChange<Name>(shown, 'name', {})).toEqual({ email: shown.email });
  });

  it('preserves the error while the field is still invalid', () => {
    expect(afterChange<Name>(shown, 'name', { name: 'name_required' })).toBe(shown);
  });

  it("removes the server's error once that field is changed, not another", () => {
    expect(afterChange<Name>(shown, 'email', { name: 'name_required' })).toEqual({
      name: shown.name,
    });
  });

  it('shows no new error while typing', () => {
    expect(afterChange<Name>(nothing, 'email', { email: 'email_invalid' })).toBe(nothing);
  });
});

describe('sending a form', () => {
  it('shows every problem at once', () => {
    expect(showAll<Name>({ email: 'email_required', name: 'name_required' })).toEqual({
      email: { code: 'email_required', by: 'check' },
      name: { code: 'name_required', by: 'check' },
    });
  });

  it('says so above the form when several fields are refused, not for one', () => {
    const empty = { email: 'email_required', name: 'name_required' } as const;
    const bad = { email: 'email_invalid', name: 'too_long' } as const;
    const values = { email: 'x', name: 'Nora' };
    expect(formProblem<Name>(empty, { email: '', name: ' ' })).toBe('fillInputs');
    expect(formProblem<Name>(bad, values)).toBe('checkInputs');
    expect(formProblem<Name>({ ...bad, name: 'name_required' }, { ...values, name: '' })).toBe(
      'checkInputs',
    );
    expect(
      formProblem<Name>({ email: 'email_required' }, { ...values, email: '' }),
    ).toBeUndefined();
    expect(formProblem<Name>({ email: 'email_invalid' }, values)).toBeUndefined();
  });
});

describe('a refusal by the server', () => {
  it('lands on the fields it names', () => {
    const error = new ApiError({
      status: 400,
      code: 'validation_failed',
      fields: { email: 'email_invalid', other: 'invalid' },
    });
    expect(serverProblems(error, names, {})).toEqual({
      email: { code: 'email_invalid', by: 'server' },
    });
  });

  it('lands on the field its code is about', () => {
    const error = new ApiError({ status: 409, code: 'email_taken' });
    expect(serverProblems(error, names, { email_taken: 'email' })).toEqual({
      email: { code: 'email_taken', by: 'server' },
    });
  });

  it('is about the form as a whole when no field is named', () => {
    const error = new ApiError({ status: 0, code: 'network_error' });
    expect(serverProblems(error, names, { email_taken: 'email' })).toBeUndefined();
    expect(serverProblems(new Error('x'), names, {})).toBeUndefined();
  });
});
