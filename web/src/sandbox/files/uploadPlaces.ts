import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isListType,
  typeFromAST,
} from 'graphql';

interface OpenOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | null;
}

/** Returns the paths of an operation's `Upload` variables, such as `input.image`. A request takes one file. */
export function uploadPlaces({ schema, document, operationName }: OpenOperation): string[] {
  const operation = getOperationAST(document, operationName);
  return (operation?.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const found = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]);
    return isInputType(found) ? placesIn(found, variable.name.value, []) : [];
  });
}

/** A recursive input is followed only once. */
function placesIn(type: GraphQLInputType, path: string, above: readonly unknown[]): string[] {
  const inner = getNullableType(type);
  if (isListType(inner) || above.includes(inner)) return [];
  if (!isInputObjectType(inner)) return inner.name === 'Upload' ? [path] : [];
  return Object.values(inner.getFields()).flatMap((field) =>
    placesIn(field.type, `${path}.${field.name}`, [...above, inner]),
  );
}
