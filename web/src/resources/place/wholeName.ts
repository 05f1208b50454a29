import type { FoundSubDistrictFragment } from '../gql/graphql.ts';

/** Returns the name of a sub-district with its district and province. */
export const wholeName = ({ name, district, province }: FoundSubDistrictFragment): string =>
  [name, district?.name, province?.name].filter(Boolean).join(', ');
