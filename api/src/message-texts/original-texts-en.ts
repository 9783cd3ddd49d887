import type { MessageTextName } from '@dp/contract/staff/message-text-values.ts';
import type { MessageWords } from './message-words.ts';

const advice =
  'It is good for 10 minutes and for one use. Share it with nobody: no one at the shop will ask for it.\nIf you did not ask for a code, ignore this message.';

/** The messages as they came with the shop, in English (ICU messages). */
export const englishTexts: Readonly<Record<MessageTextName, MessageWords>> = {
  'order-placed': {
    subject: 'We have your order {number}',
    body: 'Thank you. We have your order {number} and will send you a message when it is on its way.',
    sms: '{shop}: we have your order {number}. {total}, cash on delivery.',
  },
  'order-changed': {
    subject: 'Your order {number} was changed',
    body: 'Your order {number} was changed. To pay on delivery: {total}.',
    sms: '{shop}: your order {number} was changed. To pay now: {total}.',
  },
  'order-dispatched': {
    subject: 'Your order {number} is on its way',
    body: 'Your order {number} is out for delivery. To pay on delivery: {total}.',
    sms: '{shop}: your order {number} is on its way. To pay: {total}.',
  },
  'order-delivered': {
    subject: 'Your order {number} was delivered',
    body: 'Your order {number} was delivered. We hope you enjoy the light.\nIf anything is damaged, tell us within {hours} hours of delivery. Products can be returned within {days, plural, one {# day} other {# days}}.',
    sms: '{shop}: your order {number} was delivered. Thank you.',
  },
  'order-cancelled': {
    subject: 'Your order {number} was cancelled',
    body: 'Your order {number} was cancelled. There is nothing to pay.',
    sms: '{shop}: your order {number} was cancelled.',
  },
  'order-undelivered': {
    subject: 'Your order {number} came back to us',
    body: 'Your order {number} was not handed over and has come back to us. There is nothing to pay.\nIf you still want it, you can order it again from its page.',
  },
  'order-lost': {
    subject: 'Sorry: your order {number} was lost',
    body: 'The parcel of your order {number} was lost with the courier and could not be found. We are sorry. There is nothing to pay, and what you have paid we give back to you.\nIf you still want it, you can order it again from its page.',
  },
  'order-returned': {
    subject: 'We have your order {number} back',
    body: 'The products of your order {number} have come back to us. We refund you under the refund policy.',
  },
  'order-awaiting-payment': {
    subject: 'Your order {number} waits for its payment',
    body: 'The products of your order {number} are reserved for you. Pay {total} on the order’s page in time and we start packing. Without a payment the order is cancelled by itself.',
    sms: '{shop}: your order {number} is reserved. Pay {total} here:',
  },
  'order-paid': {
    subject: 'We have the payment for your order {number}',
    body: 'Thank you. We have received {total} for your order {number} and are packing it. We will send you a message when it is on its way. There is nothing to pay on delivery.',
    sms: '{shop}: we have {total} for your order {number}. Nothing to pay on delivery.',
  },
  'order-changed-paid': {
    subject: 'Your order {number} was changed',
    body: 'Your order {number} was changed. It is paid in full: there is nothing to pay on delivery.',
    sms: '{shop}: your order {number} was changed. It is paid in full.',
  },
  'order-dispatched-paid': {
    subject: 'Your order {number} is on its way',
    body: 'Your order {number} is out for delivery. It is paid in full: pay the courier nothing.',
    sms: '{shop}: your order {number} is on its way. It is paid in full.',
  },
  'order-cancelled-paid': {
    subject: 'Your order {number} was cancelled',
    body: 'Your order {number} was cancelled. We will pay {total} back the way you paid, and send you a message when it is done.',
    sms: '{shop}: your order {number} was cancelled. We will pay {total} back.',
  },
  'order-cancelled-transfer': {
    subject: 'Your order {number} was cancelled',
    body: 'Your order {number} was cancelled. We are looking for the transfer you told us about. If it arrived, we pay back all of it and write to you when we do.',
    sms: '{shop}: your order {number} was cancelled. If your transfer arrived, we pay it back.',
  },
  'order-undelivered-paid': {
    subject: 'Your order {number} came back to us',
    body: 'Your order {number} was not handed over and has come back to us. We will pay {total} back the way you paid, and send you a message when it is done.\nIf you still want it, you can order it again from its page.',
  },
  'order-refunded': {
    subject: 'A refund for your order {number}',
    body: 'We have paid back {total} of your order {number}. It can take your bank a few working days to show it.',
    sms: '{shop}: we have paid back {total} of your order {number}.',
  },
  'order-return-asked': {
    subject: 'We have your return request for order {number}',
    body: 'We have your request to return something from your order {number}. We look at it and answer soon; you can follow it on the order’s page.',
  },
  'order-return-approved': {
    subject: 'Your return from order {number} is approved',
    body: 'We agreed to the return from your order {number}. We will arrange a day to collect it; please pack it in its box. You can follow it on the order’s page.',
    sms: '{shop}: your return from order {number} is approved. Details:',
  },
  'order-return-refused': {
    subject: 'Our answer to your return from order {number}',
    body: 'We could not accept the return from your order {number}. If you have questions, write to us.',
    sms: '{shop}: we could not accept the return from order {number}. The reason:',
  },
  'order-return-pickup': {
    subject: 'We collect the return from order {number} on {date}',
    body: 'The courier comes on {date} to collect the return from your order {number}. Please pack it in its box with all its parts, and let the courier see it.',
    sms: '{shop}: we collect the return from order {number} on {date}.',
  },
  'order-return-picked-up': {
    subject: 'We have collected the return from order {number}',
    body: 'The courier has collected the return from your order {number}. We check it when it reaches us and tell you the result.',
  },
  'order-return-exchanged': {
    subject: 'The replacement for your return from order {number}',
    body: 'We have checked the return from your order {number}, and a replacement is on its way to you. Its number is on the order’s page.',
    sms: '{shop}: your replacement for the return from order {number} is on its way.',
  },
  'order-return-sent-back': {
    subject: 'Your return from order {number} comes back to you',
    body: 'We have checked the return from your order {number} and are sending it back to you. If you have questions, write to us.',
    sms: '{shop}: the return from order {number} is on its way back to you. Details:',
  },
  confirmation: {
    sms: 'Hello {name}, this is {shop}. We have your order {number}, {total} on delivery. Confirm it or correct the address here:',
  },
  'code-sms': { sms: '{shop} code: {code}\nShare it with nobody' },
  'code-register': {
    subject: 'Your {shop} verification code: {code}',
    introduction: 'Welcome. This is the code that verifies your account:',
    advice: advice,
  },
  'code-login': {
    subject: 'Your {shop} sign-in code: {code}',
    introduction: 'This is the code to sign in with:',
    advice: advice,
  },
  'code-reset': {
    subject: 'Your {shop} password reset code: {code}',
    introduction: 'This is the code to choose a new password with:',
    advice: advice,
  },
  'contact-confirmed': {
    subject_email: 'An email address of your {shop} account was confirmed',
    subject_phone: 'A phone number of your {shop} account was confirmed',
    body: '{contact} was just confirmed on your account and can be used to sign in.\nIf it is not yours, write to us soon.',
  },
  'contact-removed': {
    subject_email: 'An email address was removed from your {shop} account',
    subject_phone: 'A phone number was removed from your {shop} account',
    body: 'Somebody else has confirmed {contact} as theirs. It was not confirmed on your account, so we removed it. Nothing else has changed and you sign in as before.\nIf it is yours, write to us.',
  },
  'contact-answer': {
    subject: '{shop}: an answer to your message',
    greeting: 'Hello {name},',
    yours: 'What you wrote on {date}:',
  },
  restock: {
    subject: 'Back in stock: {product}',
    body: '{product} is back at {shop}, in limited quantity.\nYou asked us to tell you. This is the only message about it.',
    sms: '{shop}: {product} is back in stock.',
  },
};
