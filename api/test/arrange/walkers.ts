import type { CallName } from '@dp/contract/calls.ts';
import type { CallInput, CallOutput } from '@dp/contract/endpoints.ts';
import type { Answer, TestApp } from '../test-app.ts';
import { arrangeAddress } from './orders.ts';
import { readMessages } from './outbox.ts';

/** The contacts of a walk: the first person reads the e-mails, the second one the text messages. */
export interface Contacts {
  readonly email: string;
  readonly phone: string;
}

type Way = 'login' | 'register';

/**
 * Somebody who types both contacts but can read only one of them. Comes from a network of their own, and
 * keeps every session they ever got.
 */
export class Walker {
  readonly name: string;
  readonly street: string;
  readonly network: string;
  /** What they can read. */
  readonly own: string;
  readonly tokens: string[] = [];
  readonly passwords: string[];
  /** Every answer they got, as text. */
  readonly seen: string[] = [];
  readonly #shop: TestApp;
  readonly #contacts: Contacts;

  constructor(shop: TestApp, contacts: Contacts, kind: keyof Contacts, serial: number) {
    this.#shop = shop;
    this.#contacts = contacts;
    this.own = contacts[kind];
    this.name = `Reader of the ${kind} ${serial}`;
    this.street = `Street of the ${kind} ${serial}`;
    this.network = `${kind === 'email' ? '198.51' : '203.0'}.${Math.floor(serial / 250)}.${serial % 250}`;
    this.passwords = [`password-${kind}-${serial}`];
  }

  /** Signs up with both contacts, and leaves an address. */
  async registers(): Promise<void> {
    const { email, phone } = this.#contacts;
    const [password] = this.passwords;
    const body = {
      name: this.name,
      email,
      phone_number: phone,
      password,
      password_confirmation: password,
    };
    const answer = await this.call('register', { body });
    if (answer.status !== 200) return;
    const { token } = answer.body.data;
    this.tokens.push(token);
    await arrangeAddress(this.#shop, { token }, { street: this.street });
  }

  /** Proves the own contact from the profile of the newest session. */
  async provesSignedIn(): Promise<void> {
    const token = this.tokens.at(-1);
    if (token === undefined) return;
    await this.call('resendOtp', { body: { login: this.own, purpose: 'register' } }, token);
    await this.#typeCode('register', { token });
  }

  /** Logs in with a code on a device that knows nothing. */
  async logsInByCode(): Promise<void> {
    await this.call('login', { body: { login: this.own } });
    await this.#typeCode('login');
  }

  /** Types the newest code that came, no matter who requested it, as one of a registration. */
  async typesWhatCame(): Promise<void> {
    await this.#typeCode('register');
  }

  /** Logs in with the own contact and password, and with the code where one is asked for. */
  async logsInByPassword(): Promise<void> {
    const password = this.passwords.at(-1);
    const answer = await this.call('login', { body: { login: this.own, password } });
    if (answer.status !== 200) return;
    if ('token' in answer.body.data) this.tokens.push(answer.body.data.token);
    else await this.#typeCode('login', { password });
  }

  /** Sets another password with a code, signed in or not, and logs in with it. */
  async resets(): Promise<void> {
    const token = this.tokens.at(-1);
    await this.call('forgotPassword', { body: { login: this.own } }, token);
    const code = await this.newestCode();
    const exchanged = await this.call('verifyResetOtp', { body: { login: this.own, code } }, token);
    if (exchanged.status !== 200) return;
    const password = `${this.passwords[0]}-${this.passwords.length}`;
    const body = { password, password_confirmation: password };
    const { reset_token } = exchanged.body.data;
    const { status } = await this.call('updatePassword', { body: { ...body, reset_token } });
    if (status !== 200) return;
    this.passwords.push(password);
    await this.logsInByPassword();
  }

  /** Puts both contacts, the other one's too, in place of those of the account of the newest session. */
  async claimsBoth(): Promise<void> {
    const token = this.tokens.at(-1);
    const { email, phone } = this.#contacts;
    for (const login of [email, phone]) {
      const answer = await this.call('editContact', { body: { login } }, token);
      if (answer.status === 200) await this.#typeCode('register', { token });
    }
  }

  /** Has codes sent to the contact of the other one. */
  async annoys(): Promise<void> {
    const other = this.#otherContact();
    const token = this.tokens.at(-1);
    await this.call('resendOtp', { body: { login: other, purpose: 'register' } }, token);
    await this.call('login', { body: { login: other, password: this.passwords[0] } });
  }

  #otherContact(): string {
    const { email, phone } = this.#contacts;
    return this.own === email ? phone : email;
  }

  async newestCode(): Promise<string> {
    const [newest] = await readMessages(this.#shop, this.own);
    return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '000000';
  }

  async #typeCode(purpose: Way, given: { token?: string; password?: string | undefined } = {}) {
    const { token, password } = given;
    const body = { login: this.own, code: await this.newestCode(), purpose, password };
    let answer = await this.call('verifyOtp', { body }, token);
    if (answer.status === 200 && 'name_required' in answer.body.data) {
      answer = await this.call('verifyOtp', { body: { ...body, name: this.name } }, token);
    }
    if (answer.status === 200 && 'token' in answer.body.data) {
      this.tokens.push(answer.body.data.token);
    }
  }

  /** A call from this person's network; its response is recorded. */
  async call<N extends CallName>(
    name: N,
    input: Partial<Record<keyof CallInput<N>, unknown>>,
    token?: string,
  ): Promise<Answer<CallOutput<N>>> {
    const headers = { 'x-forwarded-for': this.network };
    // Accounts know nothing of the catalogue, which need not be read first.
    const answer = await this.#shop.callAsItIs(name, input, { token, headers });
    this.seen.push(answer.bytes.toString());
    return answer;
  }
}
