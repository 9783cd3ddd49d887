import type { Destination } from './destination.ts';

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;background:#fff;color:#1b1b1b}
h1{font-size:1.4rem}li{border:1px solid #1b1b1b;border-radius:8px;padding:.75rem 1rem;margin-bottom:1rem;list-style:none}ul{padding:0}
form{display:flex;flex-wrap:wrap;gap:.5rem}button{min-height:44px;font:inherit;border:1px solid #1b1b1b;border-radius:8px;background:#fff;padding:0 .75rem}`;

/** State, type and exception of what can happen. */
const ACTS = [
  ['21', 'Picked up'],
  ['41', 'Out for delivery'],
  ['45', 'Delivered'],
  ['47 10 7', 'No answer'],
  ['47 10 8', 'Refused'],
  ['30 20', 'On its way back'],
  ['46 20', 'Back at the shop'],
  ['100', 'Lost'],
  ['105', 'On hold'],
] as const;

/** What can be wrong with the file of what was collected. */
const KNOBS = [
  ['short', '50 EGP short'],
  ['unknown', 'An unknown parcel'],
  ['twice', 'A line twice'],
] as const;

interface Shown {
  readonly reference: string;
  readonly trackingNumber: string;
  readonly destination: Destination;
  readonly state: number;
  readonly cod: number;
}

/** What happens to parcels at the simulated courier company, for people. */
export function deskPage(deliveries: readonly Shown[]): string {
  const items = deliveries.toReversed().map(
    ({ reference, trackingNumber, destination, state, cod }) =>
      `<li><p><b>${escapeHtml(trackingNumber)}</b> · ${escapeHtml(reference)} · ${cod} EGP · state ${state}</p>
<p dir="auto">${escapeHtml(inWords(destination))}</p>
<form method="post" action="/act"><input type="hidden" name="reference" value="${escapeHtml(reference)}">${ACTS.map(
        ([what, name]) => `<button name="what" value="${what}">${name}</button>`,
      ).join('')}</form></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"><title>Test courier</title><style>${STYLE}</style></head>
<body><h1>Test courier</h1><p>Nothing is delivered. Choose what happens to a parcel; the shop gets the event.</p>
<form action="/settlement.csv"><button>Pay out (file)</button>${KNOBS.map(
    ([name, label]) => `<label><input type="checkbox" name="${name}"> ${label}</label>`,
  ).join('')}</form>
<ul>${items.join('') || '<li>No parcel was sent yet.</li>'}</ul></body></html>`;
}

function inWords({ dropOffAddress, receiver, notes }: Destination): string {
  const { districtId: _, ...address } = dropOffAddress;
  return [...Object.values(receiver), ...Object.values(address), notes]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
