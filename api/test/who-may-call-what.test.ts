import { randomUUID } from 'node:crypto';
import { type Call, type CallName, calls } from '@dp/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outcome, refusal } from './arrange/call-access.ts';
import {
  arrangeCallers,
  arrangeOwner,
  CALLERS,
  type Caller,
  type Callers,
  type Owner,
} from './arrange/callers.ts';
import { shopperCalls } from './arrange/shopper-calls.ts';
import { type Answer, TestApp } from './test-app.ts';

// Every call of the contract, made by every kind of caller, each with what is the owner's.

let shop: TestApp;
let staleCredential: string;
beforeAll(async () => {
  shop = await TestApp.open();
  staleCredential = await shop.credential();
  shop.clock.advance({ hours: 25 });
});
afterAll(() => shop.close());

describe.each(Object.keys(calls) as CallName[])('%s', (name) => {
  it('answers each kind of caller as its access says, and reveals nothing of anybody else', async () => {
    const call: Call = calls[name];
    const { answer = 200, but = {} } = shopperCalls[name];
    const owner = await arrangeOwner(shop);
    const callers = await arrangeCallers(shop, owner, staleCredential);
    const before = await whatTheOwnerHas(owner);
    const received: string[] = [];
    const outcomes: Partial<Record<Caller, Outcome>> = {};
    const [last, ...others] = [...CALLERS].reverse() as [Caller, ...Caller[]];
    for (const caller of others) {
      const got = await make(name, owner, callers[caller]);
      outcomes[caller] = outcomeOf(got);
      received.push(got.bytes.toString());
    }
    expect(await whatTheOwnerHas(owner)).toEqual(before);
    expect(
      owner.secrets.filter((secret) => received.some((text) => text.includes(secret))),
    ).toEqual([]);
    outcomes[last] = outcomeOf(await make(name, owner, callers[last]));
    expect(outcomes).toEqual(
      Object.fromEntries(
        CALLERS.map((caller) => [caller, refusal(call, caller) ?? but[caller] ?? answer]),
      ),
    );
  });
});

/** One call with what its entry says, and the headers of a caller. */
function make(name: CallName, owner: Owner, caller: Callers[Caller]): Promise<Answer<unknown>> {
  const { headers = {}, ...parts } = shopperCalls[name].input?.(owner, randomUUID()) ?? {};
  const body = calls[name].method === 'POST' ? { body: {} } : {};
  const given = { ...(headers as Record<string, string>), ...caller };
  return shop.call(name, { ...body, ...parts }, { headers: given });
}

function outcomeOf({ status, problem }: Answer<unknown>): Outcome {
  return status === 200 ? 200 : [status, problem.code];
}

/** Everything of the owner's that a call could show or change. */
async function whatTheOwnerHas({ id, orderId, token }: Owner) {
  const answers = await Promise.all([
    shop.call('accountInfo', { query: { user_id: String(id) } }, { token }),
    shop.call('listAddresses', { body: {} }, { token }),
    shop.call('getOrder', { params: { id: orderId }, body: {} }, { token }),
    shop.call('syncFavourites', { body: {} }, { token }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  return answers.map(({ body }) => body);
}
