import { getNamedType, getNullableType, isEnumType, isListType, isNonNullType, isObjectType } from 'graphql';

/**
 * The contract's policies for Apollo's cache: objects that are part of another and have no id are merged, so that two
 * documents which ask different fields of the same object lose nothing. Of rows without an id it says which of their
 * fields identify them.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (schema) => {
  const merged = [...partsWithoutId(schema), ...WITH_DERIVED_ID].sort().map((name) => `  ${name}: { merge: true },`);
  return [
    '/** Types without an id that stand inside others; an outside client of the contract may use these policies, too. */',
    `export const typePolicies = {\n${merged.join('\n')}\n} as const;\n`,
    '/** Lists of rows without an id, by type and field: what tells one row from another. */',
    `export const rowKeys = {\n${rowLists(schema).join('\n')}\n} as const;\n`,
  ].join('\n');
};

/**
 * Their id contains their arguments, so a document that does not select it loses nothing: objects under the same
 * arguments are the same.
 */
const WITH_DERIVED_ID = ['Breakdown', 'Report', 'Statistics'];

/** Returns for each type its lists of rows. */
function rowLists(schema) {
  const lines = [];
  for (const type of [...typesBelow(schema)].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const lists = Object.values(type.getFields()).flatMap((field) => {
      const keys = isListType(getNullableType(field.type)) ? keysOf(getNamedType(field.type)) : [];
      return keys.length === 0 ? [] : [`${field.name}: [${keys.map((key) => `'${key}'`).join(', ')}]`];
    });
    if (lists.length > 0) lines.push(`  ${type.name}: { ${lists.join(', ')} },`);
  }
  return lines;
}

/** Returns the fields that identify a row: the id of its subject, or else days, kinds, places and ids that may be missing. */
function keysOf(type) {
  if (!isObjectType(type) || type.getFields().id) return [];
  const fields = Object.values(type.getFields());
  const about = fields.find((field) => isNonNullType(field.type) && getNamedType(field.type).name === 'ID');
  if (about) return [about.name];
  const isKey = (inner) => isEnumType(inner) || inner.name === 'ID' || inner.name === 'Date';
  return fields
    .filter(({ name, type: own }) => !isListType(getNullableType(own)) && (name === 'path' || isKey(getNamedType(own))))
    .map(({ name }) => name);
}

/** Returns every object type that a query can reach. */
function typesBelow(schema) {
  const seen = new Set();
  const follow = (type) => {
    if (seen.has(type)) return;
    seen.add(type);
    for (const field of Object.values(type.getFields())) {
      const inner = getNamedType(field.type);
      if (isObjectType(inner)) follow(inner);
    }
  };
  follow(schema.getQueryType());
  return seen;
}

/** Returns the names of the types below `Query` of which a field returns a single object. */
function partsWithoutId(schema) {
  const fields = [...typesBelow(schema)].flatMap((type) => Object.values(type.getFields()));
  const parts = fields.flatMap(({ type }) => {
    const inner = getNamedType(type);
    const isPart = isObjectType(inner) && !isListType(getNullableType(type)) && !inner.getFields().id;
    return isPart ? [inner.name] : [];
  });
  return new Set(parts);
}
