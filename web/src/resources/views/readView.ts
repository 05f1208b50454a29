import { type ListShape, type ListState, namesOf, readListAddress, writeListAddress } from '../../list/listAddress.ts';

/** A part of a view that no longer exists: a filter or a column of another version, or a deleted record. */
type Dropped = { readonly kind: 'filter'; readonly name: string } | { readonly kind: 'other' };

/** Returns the current values of a filter; null if it accepts any text, or if they cannot be loaded. */
export type ChoicesOf = (filter: string) => Promise<ReadonlySet<string> | null>;

/**
 * Returns a view as the current list can show it, and the parts that had to be left out. It is trusted no more than an
 * address.
 */
export async function readView(
  shape: ListShape,
  query: string,
  choicesOf: ChoicesOf,
): Promise<{ state: ListState; dropped: readonly Dropped[] }> {
  const address = new URLSearchParams(query);
  const state = { ...readListAddress(shape, address), page: 1, view: null };
  const dropped: Dropped[] = [];
  const filter: Record<string, string> = {};
  for (const [name, value] of Object.entries(state.filter)) {
    const choices = await choicesOf(name);
    if (choices === null || choices.has(value)) filter[name] = value;
    else dropped.push({ kind: 'filter', name });
  }
  for (const name of new Set(address.keys())) if (!namesOf(shape).includes(name)) dropped.push({ kind: 'other' });
  if (address.has('sort') && !state.sort) dropped.push({ kind: 'other' });
  const columns = address.get('columns')?.split(',').length ?? 0;
  if (columns > (state.columns?.length ?? 0)) dropped.push({ kind: 'other' });
  return { state: { ...state, filter }, dropped };
}

/** Returns what is saved of a list: its address without the page and the view that it was opened with. */
export const queryOf = (shape: ListShape, state: ListState): string =>
  writeListAddress(shape, { ...state, page: 1, view: null, chosen: null }).toString();

/** Whether the list differs from the view. */
export const isChanged = (shape: ListShape, state: ListState, query: string): boolean =>
  queryOf(shape, state) !== queryOf(shape, readListAddress(shape, new URLSearchParams(query)));
