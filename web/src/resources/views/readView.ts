import { type ListShape, type ListState, namesOf, readListAddress, writeListAddress } from '../../list/listAddress.ts';

/** What of a view is there no more: a filter or a column of another version, or a record that was deleted. */
type Dropped = { readonly kind: 'filter'; readonly name: string } | { readonly kind: 'other' };

/** Values that a filter can have today; null where any text is one, or where they cannot be known. */
export type ChoicesOf = (filter: string) => Promise<ReadonlySet<string> | null>;

/** A view as today's list can show it, and what had to be left out of it. Nothing in it is trusted more than an address. */
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

/** What is saved of a list as it stands: all of its address but the page and the view that it was opened with. */
export const queryOf = (shape: ListShape, state: ListState): string =>
  writeListAddress(shape, { ...state, page: 1, view: null, chosen: null }).toString();

/** Whether the list shows something else than the view says. */
export const isChanged = (shape: ListShape, state: ListState, query: string): boolean =>
  queryOf(shape, state) !== queryOf(shape, readListAddress(shape, new URLSearchParams(query)));
