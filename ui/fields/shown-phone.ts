/** Egypt: mobiles, Cairo and Giza (02), Alexandria (03), then area codes of two digits. */
const EGYPTIAN = [
  /^(?:\+20|0)(1\d)(\d{4})(\d{4})$/,
  /^\+20(2)(\d{4})(\d{4})$/,
  /^\+20(3)(\d{3})(\d{4})$/,
  /^\+20([4-9]\d)(\d{3})(\d{4})$/,
];

/**
 * A stored number (E.164), or a mobile as it is dialled in Egypt, for display: Egyptian ones in national format,
 * `010 1234 5678` or `02 2345 6789`, Saudi ones with their prefix. Show it inside `<bdi dir="ltr">`. Others are returned unchanged.
 */
export function shownPhone(number: string): string {
  const egyptian = EGYPTIAN.map((rule) => rule.exec(number)).find((found) => found !== null);
  if (egyptian !== undefined) return `0${egyptian.slice(1).join(' ')}`;
  const saudi = /^\+(966)(5\d)(\d{3})(\d{4})$/.exec(number);
  return saudi === null ? number : `+${saudi.slice(1).join(' ')}`;
}
