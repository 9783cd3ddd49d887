const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = ['', ' thousand', ' million', ' billion', ' trillion'];

/**
 * A whole number in English words, such as "one thousand two hundred and fifty".
 *
 * @param count a safe whole number, 0 or more.
 */
export function numberInEnglish(count: number): string {
  if (count === 0) return UNITS[0] ?? '';
  const groups: string[] = [];
  let left = count;
  for (const scale of SCALES) {
    const inGroup = left % 1_000;
    left = Math.floor(left / 1_000);
    if (inGroup > 0) groups.unshift(belowThousand(inGroup) + scale);
  }
  const rest = count % 1_000;
  // "One thousand and five": a rest below a hundred follows an "and".
  if (groups.length > 1 && rest > 0 && rest < 100) groups.push(`and ${groups.pop()}`);
  return groups.join(' ');
}

function belowThousand(count: number): string {
  const hundreds = Math.floor(count / 100);
  const rest = count % 100;
  if (hundreds === 0) return belowHundred(rest);
  const words = `${UNITS[hundreds]} hundred`;
  return rest === 0 ? words : `${words} and ${belowHundred(rest)}`;
}

function belowHundred(count: number): string {
  if (count < 20) return UNITS[count] ?? '';
  const unit = count % 10;
  const ten = TENS[Math.floor(count / 10)] ?? '';
  return unit === 0 ? ten : `${ten}-${UNITS[unit]}`;
}
