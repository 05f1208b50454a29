import { PAGE } from '../accounts/permissions.ts';
import { MEMBER_FILTER, POTENTIAL_FILTER } from '../customers/find/memberFilter.ts';
import { pageOf } from '../record/pageOf.ts';
import { RECORDS } from '../records.ts';
import { REFERENCE_LISTS } from '../reference/lists.ts';
import type { SavedKind } from './savedDocument.ts';

/**
 * The lists that views are saved for, by path, each with the page on which Read opens it; null if every user may open
 * it. A view may contain a customer's name in its search, so it is never sent to a user who cannot see its list.
 */
export const LIST_PAGES: ReadonlyMap<string, string | null> = new Map([
  ...[...RECORDS, ...REFERENCE_LISTS].map((record) => [record.path, pageOf(record)] as const),
  ['transactions', PAGE.paymentHistory],
]);

/** The lists of people that have segments, each with the form of its filter. */
export const SEGMENT_FORMS = { members: MEMBER_FILTER, potentials: POTENTIAL_FILTER } as const;

/** The lists that saved documents of each kind may belong to, with the page on which Read shows them. */
export const SAVED_PAGES: Readonly<Record<SavedKind, ReadonlyMap<string, string | null>>> = {
  view: LIST_PAGES,
  segment: new Map(Object.keys(SEGMENT_FORMS).map((list) => [list, PAGE.customerInsight])),
};
