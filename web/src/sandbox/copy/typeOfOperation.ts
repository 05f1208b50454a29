import { type OperationRequest, requestedOperation } from '@taem/domain/contract/requestedOperation.ts';
import { type SelectedField, selectedFields } from '@taem/domain/contract/selectedFields.ts';
import {
  type GraphQLCompositeType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isUnionType,
} from 'graphql';
import { leafType } from './scalarTypes.ts';

/** Returns the TypeScript type of an operation's data; null if the document has no such operation. */
export function typeOfOperation(request: OperationRequest): string | null {
  const requested = requestedOperation(request);
  const root = requested && request.schema.getRootType(requested.operation.operation);
  if (!requested || !root) return null;

  const objectType = (type: GraphQLCompositeType, fields: Iterable<SelectedField>, indent: string): string => {
    const inner = `${indent}  `;
    const lines = [...fields].map((field) => `${inner}${field.key}: ${fieldType(type, field, inner)};`);
    return `{\n${lines.join('\n')}\n${indent}}`;
  };
  const fieldType = (parent: GraphQLCompositeType, { type, nodes }: SelectedField, indent: string): string => {
    const name = nodes[0]?.name.value ?? '';
    if (name === '__typename') return isUnionType(parent) ? 'string' : `'${type.name}'`;
    const field = isUnionType(type) ? undefined : type.getFields()[name];
    if (!field) return 'unknown';
    const named = getNamedType(field.type);
    const sets = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
    if (isCompositeType(named)) {
      return wrapped(field.type, objectType(named, selectedFields(requested, named, sets), indent));
    }
    return wrapped(field.type, leafType(named));
  };
  return objectType(root, selectedFields(requested, root, [requested.operation.selectionSet]), '');
}

function wrapped(type: GraphQLOutputType, inner: string): string {
  if (!isNonNullType(type)) return `${ofNonNull(type, inner)} | null`;
  return ofNonNull(type.ofType, inner);
}

function ofNonNull(type: GraphQLOutputType, inner: string): string {
  if (!isListType(type)) return inner;
  const item = wrapped(type.ofType, inner);
  return /[|]/.test(item.replace(/\{[\s\S]*\}/, '')) ? `(${item})[]` : `${item}[]`;
}
