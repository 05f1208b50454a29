import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { leafType } from './scalarTypes.ts';

/** Returns the TypeScript type of an operation's variables. */
export function typeOfVariables(schema: GraphQLSchema, operation: OperationDefinitionNode): string {
  const lines = (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
    const named = typeFromAST(schema, type);
    if (!isInputType(named)) return [];
    const isOptional = !isNonNullType(named) || defaultValue !== undefined;
    return [`  ${variable.name.value}${isOptional ? '?' : ''}: ${inputType(named, '  ', [])};`];
  });
  return lines.length > 0 ? `{\n${lines.join('\n')}\n}` : '{}';
}

/** `within`: the enclosing input objects; a recursive one is not expanded again. */
function inputType(type: GraphQLInputType, indent: string, within: readonly string[]): string {
  if (isNonNullType(type)) return ofNonNull(type.ofType, indent, within);
  return `${ofNonNull(type, indent, within)} | null`;
}

function ofNonNull(type: GraphQLInputType, indent: string, within: readonly string[]): string {
  if (isListType(type)) return `(${inputType(type.ofType, indent, within)})[]`;
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return leafType(named);
  if (within.includes(named.name)) return 'object';
  const inner = `${indent}  `;
  const fields = Object.values(named.getFields()).map((field) => {
    const isOptional = !isNonNullType(field.type) || field.defaultValue !== undefined;
    return `${inner}${field.name}${isOptional ? '?' : ''}: ${inputType(field.type, inner, [...within, named.name])};`;
  });
  return `{\n${fields.join('\n')}\n${indent}}`;
}
