import { PAGE } from '../accounts/permissions.ts';
import { pageOf } from '../record/pageOf.ts';
import { RECORDS } from '../records.ts';
import { REFERENCE_LISTS } from '../reference/lists.ts';

/**
 * The lists that views are saved of, by their path, each with the page whose Read lets enter it; null where everybody may.
 * A view may hold the name of a customer in its search: it is told to nobody who does not see its list.
 */
export const LIST_PAGES: ReadonlyMap<string, string | null> = new Map([
  ...[...RECORDS, ...REFERENCE_LISTS].map((record) => [record.path, pageOf(record)] as const),
  ['transactions', PAGE.paymentHistory],
]);
