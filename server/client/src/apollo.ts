import { type FieldMergeFunction, isReference, type StoreObject, type TypePolicies } from '@apollo/client';
import { rowKeys, typePolicies } from './gql/typePolicies.ts';

/**
 * Rows without an id merge with cached ones where both lists are equally long and each pair of rows is recognisably the
 * same: then both documents keep their fields. Otherwise the newer list replaces the older.
 */
function mergeRows(keys: readonly string[]): FieldMergeFunction<StoreObject[] | null> {
  return (existing, incoming, { mergeObjects }) => {
    if (!existing || !incoming || existing.length !== incoming.length) return incoming;
    const isSame = (row: StoreObject, index: number) =>
      keys.every((key) => {
        const value = keyOf(row, key);
        return value !== undefined && value === keyOf(existing[index], key);
      });
    if (!incoming.every(isSame)) return incoming;
    return incoming.map((row, index) => mergeObjects(existing[index] as StoreObject, row) as StoreObject);
  };
}

/** `productId`, or else the id of the row's `product`: selecting either identifies the row. */
function keyOf(row: StoreObject | undefined, key: string): unknown {
  const value = row?.[key];
  if (value !== undefined || !key.endsWith('Id')) return value;
  const record = row?.[key.slice(0, -'Id'.length)];
  // A deleted record is only identified by its id.
  return isReference(record) ? record.__ref.slice(record.__ref.indexOf(':') + 1) : undefined;
}

/** The contract's cache policies for Apollo: `new InMemoryCache({ typePolicies: cachePolicies })`. */
export const cachePolicies: TypePolicies = Object.fromEntries(
  [...new Set([...Object.keys(typePolicies), ...Object.keys(rowKeys)])].map((type) => {
    const lists: Readonly<Record<string, readonly string[]>> = rowKeys[type as keyof typeof rowKeys] ?? {};
    const fields = Object.entries(lists).map(([field, keys]) => [field, { merge: mergeRows(keys) }]);
    return [type, { ...typePolicies[type as keyof typeof typePolicies], fields: Object.fromEntries(fields) }];
  }),
);
