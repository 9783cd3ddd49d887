import { describe, expect, it } from 'vitest';
import { NO_LIMITS } from '../../test/arrange/no-limits.ts';
import type { ApiConfig } from '../config.ts';
import { type CodePurpose, routeCode, routeFirstCode } from './code-route.ts';
import type { Login } from './login.ts';

const sms = { url: 'https://sms.example', secret: 'secret' };
const smtp = 'smtp://mail.example';

function shopWith(senders: Partial<ApiConfig>, mode: ApiConfig['mode'] = 'production'): ApiConfig {
  return {
    mode,
    serviceAccount: { login: 'service', password: 'password' },
    codeSecret: 'secret',
    publicUrl: 'https://shop.example',
    adminUrl: 'http://localhost:3001',
    mailFrom: 'shop@shop.example',
    trustedProxies: 0,
    limits: NO_LIMITS,
    ...senders,
  };
}

const both = shopWith({ smtpUrl: smtp, smsWebhook: sms });
const mailOnly = shopWith({ smtpUrl: smtp });
const smsOnly = shopWith({ smsWebhook: sms });
const none = shopWith({});
const development = shopWith({}, 'development');

const email: Login = { kind: 'email', value: 'mona@example.com' };
const phone: Login = { kind: 'phone', value: '+201012345678' };
const proven = new Date();
const account = (verified: 'email' | 'phone' | 'both' | 'none') => ({
  email: email.value,
  phone: phone.value,
  emailVerifiedAt: verified === 'email' || verified === 'both' ? proven : null,
  phoneVerifiedAt: verified === 'phone' || verified === 'both' ? proven : null,
});

describe("a new account's first code", () => {
  it.each([
    ['both senders', both, 'sms', phone],
    ['only text messages', smsOnly, 'sms', phone],
    ['only mails', mailOnly, 'email', email],
    ['a development shop without senders', development, 'email', email],
    [
      'a development shop with text messages',
      shopWith({ smsWebhook: sms }, 'development'),
      'sms',
      phone,
    ],
  ] as const)('with %s', (_, config, channel, destination) => {
    const route = routeFirstCode(config, email.value, phone.value);
    expect(route).toMatchObject({ destination, disclosed: { channel } });
  });

  it('without senders in production is undeliverable', () => {
    expect(() => routeFirstCode(none, email.value, phone.value)).toThrow('otp_undeliverable');
  });
});

describe('a code for a typed login', () => {
  it.each<
    [string, ApiConfig, CodePurpose, Login, Parameters<typeof routeCode>[3], Login | undefined]
  >([
    ['log-in, unknown e-mail', both, 'login', email, undefined, email],
    ['log-in, unknown phone', both, 'login', phone, undefined, phone],
    ['log-in, known e-mail', both, 'login', email, account('phone'), email],
    ['log-in by phone, mails only', mailOnly, 'login', phone, account('email'), email],
    ['log-in by phone, mails only, unknown', mailOnly, 'login', phone, undefined, undefined],
    [
      'log-in by phone, mails only, mail only claimed',
      mailOnly,
      'login',
      phone,
      account('phone'),
      undefined,
    ],
    ['log-in by e-mail, texts only', smsOnly, 'login', email, account('both'), phone],
    ['register, not verified yet', both, 'register', email, account('none'), email],
    ['register, verified already', both, 'register', email, account('email'), undefined],
    ['register, unknown', both, 'register', email, undefined, undefined],
    ['register, the other one proven', both, 'register', email, account('phone'), email],
    ['register by phone, mails only', mailOnly, 'register', phone, account('none'), email],
    ['reset, proven e-mail', both, 'reset', email, account('email'), email],
    [
      'reset, claimed phone goes to the proven e-mail',
      both,
      'reset',
      phone,
      account('email'),
      email,
    ],
    [
      'reset, claimed e-mail goes to the proven phone',
      both,
      'reset',
      email,
      account('phone'),
      phone,
    ],
    ['reset, never verified', both, 'reset', email, account('none'), undefined],
    ['reset, unknown', both, 'reset', email, undefined, undefined],
    ['reset by phone, mails only', mailOnly, 'reset', phone, account('both'), email],
    [
      'register by phone, mails only, verified',
      mailOnly,
      'register',
      phone,
      account('email'),
      undefined,
    ],
    ['reset, proven phone out of reach', mailOnly, 'reset', email, account('phone'), undefined],
    ['development, phone', development, 'login', phone, undefined, phone],
  ])('%s', (_, config, purpose, login, holder, destination) => {
    expect(routeCode(config, purpose, login, holder).destination).toEqual(destination);
  });

  it('responds alike whether or not there is an account', () => {
    for (const config of [both, mailOnly, smsOnly, development]) {
      for (const purpose of ['login', 'register', 'reset'] as const) {
        for (const login of [email, phone]) {
          const unknown = routeCode(config, purpose, login, undefined).disclosed;
          for (const verified of ['email', 'phone', 'both', 'none'] as const) {
            expect(routeCode(config, purpose, login, account(verified)).disclosed).toEqual(unknown);
          }
        }
      }
    }
  });

  it('names no contact but the typed one', () => {
    expect(routeCode(mailOnly, 'login', phone, account('email')).disclosed).toEqual({
      channel: 'email',
      sentTo: '•••',
    });
  });
});
