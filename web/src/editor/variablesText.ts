import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { jsonLanguage } from '@codemirror/lang-json';
import type { Diagnostic } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql';
import { findNodeAtLocation, getLocation, getNodeValue, type JSONPath, type Node } from 'jsonc-parser';
import { jsonText } from './jsonText.ts';
import { tooltipOf } from './tooltipOf.ts';

/** A name with the type of its value: a variable, or a field of an input. */
export interface Named {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly description?: string | null | undefined;
  readonly isRequired: boolean;
}

export interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName: string | null;
}

/** Returns the variables of an operation. */
export function variablesOf({ schema, document, operationName }: Operation): Named[] {
  const operation = getOperationAST(document, operationName);
  return (operation?.variableDefinitions ?? []).flatMap(({ variable, type: written, defaultValue }) => {
    const type = typeFromAST(schema, written as Parameters<typeof typeFromAST>[1]);
    if (!isInputType(type)) return [];
    const { description } = getNamedType(type);
    return [{ name: variable.name.value, type, description, isRequired: isNonNullType(type) && !defaultValue }];
  });
}

interface Words {
  readonly missing: (name: string) => string;
  readonly unknown: (name: string) => string;
}

/**
 * Returns the editor language of variables as JSON: names and values are completed, explained and checked against their
 * types.
 */
export const variablesText = (variables: readonly Named[], words: Words): Extension => [
  jsonText((root) => faultsOf(root, variables, words)),
  jsonLanguage.data.of({ autocomplete: (context: CompletionContext) => complete(context, variables) }),
  hoverTooltip(({ state }, at) => {
    const { path, previousNode } = getLocation(state.doc.toString(), at);
    const named = previousNode && namedAt(variables, path);
    if (!named) return null;
    const word = { from: previousNode.offset, to: previousNode.offset + previousNode.length };
    return tooltipOf(word, `${named.name}: ${named.type}\n\n${named.description ?? ''}`);
  }),
];

function fieldsOf(type: GraphQLInputType): readonly Named[] {
  const inner = getNullableType(type);
  if (!isInputObjectType(inner)) return [];
  return Object.values(inner.getFields()).map(({ name, type: own, description, defaultValue }) => ({
    ...{ name, type: own, description },
    isRequired: isNonNullType(own) && defaultValue === undefined,
  }));
}

/** Returns the variable or field at a path; for an element of a list the list's name with the element's type. */
function namedAt(variables: readonly Named[], [first, ...rest]: JSONPath): Named | undefined {
  let found = variables.find(({ name }) => name === first);
  for (const step of rest) {
    if (!found) return undefined;
    const { type, ...named }: Named = found;
    const list = getNullableType(type);
    if (typeof step === 'string') found = fieldsOf(type).find(({ name }) => name === step);
    else found = isListType(list) ? { ...named, type: list.ofType } : undefined;
  }
  return found;
}

function complete({ state, pos, explicit }: CompletionContext, variables: readonly Named[]): CompletionResult | null {
  const text = state.doc.toString();
  const { path, isAtPropertyKey, previousNode } = getLocation(text, pos);
  const typed = /[\w$]*$/.exec(text.slice(0, pos))?.[0] ?? '';
  const isWithin = previousNode && previousNode.offset < pos && pos <= previousNode.offset + previousNode.length;
  if (!isWithin && typed === '' && !explicit) return null;
  const { from, to = pos } = isWithin
    ? { from: previousNode.offset, to: previousNode.offset + previousNode.length }
    : { from: pos - typed.length };
  // The quotes of the replaced text are not part of the search.
  const offer = (options: readonly Completion[]): CompletionResult => ({
    ...{ from, to, filter: false },
    options: options.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())),
  });
  if (isAtPropertyKey || path.length === 0) {
    const above = namedAt(variables, path.slice(0, -1));
    const isFollowed = /^\s*:/.test(text.slice(to));
    const fields = path.length > 1 ? (above ? fieldsOf(above.type) : []) : variables;
    return offer(fields.map((named) => keyOf(named, isFollowed)));
  }
  const named = namedAt(variables, path);
  return named ? offer(valuesOf(named.type)) : null;
}

const keyOf = ({ name, type, description }: Named, isFollowed: boolean): Completion => ({
  label: `"${name}"`,
  displayLabel: name,
  detail: String(type),
  apply: isFollowed ? `"${name}"` : `"${name}": `,
  ...(description && { info: description }),
});

function valuesOf(type: GraphQLInputType): Completion[] {
  const named = getNamedType(type);
  const nothing = isNonNullType(type) ? [] : [{ label: 'null' }];
  if (named.name === 'Boolean') return [{ label: 'true' }, { label: 'false' }, ...nothing];
  if (!isEnumType(named)) return nothing;
  const values = named.getValues().map(({ name, description }) => ({
    ...{ label: `"${name}"`, displayLabel: name },
    ...(description && { info: description }),
  }));
  return [...values, ...nothing];
}

function faultsOf(root: Node, variables: readonly Named[], words: Words): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const mark = (node: Node | undefined, severity: Diagnostic['severity'], message: string) => {
    const { offset, length } = node ?? root;
    faults.push({ from: offset, to: offset + length, severity, message });
  };
  const values = getNodeValue(root) as Record<string, unknown>;
  for (const property of root.children ?? []) {
    const key = property.children?.[0];
    if (key && !variables.some(({ name }) => name === key.value)) mark(key, 'warning', words.unknown(key.value));
  }
  for (const { name, type, isRequired } of variables) {
    if (!(name in values)) {
      if (isRequired) mark({ ...root, length: 1 }, 'warning', words.missing(name));
      continue;
    }
    coerceInputValue(values[name], type, (path, _value, { message }) => {
      // A file is chosen outside the text, where null is its placeholder.
      const at = [name, ...path];
      const missing = namedAt(variables, at)?.type;
      if (missing && getNamedType(missing).name === 'Upload') return;
      mark(findNodeAtLocation(root, at) ?? findNodeAtLocation(root, [name]), 'error', message);
    });
  }
  return faults;
}
