import { expect, it } from 'vitest';
import { parseLogin } from './login.ts';

it.each([
  ['Mona@Example.com', { kind: 'email', value: 'mona@example.com' }],
  ['  mona@example.com ', { kind: 'email', value: 'mona@example.com' }],
  ['\u200fmona@example.com', { kind: 'email', value: 'mona@example.com' }],
  ['01012345678', { kind: 'phone', value: '+201012345678' }],
  ['+966 50 123 4567', { kind: 'phone', value: '+966501234567' }],
])('%j is %j', (typed, login) => {
  expect(parseLogin(typed)).toEqual(login);
});

it.each(['', 'mona', 'mona@', '@example.com', '12345', '0223456789', 'a@b@c'])(
  '%j is neither an e-mail address nor a mobile number',
  (typed) => {
    expect(parseLogin(typed)).toBeUndefined();
  },
);
