import { foldSearch } from '@taem/domain/reading/foldSearch.ts';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { ListState } from '../list/listAddress.ts';
import { pageOf } from '../list/listRows.ts';
import type { Row } from './RecordScreens.ts';

/** Returns one page of a short list that was read as a whole: searches, filters and sorts it as a server would. */
export function pageOfWhole(
  { fields }: RecordDeclaration,
  rows: readonly Row[],
  { keyword, filter, sort, page, perPage }: ListState,
) {
  const searched = Object.keys(fields).filter((name) => fields[name]?.searched);
  const sought = foldSearch(keyword);
  const found = rows.filter(
    (row) =>
      (sought === '' || searched.some((name) => foldSearch(textOf(row[name])).includes(sought))) &&
      Object.entries(filter).every(([name, value]) => row[name] === value),
  );
  const ordered = sort ? found.toSorted((one, other) => compare(one, other, sort)) : found;
  return pageOf(ordered, { page, perPage });
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));

function compare(one: Row, other: Row, { field, direction }: NonNullable<ListState['sort']>): number {
  const [first, second] = direction === 'asc' ? [one, other] : [other, one];
  const [a, b] = [first[field], second[field]];
  return typeof a === 'number' && typeof b === 'number' ? a - b : textOf(a).localeCompare(textOf(b), 'th');
}
