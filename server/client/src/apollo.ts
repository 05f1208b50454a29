import { type FieldMergeFunction, isReference, type StoreObject, type TypePolicies } from '@apollo/client';
import { rowKeys, typePolicies } from './gql/typePolicies.ts';

/**
 * Rows without an id are those that are in the cache already where their list is as long and each row says that it is the
 * same: then both documents keep what they asked for. Otherwise the list that came last stands alone.
 */
function mergeRows(keys: readonly string[]): FieldMergeFunction<StoreObject[] | null> {
  return (existing, incoming, { mergeObjects }) => {
    if (!existing || !incoming || existing.length !== incoming.length) return incoming;
    const isSame = (row: StoreObject, index: number) =>
      keys.every((key) => {
        const known = keyOf(row, key);
        return known !== undefined && known === keyOf(existing[index], key);
      });
    if (!incoming.every(isSame)) return incoming;
    return incoming.map((row, index) => mergeObjects(existing[index] as StoreObject, row) as StoreObject);
  };
}

/** `productId`, or else the id of the `product` that the row stands for: whoever asked for either has said which row it is. */
function keyOf(row: StoreObject | undefined, key: string): unknown {
  const told = row?.[key];
  if (told !== undefined || !key.endsWith('Id')) return told;
  const record = row?.[key.slice(0, -'Id'.length)];
  // Of a record that is gone only its own id tells it from others.
  return isReference(record) ? record.__ref.slice(record.__ref.indexOf(':') + 1) : undefined;
}

/** What Apollo's cache is told of the contract: `new InMemoryCache({ typePolicies: cachePolicies })`. */
export const cachePolicies: TypePolicies = Object.fromEntries(
  [...new Set([...Object.keys(typePolicies), ...Object.keys(rowKeys)])].map((type) => {
    const lists: Readonly<Record<string, readonly string[]>> = rowKeys[type as keyof typeof rowKeys] ?? {};
    const fields = Object.entries(lists).map(([field, keys]) => [field, { merge: mergeRows(keys) }]);
    return [type, { ...typePolicies[type as keyof typeof typePolicies], fields: Object.fromEntries(fields) }];
  }),
);
