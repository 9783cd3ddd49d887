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

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:26rem;margin:2rem auto;padding:0 1rem;background:#fff;color:#1b1b1b}
h1{font-size:1.4rem;margin:0}p{margin:.25rem 0}.test{background:#fff3cd;border:1px solid #c9a227;border-radius:8px;padding:.75rem 1rem;margin-bottom:1.5rem}
.number{font-size:2rem;font-weight:700;text-align:center;margin:1rem 0}button{display:block;width:100%;min-height:48px;margin-top:.75rem;font:inherit;border:1px solid #1b1b1b;border-radius:8px;background:#fff;color:#1b1b1b}
button[value=success]{background:#1b1b1b;color:#fff}`;

/** The page of a test payment: Arabic first, and nothing that looks like a real one. */
export function payPage(shown: ShownPayment): string {
  const { secret, amount, reference, isKiosk } = shown;
  const number = isKiosk ? `<p class="number"><bdi dir="ltr">${numberOf(reference)}</bdi></p>` : '';
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><title>دفع تجريبي · Test payment</title><style>${STYLE}</style></head>
<body><div class="test"><h1>دفع تجريبي</h1><p>لا تُدفع هنا أموال حقيقية، ولا تكتب رقم بطاقة.</p>
<p dir="ltr" lang="en">Test payment: no real money is paid. Never type a card number here.</p></div>
<p>المبلغ: <bdi>${amount}</bdi> جنيه</p><p>المرجع: <bdi dir="ltr">${reference}</bdi></p>${number}
<form method="post" action="/simulator/checkout"><input type="hidden" name="secret" value="${secret}">
${buttonsOf(shown)
  .map(([how, words]) => `<button name="how" value="${how}">${words}</button>`)
  .join('')}</form></body></html>`;
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
