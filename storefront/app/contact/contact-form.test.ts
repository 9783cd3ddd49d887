import { expect, it } from 'vitest';
import { checkContact, contactMessage } from './contact-form.ts';

const filled = { name: 'منى', phone: '01012345678', email: '', message: 'هل النجفة متوفرة؟' };

it('a name, a message and a phone or an e-mail are enough', () => {
  expect(checkContact(filled)).toEqual({});
  expect(checkContact({ ...filled, phone: '', email: 'mona@example.com' })).toEqual({});
});

it('without a phone and an e-mail there is no reply address', () => {
  expect(checkContact({ ...filled, phone: ' ' })).toEqual({ phone: 'phone_required' });
});

it('each invalid field shows its own error', () => {
  expect(checkContact({ name: '', phone: '123', email: 'mona@', message: ' ' })).toEqual({
    name: 'name_required',
    phone: 'phone_invalid',
    email: 'email_invalid',
    message: 'message_required',
  });
  expect(checkContact({ ...filled, name: 'م'.repeat(121), message: 'م'.repeat(2_001) })).toEqual({
    name: 'too_long',
    message: 'too_long',
  });
});

it('what is left empty is not sent', () => {
  expect(contactMessage(filled)).toEqual({
    name: 'منى',
    phone: '01012345678',
    message: 'هل النجفة متوفرة؟',
  });
});
