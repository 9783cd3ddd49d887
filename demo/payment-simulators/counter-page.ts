const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:26rem;margin:2rem auto;padding:0 1rem;background:#fff;color:#1b1b1b}
h1{font-size:1.4rem}label{display:block;margin-top:1rem}input,button{box-sizing:border-box;width:100%;min-height:48px;font:inherit;border:1px solid #1b1b1b;border-radius:8px;padding:0 .75rem}
input{direction:ltr;text-align:start}button{margin-top:.75rem;background:#1b1b1b;color:#fff}[role=status]{background:#fff3cd;border:1px solid #c9a227;border-radius:8px;padding:.75rem 1rem}`;

const OUTCOMES = {
  paid: 'اتدفع · Paid',
  unknown: 'الرقم ده مش منتظر دفع · This number waits for no payment',
};

/** A kiosk of the test payment: type the number, and it is paid. */
export function counterPage(outcome: keyof typeof OUTCOMES | undefined): string {
  const said = outcome === undefined ? '' : `<p role="status">${OUTCOMES[outcome]}</p>`;
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><title>منفذ تجريبي · Test kiosk</title><style>${STYLE}</style></head>
<body><h1>منفذ تجريبي · Test kiosk</h1>${said}<form method="post">
<label>رقم الدفع · Payment number<input name="number" inputmode="numeric" required></label>
<button>ادفع · Pay</button></form></body></html>`;
}
