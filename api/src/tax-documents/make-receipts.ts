import type { ShopDetails } from '@dp/contract/shop-details.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import {
  type ChosenDocuments,
  type DocumentCursor,
  listTaxDocuments,
  type TaxDocument,
} from './document-rows.ts';
import { makeReceipt } from './e-receipt.ts';
import {
  insertReceipts,
  lockReceipts,
  readChainEnd,
  readReceipts,
  type TaxReceipt,
} from './receipt-store.ts';
import { receiptJson } from './serialise-receipt.ts';

/** Documents that are read, made and written at a time. */
const PAGE = 200;

/**
 * The receipts of some documents as one submission to the tax authority, a page at a time. A document gets its receipt
 * when it is first in a file, as the next of the device's chain, and keeps it: a file that is made again has the same.
 */
export async function* receiptPieces(
  deps: Pick<Deps, 'db' | 'now'>,
  chosen: ChosenDocuments,
  shop: ShopDetails,
): AsyncGenerator<Buffer> {
  let begin = '{"receipts":[';
  for (let after: DocumentCursor | undefined; ; ) {
    const options = { limit: PAGE, taxNumber: shop.tax_number ?? '' };
    const page = await listTaxDocuments(deps.db, chosen, after, options);
    const last = page.at(-1);
    if (last === undefined) break;
    const bodies = await makeReceipts(deps, page, shop);
    if (bodies.length > 0) {
      yield Buffer.from(begin + bodies.join(',\n'));
      begin = ',\n';
    }
    after = last;
  }
  const empty = begin.startsWith('{') ? begin : '';
  yield Buffer.from(`${empty}],"signatures":[{"signatureType":"I","value":""}]}\n`);
}

/** The bodies of a page's receipts, those that are missing made and stored. */
async function makeReceipts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  page: readonly TaxDocument[],
  shop: ShopDetails,
): Promise<string[]> {
  const device = shop.tax_device_serial ?? '';
  return inTransaction(db, async (tx) => {
    await lockReceipts(tx);
    const known = new Map((await readReceipts(tx, page)).map((made) => [keyOf(made), made]));
    let { place, uuid: previous } = await readChainEnd(tx, device);
    const made: TaxReceipt[] = [];
    for (const document of page) {
      const { kind, number, orderId, invoice } = document;
      const sale =
        kind === 'sale' ? undefined : known.get(keyOf({ kind: 'sale', number: invoice }));
      const isLeftOut = document.leftOut !== null || (kind === 'credit' && sale === undefined);
      if (isLeftOut || known.has(keyOf(document))) continue;
      const { uuid, receipt } = makeReceipt(document, shop, { previous, reference: sale?.uuid });
      place += 1;
      const row = {
        ...{ uuid, device, place, previous, kind, number, orderId },
        body: receiptJson(receipt),
        madeAt: now(),
      };
      made.push(row);
      known.set(keyOf(row), row);
      previous = uuid;
    }
    await insertReceipts(tx, made);
    return page.flatMap((document) => known.get(keyOf(document))?.body ?? []);
  });
}

function keyOf({ kind, number }: Pick<TaxDocument, 'kind' | 'number'>): string {
  return `${kind} ${number}`;
}
