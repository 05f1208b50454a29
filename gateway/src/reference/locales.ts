import { sharedList } from './sharedList.ts';

/** Languages of the screens and of names. */
export const locales = sharedList({
  path: 'locales',
  listKey: 'locales',
  singleKey: 'locale',
  noun: 'The language',
});
