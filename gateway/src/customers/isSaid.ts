import { RECOMMENDED_BY } from './prepareCustomer.ts';

/** Whether a row's value applies to an existing person: an empty cell clears nothing, and some columns are fixed. */
export function isSaid(column: string, value: unknown): boolean {
  if (column === 'branch_id' || column === 'i18n' || value === null || value === '') return false;
  if (column === 'recommended_by' && value === RECOMMENDED_BY) return false;
  return !Array.isArray(value) || value.length > 0;
}
