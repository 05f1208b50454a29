import type { GraphQLSchema } from 'graphql';
import { type FieldNode, fieldsOf } from '../../editor/fields.ts';

/** The fields that identify records behind figures; their other fields are not figures. */
const OF_RECORDS: Readonly<Record<string, readonly string[]>> = {
  Transaction: [
    'transactionNo',
    'createLocalTime',
    'totalQuantity',
    'totalPayment',
    'totalDiscount',
    'totalRevenue',
    'deliveryCost',
    'amountDue',
    'earnPoints',
    'redeemPoints',
    'status',
  ],
  Shift: ['name'],
};
const OF_RECORD = ['code', 'name', 'firstname', 'lastname', 'nickname'];
const ROOTS = ['statistics', 'report'];
/** Fields that the page sets. */
const OF_PAGE: ReadonlySet<string> = new Set(['id', 'range', 'by']);

export function rootFields(schema: GraphQLSchema): FieldNode[] {
  const type = schema.getQueryType();
  const fields = type ? fieldsOf(type) : [];
  return ROOTS.flatMap((root) => fields.filter(({ name }) => name === root));
}

/** Returns the fields below a field: figures, and of records those that identify them. */
export function fieldsBelow({ type, path }: FieldNode): FieldNode[] {
  if (!type) return [];
  const isRecord = 'version' in type.getFields();
  const visible = OF_RECORDS[type.name] ?? (isRecord ? OF_RECORD : null);
  return (
    fieldsOf(type, path)
      .filter(({ name }) =>
        path.length === 1 || type.name === 'Statistics' ? !OF_PAGE.has(name) : (visible?.includes(name) ?? true),
      )
      // `previous` has no `previous` itself. Its figures mirror the current ones: they can be opened at any depth, and are
      // ticked along with them.
      .filter(({ name }) => name !== 'previous' || path.length === 1 || type.name !== 'Statistics')
  );
}

/** Returns the fields that match, a few levels deep, those nearest to the root first. */
export function findFields(schema: GraphQLSchema, holds: (field: FieldNode) => boolean, most = 60): FieldNode[] {
  const found: FieldNode[] = [];
  let level = rootFields(schema);
  for (let depth = 0; depth < 5 && found.length < most; depth += 1) {
    const below: FieldNode[] = [];
    for (const field of level) {
      if (holds(field)) found.push(field);
      if (field.name !== 'previous') below.push(...fieldsBelow(field));
    }
    level = below;
  }
  return found.slice(0, most);
}
