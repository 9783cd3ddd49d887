import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLine } from '../src/principals/principal.ts';
import { returnOrder } from '../src/shipments/return-order.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeInvoices, orderedLamp, readInvoice } from './arrange/invoices.ts';
import { advanceTo, arrangeBuyer, type Buyer, depsOf, placed } from './arrange/orders.ts';
import { type ReadPage, readPdf } from './arrange/pdf-text.ts';
import { arrangeVoucher } from './arrange/vouchers.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let lamp: number;
beforeAll(async () => {
  shop = await TestApp.open();
  lamp = await arrangeInvoices(shop);
});
afterAll(() => shop.close());

let buyer: Buyer;
beforeEach(async () => {
  buyer = await arrangeBuyer(shop);
});

const order = (body: object = {}) => orderedLamp(shop, buyer, lamp, body);
const invoiceOf = (id: number, locale?: 'ar' | 'en') => readInvoice(shop, buyer, id, locale);

async function print(id: number, locale: 'ar' | 'en') {
  const answer = await shop.call(
    'downloadInvoice',
    { params: { id } },
    { token: buyer.token, locale },
  );
  expect(answer.status).toBe(200);
  return answer;
}

function expectPieces(page: ReadPage | undefined, pieces: readonly string[]): void {
  // A piece may have grown together with its neighbour in the same script.
  for (const piece of pieces) expect(page?.pieces).toContainEqual(expect.stringContaining(piece));
}

describe('an invoice as a PDF', () => {
  it('is a file on A4, named by its number', async () => {
    const { id } = await order();
    await advanceTo(shop, id, 'dispatched');
    const { number } = await invoiceOf(id);
    const { headers, bytes } = await print(id, 'ar');
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(`attachment; filename="${number}.pdf"`);
    expect(headers['cache-control']).toBe('no-store');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await readPdf(bytes)).map(({ size }) => size)).toEqual([[595, 842]]);
  });

  it('has Arabic that is selected as it is read, every letter in its place', async () => {
    const { id } = await order();
    await advanceTo(shop, id, 'dispatched');
    const { number } = await invoiceOf(id);
    const [page] = await readPdf((await print(id, 'ar')).bytes);
    expectPieces(page, [
      'دي بي للإضاءة',
      'رقم التسجيل الضريبي',
      'السجل التجاري',
      'فاتورة',
      'تاريخ الإصدار',
      'الدفع عند الاستلام',
      'أباجورة مكتب بالإضاءة الدافئة',
      'الإجمالي',
      'المبلغ بالحروف',
      'فقط ألف وثلاثمائة جنيه مصري لا غير',
      'One thousand three hundred Egyptian pounds only',
      String(number),
      '123-456-789',
      'DP-TL-0001',
      '1,250',
      '153.51',
    ]);
  });

  it('sends the courier to the house that the shopper wrote, in Latin digits', async () => {
    const address = await shop.call(
      'storeAddress',
      {
        body: {
          full_name: 'عبد الله مُحَمَّد',
          mobile: '01012345678',
          state_id: 1,
          city_id: 1001,
          street: 'شارع ٢٦ يوليو',
          building: '١٢ب',
          floor: '٣',
          apartment: '٤٥/أ',
        },
      },
      { token: buyer.token },
    );
    const { id } = await order({ address_id: address.body.data.id });
    for (const locale of ['ar', 'en'] as const) {
      const [page] = await readPdf((await print(id, locale)).bytes);
      const text = page?.lines.join('\n');
      for (const part of ['عبد الله مُحَمَّد', 'شارع 26 يوليو', '12ب', '45/أ', '010 1234 5678']) {
        expect(text).toContain(part);
      }
    }
  });

  it('in English spells the total in Arabic as well', async () => {
    const { id } = await order();
    await advanceTo(shop, id, 'dispatched');
    const [page] = await readPdf((await print(id, 'en')).bytes);
    expectPieces(page, [
      'Invoice',
      'Tax registration number:',
      '123-456-789',
      'Desk lamp, warm light',
      'EGP 1,300',
      'One thousand three hundred Egyptian pounds only',
      'فقط ألف وثلاثمائة جنيه مصري لا غير',
    ]);
    expect(page?.pieces.join(' ')).not.toContain('Pro-forma');
  });

  it('of an order not yet dispatched says that it is not an invoice', async () => {
    const { id, number } = await order();
    const { headers, bytes } = await print(id, 'ar');
    const [page] = await readPdf(bytes);
    expect(headers['content-disposition']).toContain(`"${number}.pdf"`);
    expect(page?.pieces).toContain('فاتورة مبدئية');
    expect(page?.pieces.join(' ')).toContain('هذه ليست فاتورة ضريبية');
  });

  it('of a cancelled order says that there is none', async () => {
    const { id } = await order();
    await shop.call('cancelOrder', { params: { id } }, { token: buyer.token });
    const [page] = await readPdf((await print(id, 'en')).bytes);
    expect(page?.pieces.join(' ')).toContain('This order was cancelled');
  });

  it('of an order that came back whole says so, with its credit note', async () => {
    const { id } = await order();
    await advanceTo(shop, id, 'dispatched');
    await returnOrder(depsOf(shop), commandLine, { orderId: id, restock: true, late: false });
    const [english] = await readPdf((await print(id, 'en')).bytes);
    const text = english?.pieces.join(' ');
    expect(text).toContain('This order came back to the shop');
    expect(text).toMatch(/Credit note CN-\d{6} of 1 March 2026 takes EGP 1,300 off this invoice/);
    const [arabic] = await readPdf((await print(id, 'ar')).bytes);
    expect(arabic?.pieces.join(' ')).toContain('الإشعار الدائن');
  });

  it('has the voucher and its discount', async () => {
    const voucher_code = await arrangeVoucher(shop, { percent: 10 });
    const { id } = await order({ voucher_code, expected_total: 1_175 });
    const [page] = await readPdf((await print(id, 'en')).bytes);
    expectPieces(page, ['Voucher discount', '-125']);
  });

  it('of a hundred lines goes on over several pages, each with the head of the table', async () => {
    const lines: { id: number; quantity: number }[] = [];
    for (let n = 0; n < 100; n += 1) {
      const name = { ar: `لمبة ليد رقم ${n}`, en: `LED bulb number ${n}` };
      lines.push({ id: await insertProduct(shop.db, { name, listPrice: 100 }), quantity: 1 });
    }
    const { id } = await placed(shop, buyer, { lines, expected_total: 10_000 });
    const pages = await readPdf((await print(id, 'en')).bytes);
    expect(pages.length).toBeGreaterThan(3);
    const all = pages.flatMap(({ pieces }) => pieces);
    for (let n = 0; n < 100; n += 1) expect(all).toContain(`LED bulb number ${n}`);
    for (const [index, { pieces }] of pages.entries()) {
      expect(pieces).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const withLines = pages.filter(({ pieces }) => pieces.some((it) => it.startsWith('LED bulb')));
    expect(withLines.filter(({ pieces }) => !pieces.includes('Quantity'))).toEqual([]);
  });

  it('prints whatever a shopper calls themselves and their street', async () => {
    const names = ['<b>&amp;', '🙂', '阿里', 'Şükrü Ğ', '\u202eevil', 'ـ'.repeat(60), 'ﷲ'];
    for (const full_name of names) {
      const answer = await shop.call(
        'storeAddress',
        {
          body: {
            full_name,
            mobile: '01012345678',
            state_id: 1,
            city_id: 1001,
            street: 'س'.repeat(200),
          },
        },
        { token: buyer.token },
      );
      if (answer.status !== 200) continue;
      const { id } = await order({ address_id: answer.body.data.id });
      expect((await readPdf((await print(id, 'ar')).bytes)).length).toBe(1);
    }
  });

  it('is refused for a while when too many are asked for at once, and the shop goes on', async () => {
    const { id } = await order();
    const asked = await Promise.all(
      Array.from({ length: 60 }, () =>
        shop.call('downloadInvoice', { params: { id } }, { token: buyer.token }),
      ),
    );
    const made = asked.filter(({ status }) => status === 200);
    const refused = asked.filter(({ status }) => status !== 200);
    expect(made.length).toBeGreaterThanOrEqual(30);
    expect(new Set(refused.map(({ status, problem }) => `${status} ${problem.code}`))).toEqual(
      new Set(['503 service_unavailable']),
    );
    await print(id, 'en');
  });
});
