/** Egypt: mobiles, Cairo and Giza (02), Alexandria (03), then area codes of two digits. */
const EGYPTIAN = /^(?:\+20|0)(1\d|2|3|[4-9]\d)(\d{3,4})(\d{4})$/;
const SAUDI = /^\+(966)(5\d)(\d{3})(\d{4})$/;

/**
 * A stored number (E.164), or one as it is dialled in Egypt, for display: Egyptian ones in national format,
 * `010 1234 5678` or `02 2345 6789`, Saudi ones with their prefix. Show it inside `<bdi dir="ltr">`. Others are
 * returned unchanged.
 */
export function shownPhone(number: string): string {
  return number.replace(EGYPTIAN, '0$1 $2 $3').replace(SAUDI, '+$1 $2 $3 $4');
}
