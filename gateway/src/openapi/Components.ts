import type { JsonSchema } from '../http/Operation.ts';

/** Gathers what has a title in one place, so that each is described once and clients have a name for it. */
export class Components {
  readonly schemas: Record<string, unknown> = {};
  readonly parameters: Record<string, unknown> = {};

  /** The schema with every titled part replaced by where it is. */
  schema(schema: JsonSchema): unknown {
    const { title, ...rest } = schema as Record<string, unknown>;
    if (typeof title !== 'string') return this.#below(schema);
    if (!this.schemas[title]) this.schemas[title] = this.#below(rest);
    return { $ref: `#/components/schemas/${title}` };
  }

  parameter(name: string, place: 'query' | 'header' | 'path', schema: JsonSchema, required: boolean): unknown {
    const { title, description, ...rest } = schema as Record<string, unknown>;
    const parameter = { name, in: place, required, ...(description ? { description } : {}), schema: this.schema(rest) };
    if (typeof title !== 'string') return parameter;
    this.parameters[title] = parameter;
    return { $ref: `#/components/parameters/${title}` };
  }

  #below(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.#part(entry));
    if (typeof value !== 'object' || value === null) return value;
    // Entries are those that JSON has: what TypeBox notes for itself is by symbol.
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.#part(part)]));
  }

  #part(value: unknown): unknown {
    const isTitled = typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
    return isTitled ? this.schema(value as JsonSchema) : this.#below(value);
  }
}
