import type { Codec } from './filterCodecs.ts';

/** A filter as it stands in an address, one parameter for each of its conditions. */
export interface FilterForm<Filter> {
  /** Of the parameters. */
  readonly names: readonly string[];
  /** What makes no sense is left out. */
  read(address: URLSearchParams): Filter;
  write(filter: Filter): Record<string, string>;
}

type FilterCodecs<Filter> = { readonly [Name in keyof Omit<Filter, 'ids'>]-?: Codec<NonNullable<Filter[Name]>> };

/** A filter whose conditions are each a parameter of the address under their own name. */
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
