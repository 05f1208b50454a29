import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
} from 'graphql';

/** A field that can be ticked. */
export interface FieldNode {
  readonly name: string;
  /** The type that has it. */
  readonly of: string;
  /** Names from the root. */
  readonly path: readonly string[];
  /** In English, as the contract has it. */
  readonly description: string;
  /** null of a value. */
  readonly type: GraphQLObjectType | null;
}

/** Of records behind figures, the fields that identify them; the rest is no figure. */
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
};
const OF_RECORD = ['code', 'name', 'firstname', 'lastname', 'nickname'];
const ROOTS = ['statistics', 'report'];
/** Set by the page. */
const OF_PAGE: ReadonlySet<string> = new Set(['id', 'range', 'by']);

export function rootFields(schema: GraphQLSchema): FieldNode[] {
  const fields = schema.getQueryType()?.getFields() ?? {};
  return ROOTS.flatMap((name) => (fields[name] ? [nodeOf(fields[name], 'Query', [])] : []));
}

/** The fields below one. */
export function fieldsBelow({ type, path }: FieldNode): FieldNode[] {
  if (!type) return [];
  const isRecord = 'version' in type.getFields();
  const visible = OF_RECORDS[type.name] ?? (isRecord ? OF_RECORD : null);
  return (
    Object.values(type.getFields())
      .filter(({ name }) =>
        path.length === 1 || type.name === 'Statistics' ? !OF_PAGE.has(name) : (visible?.includes(name) ?? true),
      )
      // The figures of the comparison mirror the current ones: they can be opened at any depth, and are ticked along
      // with them.
      .filter(({ name }) => name !== 'previous' || path.length === 1 || type.name !== 'Statistics')
      .map((field) => nodeOf(field, type.name, path))
  );
}

function nodeOf(
  { name, type, description }: GraphQLField<unknown, unknown>,
  of: string,
  above: readonly string[],
): FieldNode {
  const inner = getNamedType(type);
  const object = isCompositeType(inner) && isObjectType(inner) ? inner : null;
  return { name, of, path: [...above, name], description: description ?? '', type: object };
}

/** All fields of which a word or the name holds the text, a few levels down: the nearest to the root first. */
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
