import { useSubDistrictOfAddressQuery } from '../gql/hooks.ts';
import { wholeName } from './wholeName.ts';

/** The sub-district of an id, to be read. */
export function SubDistrictName({ id }: { readonly id: string }) {
  const { data } = useSubDistrictOfAddressQuery({ variables: { id } });
  return data?.subDistrict && wholeName(data.subDistrict);
}
