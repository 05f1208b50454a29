import { getNamedType, getNullableType, isListType, isObjectType } from 'graphql';

/**
 * What Apollo's cache has to be told of the contract: objects that are part of another and have no id of their own are
 * merged, so that two documents which ask different fields of the same object lose nothing.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (schema) => {
  const merged = [...partsWithoutId(schema)].sort().map((name) => `  ${name}: { merge: true },`);
  return [
    '/** Types without an id that stand inside others; an outside client of the contract may use these policies, too. */',
    `export const typePolicies = {\n${merged.join('\n')}\n} as const;\n`,
  ].join('\n');
};

/** Names of the types below `Query` that a field gives one object of. */
function partsWithoutId(schema) {
  const found = new Set();
  const seen = new Set();
  const follow = (type) => {
    if (seen.has(type)) return;
    seen.add(type);
    for (const field of Object.values(type.getFields())) {
      const inner = getNamedType(field.type);
      if (!isObjectType(inner)) continue;
      if (!isListType(getNullableType(field.type)) && !inner.getFields().id) found.add(inner.name);
      follow(inner);
    }
  };
  follow(schema.getQueryType());
  return found;
}
