import type { Codec } from './filterCodecs.ts';

/** Reads and writes a filter in an address. */
export interface FilterForm<Filter> {
  /** The names of the parameters. */
  readonly names: readonly string[];
  /** Leaves out invalid values. */
  read(address: URLSearchParams): Filter;
  write(filter: Filter): Record<string, string>;
}

type FilterCodecs<Filter> = { readonly [Name in keyof Omit<Filter, 'ids'>]-?: Codec<NonNullable<Filter[Name]>> };

/** Creates a form in which each condition is a parameter with its own name. */
export function filterForm<Filter extends object>(codecs: FilterCodecs<Filter>): FilterForm<Filter> {
  const each = Object.entries(codecs) as [string, Codec<unknown>][];
  return {
    names: each.map(([name]) => name),
    read(address) {
      const values = each.flatMap(([name, codec]) => {
        const text = address.get(name);
        const value = text ? codec.read(text) : null;
        return value === null ? [] : [[name, value] as const];
      });
      return Object.fromEntries(values) as Filter;
    },
    write(filter) {
      const texts = each.flatMap(([name, codec]) => {
        const value = (filter as Record<string, unknown>)[name];
        const isNone = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
        return isNone ? [] : [[name, codec.write(value)] as const];
      });
      return Object.fromEntries(texts);
    },
  };
}
