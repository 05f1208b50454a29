import type { FoundSubDistrictFragment } from '../gql/graphql.ts';

/** A sub-district with what it is in. */
export const wholeName = ({ name, district, province }: FoundSubDistrictFragment): string =>
  [name, district?.name, province?.name].filter(Boolean).join(', ');
