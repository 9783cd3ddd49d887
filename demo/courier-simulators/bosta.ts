import {
  answered,
  type Call,
  jsonOf,
  type NextAnswer,
  type Reply,
  runSimulator,
  send,
} from '../payment-simulators/simulator.ts';
import {
  cancel,
  correct,
  create,
  deliveries,
  describe,
  type Happening,
  happen,
  refuse,
} from './deliveries.ts';
import { deskPage } from './desk-page.ts';
import { CITIES, DISTRICTS } from './places.ts';
import { type SettlementKnobs, settlementFile } from './settlement.ts';

// Bosta as its documents describe it, as a process of its own: `node bosta.ts PORT`. Its account has the key below.
//
// POST /simulator/next {"create"|"correct"|"label"|"cancel"|"read":"error"|"silent"|"half"|"refused"}: how the next such
// call is answered; {"down":true}: every call, until it is false.
// POST /simulator/report {reference, state, type?, exception?, cod?, at?}: something happens to a parcel; answers the
// webhook {query, body, headers}. It sends none: the test delivers, drops, repeats and reorders them.
// POST /simulator/settlement {short?, unknown?, twice?}: pays out what ended since the last one, `{csv}`; /settlement.csv
// for people. A delivery's wallet says the same from then on. POST /simulator/books: where every parcel is. /: what
// happens to parcels, for people; its buttons send webhooks.

const API_KEY = 'sim_bosta_api_key';

type Next = NextAnswer | 'refused';
type Kind = 'create' | 'correct' | 'label' | 'cancel' | 'read';

let next: Partial<Record<Kind, Next>> & { down?: boolean } = {};
let pickups = 0;

/** One empty page that a PDF reader opens. */
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 298 420]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

function label(): Reply {
  return { status: 200, body: { success: true, data: PDF.toString('base64') } };
}

function take(kind: Kind, reply: () => Reply): Reply {
  const how = next[kind];
  delete next[kind];
  if (how === 'refused') return refuse('refused');
  return answered(how, reply());
}

function serveApi({ path, method, ...call }: Call): Reply {
  const [, part, third, id, last] = path.slice('/api/v2'.length).split('/');
  const found = deliveries.find((one) => one.trackingNumber === id);
  const missing = { status: 404, body: { success: false, message: 'Not found' } };
  if (part === 'cities') {
    const list = third === undefined ? CITIES : (DISTRICTS[third] ?? []);
    return { status: 200, body: { success: true, data: third === undefined ? { list } : list } };
  }
  if (part === 'pickups') {
    pickups += 1;
    return { status: 200, body: { success: true, data: { _id: `pickup${pickups}` } } };
  }
  if (third === 'search') {
    const list = deliveries.map(describe);
    return { status: 200, body: { success: true, data: { deliveries: list } } };
  }
  if (third === 'mass-awb') return take('label', label);
  if (third === 'business' && method === 'DELETE' && last === 'terminate') {
    return take('cancel', () => (found ? cancel(found) : missing));
  }
  if (third === 'business' && method === 'PUT') {
    const body = jsonOf({ path, method, ...call });
    return take('correct', () => (found ? correct(found, body) : missing));
  }
  if (third === 'business') {
    return take('read', () =>
      found ? { status: 200, body: { success: true, data: describe(found) } } : missing,
    );
  }
  if (part === 'deliveries' && method === 'POST') {
    return take('create', () => create(jsonOf({ path, method, ...call })));
  }
  return missing;
}

function knobsOf(query: URLSearchParams): SettlementKnobs {
  const short = query.has('short') ? { short: 50 } : {};
  return { ...short, unknown: query.has('unknown'), twice: query.has('twice') };
}

async function answerTo(call: Call): Promise<Reply> {
  const { path, headers } = call;
  if (path.startsWith('/api/v2/')) {
    if (next.down) return { status: 503, body: {} };
    if (headers.authorization !== API_KEY) {
      return { status: 401, body: { success: false, message: 'Unauthorized' } };
    }
    return serveApi(call);
  }
  if (path === '/simulator/next') {
    next = jsonOf(call);
    return { status: 200 };
  }
  if (path === '/simulator/books') {
    const books = deliveries.map(
      ({ reference, state, type, attempts, collected, destination }) => ({
        ...{ reference, state, type, attempts, collected, destination },
      }),
    );
    return { status: 200, body: books };
  }
  if (path === '/simulator/settlement') {
    return { status: 200, body: { csv: settlementFile(deliveries, jsonOf(call)) } };
  }
  if (path === '/settlement.csv') {
    return { status: 200, csv: settlementFile(deliveries, knobsOf(call.query)) };
  }
  const form = new URLSearchParams(call.text);
  const given = path === '/act' ? Object.fromEntries(form) : jsonOf(call);
  const delivery = deliveries.find(({ reference }) => reference === given.reference);
  if (path === '/simulator/report') {
    return delivery
      ? { status: 200, body: happen(delivery, given as unknown as Happening) }
      : { status: 404 };
  }
  if (path === '/act' && delivery) {
    const [state = '', type = '', exception = ''] = (form.get('what') ?? '').split(' ');
    const webhook = happen(delivery, {
      state: Number(state),
      ...(type === '' ? {} : { type: Number(type) }),
      ...(exception === '' ? {} : { exception: Number(exception) }),
    });
    await send(delivery.webhookUrl, webhook);
    return { status: 303, location: '/' };
  }
  return path === '/' ? { status: 200, html: deskPage(deliveries) } : { status: 404 };
}

await runSimulator(answerTo);
