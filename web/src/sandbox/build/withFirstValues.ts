import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isRequiredInputField,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import { readObject } from '../../editor/jsonc.ts';

/** Returns the variables with an initial value for each required one that has none, to show what belongs there. */
export function withFirstValues(schema: GraphQLSchema, query: string, variables: string): string {
  try {
    const given = readObject(variables);
    const definitions = parse(query).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
    );
    const missing = definitions.flatMap(({ variable, type, defaultValue }) => {
      const name = variable.name.value;
      const found = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]);
      if (type.kind !== Kind.NON_NULL_TYPE || defaultValue || name in given || !isInputType(found)) return [];
      return [[name, firstValue(found, 0)] as const];
    });
    return missing.length === 0 ? variables : JSON.stringify({ ...given, ...Object.fromEntries(missing) }, null, 2);
  } catch {
    // Text that is still being typed stays unchanged.
    return variables;
  }
}

const NUMBERS: ReadonlySet<string> = new Set(['Int', 'Float', 'Money', 'Count']);

function firstValue(type: GraphQLInputType, depth: number): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return depth > 3 ? [] : [firstValue(inner.ofType, depth + 1)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name ?? null;
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(depth > 3 ? [] : fields.map(({ name, type: own }) => [name, firstValue(own, depth + 1)]));
  }
  if (inner.name === 'Boolean') return false;
  if (inner.name === 'Upload') return null;
  return NUMBERS.has(inner.name) ? 1 : '';
}
