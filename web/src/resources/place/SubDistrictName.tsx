import { useSubDistrictOfAddressQuery } from '../gql/hooks.ts';
import { wholeName } from './wholeName.ts';

/** The name of the sub-district with this id. */
export function SubDistrictName({ id }: { readonly id: string }) {
  const { data } = useSubDistrictOfAddressQuery({ variables: { id } });
  return data?.subDistrict && wholeName(data.subDistrict);
}
