import { auditLog } from '@dp/api/audit-trail/audit-trail-tables.ts';
import { arrangeCatalogue } from '@dp/api/test/arrange/catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandShop, openCommandShop } from './command-shop.ts';

let owner: CommandShop;
let bulb: number;
beforeAll(async () => {
  owner = await openCommandShop();
  bulb = (await arrangeCatalogue(owner.shop.db)).products.bulb9;
});
afterAll(() => owner.close());

async function check(code: string, quantity = 1) {
  const { body, problem } = await owner.shop.call('checkVoucher', {
    body: { code, lines: [{ id: bulb, quantity }] },
  });
  return body.data?.discount ?? problem.reason;
}

describe('vouchers create', () => {
  const create = (...words: string[]) => owner.type('vouchers', 'create', ...words);

  it('makes one that shoppers can use', async () => {
    expect(await create('nour-10', '--percent', '١٠')).toEqual({
      code: 0,
      out: ['NOUR-10: 10 % off'],
      err: [],
    });
    expect(await check('NOUR-10', 2)).toBe(16);
  });

  it('takes everything a voucher can have', async () => {
    const { out } = await create(
      'RAMADAN',
      ...['--amount', '49.50', '--minimum', '100', '--uses', '100', '--per-customer', '1'],
      ...[
        '--from',
        '2026-03-01',
        '--until',
        '2026-03-31',
        '--category',
        'bulbs',
        '--brand',
        'nour',
      ],
    );
    expect(out[0]).toMatch(
      /^RAMADAN: EGP 49\.50 off, category \d+ and brand \d+, from EGP 100\.00, from 2026-03-01 00:00, before 2026-04-01 00:00, 100 uses, 1 for each shopper$/,
    );
    // What it takes off is rounded up to whole pounds (decision 070).
    expect([await check('ramadan'), await check('ramadan', 2)]).toEqual(['below_minimum', 50]);
    const { out: listed } = await owner.type('vouchers', 'list');
    expect(listed.join('\n')).toMatch(
      /RAMADAN +on +0 +EGP 49\.50 off, category bulbs and brand nour/,
    );
  });

  it('holds to the end of its last day in Cairo, summer time or not', async () => {
    const { pool } = owner.shop.database;
    await create('WINTER', '--percent', '5', '--until', '2026-01-31');
    await create('SUMMER', '--percent', '5', '--until', '2026-07-31');
    const { rows } = await pool.query(
      `select ends_at from vouchers where code in ('WINTER', 'SUMMER') order by code`,
    );
    expect(rows.map(({ ends_at }) => ends_at.toISOString())).toEqual([
      '2026-07-31T21:00:00.000Z',
      '2026-01-31T22:00:00.000Z',
    ]);
  });

  it.each([
    [['A', '--percent', '5'], 'CODE should be 3 to 40'],
    [['NO SPACE!', '--percent', '5'], 'CODE should be 3 to 40'],
    [['NOUR-10', '--percent', '5'], 'There is a voucher of this code already.'],
    [['NEW-1'], 'Say what it takes off'],
    [
      ['NEW-1', '--percent', '5', '--amount', '5'],
      'Say what it takes off: either --percent N or --amount EGP.',
    ],
    [['NEW-1', '--percent', '0'], '--percent should be at least 0.01, not 0.'],
    [['NEW-1', '--percent', '101'], '--percent should be at most 100, not 101.'],
    [['NEW-1', '--percent', 'ten'], '--percent should be a number, not "ten".'],
    [['NEW-1', '--amount', '0'], '--amount should be at least 0.01, not 0.'],
    [['NEW-1', '--amount', '1.234'], '--amount should have at most two decimals, not 1.234.'],
    [['NEW-1', '--amount', '5', '--minimum', 'x'], '--minimum should be a number, not "x".'],
    [
      ['NEW-1', '--amount', '5', '--from', '31/3/2026'],
      '--from should be a day such as 2026-03-31',
    ],
    [['NEW-1', '--amount', '5', '--until', '2026-02-30'], '--until should be a day'],
    [
      ['NEW-1', '--amount', '5', '--until', '9999-12-31'],
      '--until should be a day such as 2026-03-31 of the years 2000 to 2999',
    ],
    [
      ['NEW-1', '--amount', '5', '--from', '0026-03-31'],
      '--from should be a day such as 2026-03-31 of the years 2000 to 2999',
    ],
    [
      ['NEW-1', '--amount', '5', '--from', '2026-03-02', '--until', '2026-03-01'],
      '--until should not be before --from.',
    ],
    [['NEW-1', '--amount', '5', '--uses', '0'], '--uses should be at least 1, not 0.'],
    [
      ['NEW-1', '--amount', '5', '--category', 'sofas'],
      'There is no category "sofas". There are: bulbs',
    ],
    [['NEW-1', '--amount', '5', '--brand', 'none'], 'There is no brand "none". There are: nour'],
    [[], 'CODE is missing.'],
  ])('refuses %j', async (words, message) => {
    const { code, out, err } = await create(...words);
    expect([code, out, err[0]?.slice(0, message.length)]).toEqual([1, [], message]);
  });
});

describe('vouchers disable', () => {
  it('turns one off', async () => {
    await owner.type('vouchers', 'create', 'OFF-SOON', '--amount', '5');
    expect((await owner.type('vouchers', 'disable', 'off-soon')).out).toEqual([
      'OFF-SOON is disabled.',
    ]);
    expect(await check('OFF-SOON')).toBe('disabled');
    expect((await owner.type('vouchers', 'list')).out.join('\n')).toMatch(/OFF-SOON +disabled/);
  });

  it('needs one that is there', async () => {
    expect(await owner.type('vouchers', 'disable', 'NOTHING')).toEqual({
      code: 1,
      out: [],
      err: ['There is no voucher NOTHING.'],
    });
  });
});

describe('shipping', () => {
  const cost = async (state_id: number, city_id: number) => {
    const { body, problem } = await owner.shop.call('getShippingCost', {
      body: { state_id, city_id, lines: [{ id: bulb, quantity: 1 }] },
    });
    return body.data ?? problem.code;
  };

  it('lists governorates, and cities with rates of their own', async () => {
    const { out } = await owner.type('shipping', 'list');
    const text = out.join('\n');
    expect(text).toMatch(/EG-C +Cairo +EGP 50\.00, free from 2,500\.00, 1–2 working days/);
    expect(text).toMatch(/1056 + New Cairo +EGP 65\.00/);
    expect(text).not.toContain('Nasr City');
  });

  it('lists every city of a governorate, to find its id', async () => {
    const { out } = await owner.type('shipping', 'list', '--cities', 'cairo');
    expect(out.join('\n')).toMatch(/1001 + Nasr City/);
    expect(out.join('\n')).not.toContain('Giza');
  });

  it.each(['EG-ASN', 'asn', '22999', 'Edfu', 'إدفو'])('sets the rate of %s', async (place) => {
    const { code, out } = await owner.type('shipping', 'set', place, '--cost', '80');
    expect([code, out[0]]).toEqual([0, expect.stringContaining('EGP 80.00')]);
  });

  it('asks which, when a name is that of more than one place', async () => {
    const { code, err } = await owner.type('shipping', 'set', 'أسوان', '--cost', '80');
    expect(code).toBe(1);
    expect(err[0]).toMatch(
      /may be EG-ASN \(Aswan\), 22\d+ \(Aswan, Aswan\)\. Give its code or id\.$/,
    );
  });

  it('changes only what is said', async () => {
    await owner.type('shipping', 'set', 'EG-LX', '--days', '2-4');
    expect((await owner.type('shipping', 'set', 'EG-LX', '--never-free')).out).toEqual([
      'Luxor: EGP 100.00, never free, 2–4 working days',
    ]);
    expect(await cost(21, 21_001)).toEqual({
      cost: 100,
      free: false,
      free_over: null,
      days: { min: 2, max: 4 },
    });
  });

  it('gives a city a rate of its own, from its governorate’s, and takes it away again', async () => {
    expect((await owner.type('shipping', 'set', '1001', '--cost', '35.5')).out).toEqual([
      'Nasr City, Cairo: EGP 35.50, free from 2,500.00, 1–2 working days',
    ]);
    expect(await cost(1, 1_001)).toMatchObject({ cost: 35.5 });
    expect((await owner.type('shipping', 'remove', 'nasr city')).out).toEqual([
      'Nasr City, Cairo now costs what its governorate does.',
    ]);
    expect(await cost(1, 1_001)).toMatchObject({ cost: 50 });
  });

  it('ends delivery to a governorate, and begins it again', async () => {
    expect((await owner.type('shipping', 'remove', 'EG-SIN')).out[0]).toMatch(/no delivery/);
    expect(await cost(26, 26_001)).toBe('delivery_unavailable');
    expect((await owner.type('shipping', 'list')).out.join('\n')).toMatch(
      /EG-SIN +North Sinai +no delivery/,
    );
    expect((await owner.type('shipping', 'set', 'EG-SIN', '--days', '5-9')).err).toEqual([
      'Nothing is delivered there yet: say --cost EGP.',
    ]);
    await owner.type('shipping', 'set', 'EG-SIN', '--cost', '150', '--days', '5-9');
    expect(await cost(26, 26_001)).toMatchObject({ cost: 150, days: { min: 5, max: 9 } });
  });

  it.each([
    [['set', 'Atlantis', '--cost', '5'], 'There is no place "Atlantis".'],
    [['set', '4711', '--cost', '5'], 'There is no place "4711".'],
    [['set', 'EG-C'], 'Say what changes'],
    [['set', 'EG-C', '--cost', '-5'], "Option '--cost' argument is ambiguous"],
    [['set', 'EG-C', '--cost', 'free'], '--cost should be a number, not "free".'],
    [['set', 'EG-C', '--days', '5-3'], '--days should be the fewest and the most'],
    [['set', 'EG-C', '--days', 'soon'], '--days should be like 2-3'],
    [['set', 'EG-C', '--free-over', '5', '--never-free'], 'Say either --free-over or --never-free'],
    [['set'], 'PLACE is missing.'],
    [['remove', '1001'], 'Nasr City, Cairo has no rate of its own.'],
    [['list', '--cities', 'Nasr City'], 'There is no governorate "Nasr City".'],
  ])('%j is refused', async (words, message) => {
    const { code, out, err } = await owner.type('shipping', ...words);
    expect([code, out, err[0]?.slice(0, message.length)]).toEqual([1, [], message]);
  });

  it('leaves what was changed in the audit trail, as vouchers do', async () => {
    await owner.type('vouchers', 'create', 'TRAIL', '--percent', '10');
    await owner.type('vouchers', 'disable', 'TRAIL');
    await owner.type('shipping', 'set', 'EG-ALX', '--cost', '70', '--never-free', '--days', '2-3');
    await owner.type('shipping', 'remove', 'EG-ALX');
    const rows = await owner.shop.db.select().from(auditLog).orderBy(auditLog.id);
    const rate = { cost: 70, free_over: null, days: '2–3' };
    expect(rows.slice(-4)).toMatchObject([
      {
        action: 'voucher.create',
        actorName: 'command line',
        after: { code: 'TRAIL', percent: 10 },
      },
      { action: 'voucher.end', before: { state: 'on' }, after: { state: 'disabled' } },
      { action: 'rate.set', subjectId: 'EG-ALX', before: { cost: 75 }, after: rate },
      { action: 'rate.remove', subjectId: 'EG-ALX', before: rate, after: null },
    ]);
  });
});
