import { eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '../src/accounts/account-tables.ts';
import { type Contacts, Walker } from './arrange/walkers.ts';
import { TestApp } from './test-app.ts';

// Two people sign up with the same e-mail and phone, of which each can read only one, in every order and
// in every way. Whatever happened, a contact ends up with the one who reads it, and with nobody else.

/** How many steps a walk has; 4 takes some minutes. */
const STEPS = Number(process.env.DP_WALK_STEPS ?? 3);

const ACTIONS = [
  'registers',
  'provesSignedIn',
  'logsInByCode',
  'typesWhatCame',
  'logsInByPassword',
  'resets',
  'claimsBoth',
  'annoys',
] as const;
const STEPS_OF_BOTH = [0, 1].flatMap((who) => ACTIONS.map((action) => ({ who, action })));
type Step = (typeof STEPS_OF_BOTH)[number];

/** What somebody must have done before a step, or it would do nothing. */
const AFTER: Partial<Record<Step['action'], readonly Step['action'][]>> = {
  provesSignedIn: ['registers', 'logsInByCode'],
  logsInByPassword: ['registers'],
  resets: ['registers', 'logsInByCode'],
  claimsBoth: ['provesSignedIn', 'logsInByCode'],
};

/** All walks that begin with a registration, without steps that would do nothing. */
function walks(length: number): Step[][] {
  if (length === 1) {
    return STEPS_OF_BOTH.filter(({ action }) => action === 'registers').map((step) => [step]);
  }
  return walks(length - 1).flatMap((walk) =>
    STEPS_OF_BOTH.filter((step) => isWorthwhile(walk, step)).map((step) => [...walk, step]),
  );
}

function isWorthwhile(walk: readonly Step[], step: Step): boolean {
  const needed = AFTER[step.action];
  const possible =
    needed === undefined ||
    walk.some(({ who, action }) => who === step.who && needed.includes(action));
  return possible && step !== walk.at(-1);
}

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open({ trustedProxies: 1 });
});
afterAll(() => shop.close());

let serial = 0;

async function walk(steps: readonly Step[]): Promise<void> {
  serial += 1;
  const contacts = {
    email: `walk${serial}@example.com`,
    phone: `+2010${String(20_000_000 + serial)}`,
  };
  const people = [
    new Walker(shop, contacts, 'email', serial),
    new Walker(shop, contacts, 'phone', serial),
  ] as const;
  for (const { who, action } of steps) {
    await people[who === 0 ? 0 : 1][action]();
    shop.clock.advance({ minutes: 1 });
  }
  await expectOwnership(contacts, people);
  // And in the end both come with a code, which must always do.
  const inTheEnd = serial % 2 === 0 ? people : ([people[1], people[0]] as const);
  for (const person of inTheEnd) {
    shop.clock.advance({ hours: 1 });
    await person.logsInByCode();
  }
  expect(await holdersOf(contacts)).toHaveLength(2);
  await expectOwnership(contacts, people);
}

async function holdersOf({ email, phone }: Contacts) {
  return shop.db
    .select()
    .from(customers)
    .where(or(eq(customers.email, email), eq(customers.phone, phone)));
}

/** What must hold at any time. */
async function expectOwnership(
  contacts: Contacts,
  [reader, texter]: readonly [Walker, Walker],
): Promise<void> {
  const holders = await holdersOf(contacts);
  for (const [person, other] of [
    [reader, texter],
    [texter, reader],
  ] as const) {
    // Nobody ever sees anything that the other one wrote.
    const seen = person.seen.join('\n');
    expect(seen).not.toContain(other.name);
    expect(seen).not.toContain(other.street);

    const byEmail = person.own === contacts.email;
    const claims = holders.filter(({ email, phone }) => (byEmail ? email : phone) === person.own);
    const proven = claims.filter((account) =>
      byEmail ? account.emailVerifiedAt : account.phoneVerifiedAt,
    );
    if (proven.length === 0) continue;
    // A proven contact is one account's, and nobody else claims it.
    expect(claims).toHaveLength(1);
    const account = proven[0]?.id ?? 0;
    const info = { query: { user_id: String(account) } };
    const own = await person.call('accountInfo', info, person.tokens.at(-1));
    expect([own.status, own.body.data?.data.name]).toEqual([200, person.name]);
    await person.call('listAddresses', { body: {} }, person.tokens.at(-1));

    const opened: unknown[] = [];
    for (const token of other.tokens) {
      opened.push((await other.call('accountInfo', info, token)).body.data?.data.id);
    }
    for (const password of other.passwords) {
      for (const login of [contacts.email, contacts.phone]) {
        const { body } = await other.call('login', { body: { login, password } });
        opened.push(body.data && 'token' in body.data ? body.data.client.id : undefined);
      }
    }
    expect(opened).not.toContain(account);
  }
}

// Codes that nobody types any more prove nothing.
const all = walks(STEPS).filter((steps) => steps.at(-1)?.action !== 'annoys');
describe.each([0, 1])('a contact is its reader’s alone', (who) => {
  it(`whatever happens after ${who === 0 ? 'the e-mail’s' : 'the phone’s'} owner registered first`, {
    timeout: 60_000 + all.length * 1_000,
  }, async () => {
    for (const steps of all.filter(([first]) => first?.who === who)) {
      await walk(steps).catch((error: unknown) => {
        const history = steps.map((step) => `${step.who === 0 ? 'mail' : 'phone'} ${step.action}`);
        throw new Error(`After ${history.join(', ')}`, { cause: error });
      });
    }
  });
});
