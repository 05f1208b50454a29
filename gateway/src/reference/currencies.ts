import { text } from '../resource/fields.ts';
import { sharedList } from './sharedList.ts';

/** The one currency amounts are in (HOME-13). */
export const currencies = sharedList({
  path: 'currencies',
  listKey: 'currencies',
  singleKey: 'currency',
  noun: 'The currency',
  fields: { symbol: text('value') },
});
