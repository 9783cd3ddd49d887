import { shownPhone } from '@dp/contract/shown-phone.ts';

/** A phone number as people here write it, such as `010 1234 5678`: left to right in both languages. */
export function PhoneNumber({ of }: { readonly of: string }) {
  return <bdi dir="ltr">{shownPhone(of)}</bdi>;
}
