import { RECOMMENDED_BY } from './prepareCustomer.ts';

/** Whether a row of a file says something for a person who is there: an empty cell empties nothing, and some things are fixed. */
export function isSaid(column: string, value: unknown): boolean {
  if (column === 'branch_id' || column === 'i18n' || value === null || value === '') return false;
  if (column === 'recommended_by' && value === RECOMMENDED_BY) return false;
  return !Array.isArray(value) || value.length > 0;
}
