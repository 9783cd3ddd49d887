import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrangeShopper } from './arrange/shoppers.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

const NAMES = [
  ...['وائل نبيل', 'ياسمين فؤاد', 'محمد عبد الرحمن', 'محمود صبري', 'مصطفى شريف', 'علي حسن'],
  ...['Nour Khaled', 'George Wagdy', 'Yara Hussein', 'ليلى إبراهيم', 'طارق يوسف'],
];

let office: TestBackOffice;
let reader: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  for (const name of NAMES) await arrangeShopper(office.shop, { name });
  reader = await office.signIn('orders');
});
afterAll(() => office.close());

it.each([
  ['wael', 'وائل نبيل'],
  ['Wael Nabil', 'وائل نبيل'],
  ['yasmin', 'ياسمين فؤاد'],
  ['yasmeen foaad', 'ياسمين فؤاد'],
  ['Mohammed', 'محمد عبد الرحمن'],
  ['mahmoud', 'محمود صبري'],
  ['moustafa', 'مصطفى شريف'],
  ['ali', 'علي حسن'],
  ['tarek', 'طارق يوسف'],
  ['laila', 'ليلى إبراهيم'],
  ['نور', 'Nour Khaled'],
  ['جورج', 'George Wagdy'],
  ['يارا حسين', 'Yara Hussein'],
])('a customer is found by a name in the other script: %s', async (text, name) => {
  const { body } = await office.call('listCustomers', { query: { text } }, { as: reader });
  expect(body.data[0]?.name).toBe(name);
});

it.each(['wagih', 'ayman', 'كريم', 'wael yasmin'])(
  'nobody is found by the name of nobody: %s',
  async (text) => {
    const { body } = await office.call('listCustomers', { query: { text } }, { as: reader });
    expect(body.data.map(({ name }) => name)).toEqual([]);
  },
);
