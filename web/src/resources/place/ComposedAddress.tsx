import type { EnteredAddress } from '@taem/domain/merchant/addressParts.ts';
import { addressLine } from '@taem/domain/merchant/registeredAddress.ts';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSubDistrictOfAddressQuery } from '../gql/hooks.ts';

interface Props {
  /** The field of the form that has the address in one line. */
  readonly line: string;
  readonly entered: EnteredAddress;
}

/** Writes the line of an address as its parts make it, while they are entered; the gateway decides again. */
export function ComposedAddress({ line, entered }: Props): null {
  const { getValues, setValue } = useFormContext();
  const { houseNo, subDistrictId: id } = entered;
  const { data } = useSubDistrictOfAddressQuery({ variables: { id }, skip: id === '' });
  const place = id === '' ? null : data?.subDistrict;
  const composed =
    place && houseNo.trim() !== ''
      ? addressLine({
          ...entered,
          subDistrict: place.name,
          district: place.district?.name ?? '',
          province: place.province?.names?.th ?? '',
        })
      : null;
  useEffect(() => {
    if (composed === null || composed === getValues(line)) return;
    setValue(line, composed, { shouldDirty: true, shouldValidate: true });
  }, [composed, line, getValues, setValue]);
  return null;
}
