import { type GraphQLSchema, getDirectiveValues, type OperationTypeNode } from 'graphql';

type Mark = 'sensitive' | 'public';

const cache = new WeakMap<GraphQLSchema, Map<string, ReadonlySet<string>>>();

/** Returns the names of the root fields that the contract marks. */
export function markedFields(schema: GraphQLSchema, operation: OperationTypeNode, mark: Mark): ReadonlySet<string> {
  const bySchema = cache.get(schema) ?? new Map<string, ReadonlySet<string>>();
  cache.set(schema, bySchema);
  const key = `${operation} ${mark}`;
  const names = bySchema.get(key) ?? readMarks(schema, operation, mark);
  bySchema.set(key, names);
  return names;
}

function readMarks(schema: GraphQLSchema, operation: OperationTypeNode, mark: Mark): ReadonlySet<string> {
  const directive = schema.getDirective(mark);
  if (!directive) throw new Error(`The contract has no directive @${mark}.`);
  const fields = Object.values(schema.getRootType(operation)?.getFields() ?? {});
  return new Set(
    fields.flatMap(({ name, astNode }) => (astNode && getDirectiveValues(directive, astNode) ? [name] : [])),
  );
}
