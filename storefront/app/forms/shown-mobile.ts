/**
 * A stored number (E.164) for display: Egyptian ones in national format, `010 1234 5678`, others with their
 * prefix. Show it inside `<bdi dir="ltr">`. Invalid numbers are returned unchanged.
 */
export function shownMobile(number: string): string {
  const egyptian = /^\+20(1\d)(\d{4})(\d{4})$/.exec(number);
  if (egyptian !== null) return `0${egyptian.slice(1).join(' ')}`;
  const saudi = /^\+(966)(5\d)(\d{3})(\d{4})$/.exec(number);
  return saudi === null ? number : `+${saudi.slice(1).join(' ')}`;
}
