const NAME_MAX_LENGTH = 30;

/** What was paid with, such as 'Visa •••• 1111': never more than four digits of a card or wallet. */
export function describeSource(name: string, number: string): string | null {
  const digits = number.replace(/\D/g, '').slice(-4);
  const end = digits === '' ? null : `•••• ${digits}`;
  const short = name.slice(0, NAME_MAX_LENGTH);
  // A name that holds a long number could hold a card.
  if (short === '' || /\d{5}/.test(short)) return end;
  return end === null ? short : `${short} ${end}`;
}
