import { PAGE } from '../accounts/permissions.ts';
import { MEMBER_FILTER, POTENTIAL_FILTER } from '../customers/find/memberFilter.ts';
import { pageOf } from '../record/pageOf.ts';
import { RECORDS } from '../records.ts';
import { REFERENCE_LISTS } from '../reference/lists.ts';
import type { SavedKind } from './savedDocument.ts';

/**
 * The lists that views are saved for, by path, each with the page whose Read right opens it; null where every user may
 * open it. A view may hold a customer's name in its search, so it is never sent to a user who cannot see its list.
 */
export const LIST_PAGES: ReadonlyMap<string, string | null> = new Map([
  ...[...RECORDS, ...REFERENCE_LISTS].map((record) => [record.path, pageOf(record)] as const),
  ['transactions', PAGE.paymentHistory],
]);

/** The lists of people that segments are of, each with the form of its filter. */
export const SEGMENT_FORMS = { members: MEMBER_FILTER, potentials: POTENTIAL_FILTER } as const;

/** What a saved document may be of, with the page whose Read lets see it. */
export const SAVED_PAGES: Readonly<Record<SavedKind, ReadonlyMap<string, string | null>>> = {
  view: LIST_PAGES,
  segment: new Map(Object.keys(SEGMENT_FORMS).map((list) => [list, PAGE.customerInsight])),
};
