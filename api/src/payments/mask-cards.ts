/** Runs of digits as long as a card's number, also with spaces or dashes between them. */
const LONG_NUMBER = /\d(?:[ -]?\d){12,18}/g;

/**
 * A text in which every number that could be a card's keeps its last four digits only. Ids of providers can be as
 * long, but do not pass the check digit of cards more often than by chance.
 */
export function maskCards(text: string): string {
  return text.replace(LONG_NUMBER, (found) => {
    const digits = found.replace(/\D/g, '');
    return passesCheckDigit(digits) ? `•••• ${digits.slice(-4)}` : found;
  });
}

/** Luhn's check digit, which all cards have. */
function passesCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
