/** What a pay page says of an attempt. */
export interface ShownPayment {
  readonly secret: string;
  /** In pounds. */
  readonly amount: string;
  readonly reference: string;
  readonly isKiosk: boolean;
  /** Whether it was paid and waits for its confirmation. */
  readonly isPending?: boolean;
  /** Whether the provider can confirm later, and its confirmation be lost. */
  readonly mayWait?: boolean;
}

const STYLE = `:root{color-scheme:light dark;--page:light-dark(#f6f6f4,#161616);--card:light-dark(#fff,#222);--ink:light-dark(#1b1b1b,#f2f2f2);--soft:light-dark(#5c5c5c,#b5b5b5);--line:light-dark(#d9d9d6,#3a3a3a);--warn:light-dark(#fff3cd,#3a3012)}
*{box-sizing:border-box}body{font:16px/1.6 system-ui,sans-serif;max-width:30rem;margin:0 auto;padding:1rem;background:var(--page);color:var(--ink)}
h1{font-size:1.15rem;margin:0}p{margin:0}.test{background:var(--warn);border-radius:14px;padding:.75rem 1rem;font-size:.875rem}.test [lang]{color:var(--soft);margin-top:.25rem}
dl,form{background:var(--card);border:1px solid var(--line);border-radius:14px;margin:1rem 0 0;padding:.75rem 1rem}dl>div{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;padding:.25rem 0}dt{color:var(--soft)}dd{margin:0}.amount dd{font-size:1.5rem;font-weight:700}
.number{font-size:2rem;font-weight:700;text-align:center;margin:1rem 0 0}form{display:grid;gap:.75rem;padding:1rem}button{min-height:52px;padding:.4rem 1rem;font:inherit;font-weight:600;line-height:1.4;border:1px solid var(--line);border-radius:12px;background:none;color:inherit;cursor:pointer}
small{display:block;font-weight:400;font-size:.8125rem;opacity:.8}button[value=success]{border-color:var(--ink);background:var(--ink);color:var(--card)}`;

/** The page of a test payment: Arabic first, and nothing that looks like a real one. */
export function payPage(shown: ShownPayment): string {
  const { secret, amount, reference, isKiosk } = shown;
  const number = isKiosk ? `<p class="number"><bdi dir="ltr">${numberOf(reference)}</bdi></p>` : '';
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><title>دفع تجريبي · Test payment</title><style>${STYLE}</style></head>
<body><div class="test"><h1>دفع تجريبي</h1><p>لا تُدفع هنا أموال حقيقية، ولا تكتب رقم بطاقة.</p>
<p dir="ltr" lang="en">Test payment: no real money is paid. Never type a card number here.</p></div>
<dl><div class="amount"><dt>المبلغ · Amount</dt><dd><bdi>${amount}</bdi> جنيه</dd></div>
<div><dt>المرجع · Reference</dt><dd><bdi dir="ltr">${reference}</bdi></dd></div></dl>${number}
<form method="post" action="/simulator/checkout"><input type="hidden" name="secret" value="${secret}">
${buttonsOf(shown)
  .map(([how, words]) => `<button name="how" value="${how}">${inTwoLines(words)}</button>`)
  .join('')}</form></body></html>`;
}

/** A language a line: of both in one the reader looks for the beginning. */
function inTwoLines(words = ''): string {
  const [arabic, english] = words.split(' · ');
  return `${arabic} <small dir="ltr" lang="en">${english}</small>`;
}

/** What a button does, and its words. */
function buttonsOf({ isKiosk, isPending = false, mayWait = false }: ShownPayment): string[][] {
  const decline = ['decline', 'ارفض البطاقة · Decline'];
  const leave = ['leave', 'ارجع دون دفع · Leave without paying'];
  if (isPending) return [['success', 'أكّد الدفع المعلّق · Confirm the pending payment'], decline];
  if (isKiosk)
    return [['success', 'ادفع الآن كما في المنفذ · Pay as at the kiosk'], decline, leave];
  const waiting = [
    ['pending', 'ادفع، والتأكيد يأتي بعد رجوعك · Pay, to be confirmed after you are back'],
    ['lost', 'ادفع، والإشعار لا يصل · Pay, and the notice is lost'],
  ];
  return [['success', 'ادفع · Pay'], ...(mayWait ? waiting : []), decline, leave];
}

/** Nine digits that look like a kiosk's number. */
function numberOf(reference: string): string {
  return reference.replace(/\D/g, '').slice(-9).padStart(9, '7');
}
