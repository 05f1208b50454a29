import type { Field } from '../../resource/defineResource.ts';
import { readAll } from './readAll.ts';

/** Birthdays as days of the year, 1231 for 31 December. */
export const birthday: Field = {
  type: 'integer',
  sql: 't.birthday',
  matches: {
    like: '[1230,1231]',
    sql: (given, parameters, path) => `t.birthday = any(${parameters.add(readAll('integer', given, path))}::int[])`,
  },
};
