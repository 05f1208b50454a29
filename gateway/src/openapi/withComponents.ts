import { isObject } from '@taem/domain/reading/isObject.ts';

type Part = Record<string, unknown>;

const titleOf = (part: unknown) => (isObject(part) && typeof part.title === 'string' ? part.title : null);

/** Moves schemas with a title to one place, so that clients have a name for them, and lists the tags. */
export function withComponents<Document extends { paths?: object; components?: object }>(document: Document): Document {
  const schemas: Part = {};
  const parameters: Part = {};

  function schema(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(schema);
    if (!isObject(value)) return value;
    const { title, ...rest } = value;
    if (typeof title !== 'string') return Object.fromEntries(below(value));
    if (!schemas[title]) {
      // Reserved first, as a schema may contain itself.
      schemas[title] = {};
      schemas[title] = Object.fromEntries(below(rest));
    }
    return { $ref: `#/components/schemas/${title}` };
  }
  const below = (part: Part) => Object.entries(part).map(([name, value]) => [name, schema(value)] as const);

  function parameter(value: Part): Part {
    const title = titleOf(value.schema);
    if (title === null) return value;
    const { title: _, ...rest } = value.schema as Part;
    parameters[title] = { ...value, schema: rest };
    return { $ref: `#/components/parameters/${title}` };
  }

  const tags = new Set<string>();
  const operations = (path: Part) =>
    Object.entries(path as Record<string, Part>).map(([method, { parameters: given, ...operation }]) => {
      for (const tag of operation.tags as string[]) tags.add(tag);
      const named = ((given ?? []) as Part[]).map(parameter);
      return [method, { ...(schema(operation) as Part), parameters: named }] as const;
    });
  const paths = Object.fromEntries(
    Object.entries((document.paths ?? {}) as Record<string, Part>).map(([url, path]) => [
      url,
      Object.fromEntries(operations(path)),
    ]),
  );
  return {
    ...document,
    tags: [...tags].sort().map((name) => ({ name })),
    paths,
    components: { ...document.components, parameters, schemas },
  };
}
