import { expect, it } from 'vitest';
import { Figure, receiptJson, receiptUuid, serialiseReceipt } from './serialise-receipt.ts';

const VECTOR = {
  header: {
    dateTimeIssued: '2026-11-20T10:00:00Z',
    receiptNumber: 'DP-1001',
    uuid: '',
    previousUUID: '',
    currency: 'EGP',
  },
  documentType: { receiptType: 's', typeVersion: '1.2' },
  seller: { rin: '100200300' },
  buyer: { type: 'P' },
  itemData: [
    {
      internalCode: 'LMP-9W',
      description: 'لمبة ليد 9 وات',
      itemType: 'EGS',
      itemCode: 'EG-100200300-LMP9W',
      quantity: new Figure('2'),
      unitPrice: new Figure('57.0175'),
    },
  ],
  totalAmount: new Figure('130'),
};

it('has the uuid that Odoo’s algorithm gives the same receipt', () => {
  expect(receiptUuid(VECTOR)).toBe(
    '7448dfbad6823d2d1f01e3f5650780448e0fbab7c5572bf25faec15cdbebbb09',
  );
});

it('is sent with the figures that its uuid was made of', () => {
  const receipt = { list: [new Figure('0.0'), new Figure('57.00')], name: 'a "quoted" name' };
  expect(serialiseReceipt(receipt)).toBe('"LIST""LIST""0.0""LIST""57.00""NAME""a "quoted" name"');
  expect(receiptJson(receipt)).toBe('{"list":[0.0,57.00],"name":"a \\"quoted\\" name"}');
  expect(JSON.parse(receiptJson(VECTOR))).toMatchObject({ itemData: [{ quantity: 2 }] });
});
