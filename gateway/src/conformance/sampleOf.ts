export interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  minLength?: number;
  pattern?: string;
  minItems?: number;
  maxLength?: number;
}

export interface Described {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

export interface DescribedOperation {
  operationId: string;
  security: Record<string, unknown>[];
  parameters: (Parameter & { $ref?: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
  'x-permission'?: object;
}

interface Parameter {
  name: string;
  in: string;
  description?: string;
  example?: unknown;
  schema: Schema;
}

/** An id without a record. */
const ID_OF_NOTHING = '0190a000-0000-7000-8000-00000000abcd';

/** Returns a sample value for a schema; for names in `given`, the caller's value. */
export function sampleOf(
  document: Described,
  given: Readonly<Record<string, unknown>>,
  schema: Schema,
  name = '',
): unknown {
  const below = (part: Schema, partName = name) => sampleOf(document, given, part, partName);
  if (name in given) return given[name];
  if (schema.$ref) return below(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return below(choice);
  if (schema.type === 'array') return [below(schema.items ?? {}, name)];
  if (schema.type === 'object' || schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, part]) => [key, below(part, key)]));
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return false;
  if (schema.pattern?.startsWith('^[0-9a-fA-F]{8}')) return ID_OF_NOTHING;
  return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
}

export const parametersOf = (document: Described, { parameters }: DescribedOperation): Parameter[] =>
  parameters.map(
    (entry) => (entry.$ref ? document.components.parameters[entry.$ref.split('/').at(-1) ?? ''] : entry) ?? entry,
  );
