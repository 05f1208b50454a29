import { sharedList } from './sharedList.ts';

/** What customers do for a living. */
export const occupations = sharedList({
  path: 'occupations',
  listKey: 'occupations',
  singleKey: 'occupation',
  noun: 'The occupation',
});
