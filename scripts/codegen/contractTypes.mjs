import { plugin as typescript } from '@graphql-codegen/typescript';
import {
  buildASTSchema,
  getNamedType,
  isInputObjectType,
  isInputType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * The plugin `typescript` for those enums, inputs and scalars of the contract that the documents use.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (schema, documents, config) => {
  const definitions = [...usedTypes(schema, documents)]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ astNode }) => astNode)
    .filter(Boolean);
  const used = buildASTSchema({ kind: Kind.DOCUMENT, definitions }, { assumeValid: true });
  return typescript(used, [], { ...config, onlyOperationTypes: true, inputMaybeValue: 'T | null | undefined' });
};

/** Enums, scalars and inputs: those of the variables, with everything inside them, and those of the selected fields. */
function usedTypes(schema, documents) {
  const used = new Set();
  const add = (type) => {
    const named = getNamedType(type);
    if (!isInputType(named) || used.has(named)) return;
    used.add(named);
    if (isInputObjectType(named)) for (const field of Object.values(named.getFields())) add(field.type);
  };
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    VariableDefinition: () => add(info.getInputType()),
    Field: () => add(info.getType()),
  });
  for (const { document } of documents) visit(document, visitor);
  return used;
}
