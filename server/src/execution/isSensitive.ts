import { type GraphQLSchema, getDirectiveValues, type OperationDefinitionNode } from 'graphql';

const known = new WeakMap<GraphQLSchema, ReadonlySet<string>>();

/** Whether the contract marks a field of the operation's root `@sensitive`. */
export function isSensitive(schema: GraphQLSchema, { operation }: OperationDefinitionNode, field: string): boolean {
  if (operation !== 'mutation') return false;
  let names = known.get(schema);
  if (!names) {
    names = sensitiveMutations(schema);
    known.set(schema, names);
  }
  return names.has(field);
}

function sensitiveMutations(schema: GraphQLSchema): ReadonlySet<string> {
  const directive = schema.getDirective('sensitive');
  if (!directive) throw new Error('The contract does not say which mutations are sensitive.');
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return new Set(
    fields.flatMap(({ name, astNode }) => (astNode && getDirectiveValues(directive, astNode) ? [name] : [])),
  );
}
