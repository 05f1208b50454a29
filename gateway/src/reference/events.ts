import { sharedList } from './sharedList.ts';

/** What happens on a bill; its rows carry the code (`event_code`). */
export const events = sharedList({
  path: 'events',
  listKey: 'events',
  singleKey: 'event',
  noun: 'The event',
});
