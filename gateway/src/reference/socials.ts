import { text } from '../resource/fields.ts';
import { sharedList } from './sharedList.ts';

/** Networks that a member's account is kept of: `socials` of a member has {id of this list, account}. */
export const socials = sharedList({
  path: 'socials',
  listKey: 'socials',
  singleKey: 'social',
  noun: 'The social network',
  fields: { url: text('value') },
});
