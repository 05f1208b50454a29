import {
  PotentialProfileDocument,
  type PotentialProfileFragment,
  UpdatePotentialProfileDocument,
} from '../../../gql/graphql.ts';
import type { ProfileRecord } from '../../../profile/ProfileRecord.ts';

export type PotentialProfile = PotentialProfileFragment;

export const potentialRecord: ProfileRecord = {
  type: 'Potential',
  one: 'potential',
  operation: PotentialProfileDocument,
  update: UpdatePotentialProfileDocument,
};
