import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { useEnumeration } from './use-enumeration.ts';

export interface WrittenAddress {
  readonly street: string;
  readonly building: string | null;
  readonly floor: string | null;
  readonly apartment: string | null;
  readonly landmark: string | null;
  readonly city: string;
  readonly state: string;
}

/** An address in the language shown, as it is written on a parcel: door, city and governorate, landmark. */
export function useAddressLines(): (address: WrittenAddress) => readonly string[] {
  const t = useTranslations('parts');
  const enumerate = useEnumeration();
  return ({ street, building, floor, apartment, landmark, city, state }) => {
    const door = [
      isolated(street),
      ...Object.entries({ building, floor, apartment }).flatMap(([part, value]) =>
        value === null ? [] : t(`address.${part as 'building'}`, { value: isolated(value) }),
      ),
    ];
    return [
      enumerate(door),
      enumerate([isolated(city), isolated(state)]),
      ...(landmark === null ? [] : [isolated(landmark)]),
    ];
  };
}
