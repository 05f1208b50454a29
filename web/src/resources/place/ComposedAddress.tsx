import type { EnteredAddress } from '@taem/domain/merchant/addressParts.ts';
import { addressLine } from '@taem/domain/merchant/registeredAddress.ts';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSubDistrictOfAddressQuery } from '../gql/hooks.ts';

interface Props {
  /** The form field with the address in one line. */
  readonly line: string;
  readonly entered: EnteredAddress;
}

/** Composes the address line from its parts while they are entered; the gateway composes it again. */
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
