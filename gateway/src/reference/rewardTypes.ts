import { sharedList } from './sharedList.ts';

/** What a merchant may give: points. */
export const rewardTypes = sharedList({
  path: 'reward-types',
  listKey: 'reward_types',
  singleKey: 'reward_type',
  noun: 'The kind of reward',
});
