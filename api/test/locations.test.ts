import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATES } from '../src/locations/egypt.ts';
import { prepareDatabase } from '../src/prepare-database.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

describe('the lookup of governorates and cities', () => {
  it('lists all 27 governorates with their cities in one call', async () => {
    const { status, body } = await shop.call('listStatesAndCities', {
      body: { limit: 100, offset: 0 },
    });
    expect(status).toBe(200);
    expect([body.total, body.data.length]).toEqual([27, 27]);
    expect(body.data[0]).toMatchObject({ code: 'EG-C', name: 'Cairo' });
    expect(body.data[0]?.cities[0]?.name).toBe('Nasr City');
    expect(body.data.flatMap(({ cities }) => cities).length).toBe(435 + 27);
  });

  it('says names in Arabic to who asks in Arabic', async () => {
    const { body } = await shop.call('listStatesAndCities', { body: {} }, { locale: 'ar' });
    expect(body.data[0]?.name).toBe('القاهرة');
    expect(body.data[0]?.cities[0]?.name).toBe('مدينة نصر');
  });

  it('ends every governorate with a catch-all', async () => {
    const { body } = await shop.call('listStatesAndCities', { body: {} });
    expect(new Set(body.data.map(({ cities }) => cities.at(-1)?.name))).toEqual(new Set(['Other']));
  });

  it('turns its pages', async () => {
    const { body } = await shop.call('listStatesAndCities', { body: { limit: 2, offset: 26 } });
    expect([body.data.length, body.total, body.limit, body.offset]).toEqual([1, 27, 2, 26]);
    const beyond = await shop.call('listStatesAndCities', { body: { offset: 27 } });
    expect(beyond.body.data).toEqual([]);
  });

  it.each([
    ['a limit of 0', { limit: 0 }, { limit: 'too_small' }],
    ['a limit of 101', { limit: 101 }, { limit: 'too_big' }],
    ['a negative offset', { offset: -1 }, { offset: 'too_small' }],
    ['a limit in words', { limit: 'all' }, { limit: 'not_whole' }],
  ])('refuses %s', async (_, body, fields) => {
    const answer = await shop.call('listStatesAndCities', { body });
    expect([answer.status, answer.problem.fields]).toEqual([400, fields]);
  });
});

describe('the data file of places', () => {
  it('gives every governorate and city an id of its own, each city one of its governorate', () => {
    const cities = STATES.flatMap((state) => state.cities.map((city) => ({ state, city })));
    expect(new Set(cities.map(({ city }) => city.id)).size).toBe(cities.length);
    expect(new Set(STATES.map(({ code }) => code)).size).toBe(27);
    for (const { state, city } of cities) expect(Math.floor(city.id / 1_000)).toBe(state.id);
  });

  it('names no two cities of a governorate alike, in either language', () => {
    for (const { cities } of STATES) {
      for (const language of ['ar', 'en'] as const) {
        expect(new Set(cities.map((city) => city[language])).size).toBe(cities.length);
      }
    }
  });
});

describe('preparing a database that is ready already', () => {
  it('changes nothing, and mends what was changed by hand', async () => {
    const { pool } = shop.database;
    await pool.query(`update cities set name_en = 'Elsewhere' where id = 1001`);
    await prepareDatabase(shop.database);
    await prepareDatabase(shop.database);
    const { rows } = await pool.query(
      `select (select count(*)::int from states) as states, (select count(*)::int from cities) as cities,
              (select name_en from cities where id = 1001) as name`,
    );
    expect(rows).toEqual([{ states: 27, cities: 462, name: 'Nasr City' }]);
  });

  it("never touches the owner's delivery rates", async () => {
    const { pool } = shop.database;
    await pool.query('update shipping_rates set cost_piastres = 9900 where state_id = 1');
    await pool.query('delete from shipping_rates where state_id = 26');
    await prepareDatabase(shop.database);
    const { rows } = await pool.query(
      'select distinct cost_piastres::int as cost from shipping_rates where state_id in (1, 26)',
    );
    expect(rows).toEqual([{ cost: 9900 }]);
  });

  it('refuses a database with places of a newer version', async () => {
    const { pool } = shop.database;
    await pool.query(
      `insert into cities (id, state_id, name_ar, name_en) values (1500, 1, 'ج', 'New')`,
    );
    await expect(prepareDatabase(shop.database)).rejects.toThrow(
      /does not know \(New, id 1500\).*newer version/,
    );
    await pool.query('delete from cities where id = 1500');
  });
});
