import type { Resource } from './GatewayCalls.ts';
import { malformed } from './GatewayError.ts';
import { at, isWireRecord, type WireRecord } from './wire.ts';

/**
 * One GraphQL type as the gateway's records carry it: every field says which wire fields it needs and how it is read.
 * From this one declaration come the projection, the mapping and the loaders.
 */
export interface RecordType {
  name: string;
  /** null for a type that only stands inside others. */
  resource: Resource | null;
  fields: Readonly<Record<string, Field<unknown>>>;
}

export type Field<T> = ValueField<T> | NestedField<T> | RelationField<T> | RelationListField<T>;

/** A value of the record itself. */
export interface ValueField<T> {
  kind: 'value';
  wire: readonly string[];
  /** undefined where the gateway sent nothing: the contract then decides whether null is allowed. */
  read(record: WireRecord): T | null | undefined;
}

/** A record, or a list of them, that the wire carries inside this one. */
export interface NestedField<T> {
  kind: 'nested';
  wire: readonly string[];
  /** GraphQL type of what is inside. */
  type: string;
  many: boolean;
  /** Only its selected fields are requested: where they cost the gateway something. */
  narrow: boolean;
  pick(record: WireRecord): unknown;
  gives?: T;
}

/** Another record by id, loaded together with all others of the operation. */
export interface RelationField<T> {
  kind: 'relation';
  wire: readonly string[];
  type: string;
  id(record: WireRecord): string | Error | null;
  /** The part of the other record carried by this one: enough when nothing else is selected. */
  embedded: { wire: readonly string[]; fields: readonly string[]; pick(record: WireRecord): unknown } | null;
  gives?: T;
}

/** Other records by a list of ids, in its order; one that no longer exists is left out. */
export interface RelationListField<T> {
  kind: 'relationList';
  wire: readonly string[];
  type: string;
  ids(record: WireRecord): readonly string[] | Error;
  /** The part of each record carried by the list: enough when nothing else is selected. */
  embedded: { fields: readonly string[]; pick(record: WireRecord): unknown } | null;
  gives?: T;
}

type FieldsOf<T> = { [Name in Exclude<keyof T, '__typename'>]-?: Field<Exclude<T[Name], undefined>> };

export function recordType<T>(name: string, resource: Resource | null, fields: FieldsOf<T>): RecordType {
  return { name, resource, fields: fields as RecordType['fields'] };
}

/** A value with a custom reader, from the wire fields it names. */
export function derived<T>(wire: readonly string[], read: (record: WireRecord) => T | null | undefined): ValueField<T> {
  return { kind: 'value', wire, read };
}

export function nested<T>(type: string, path: string): NestedField<T> {
  const steps = path.split('.');
  return { kind: 'nested', wire: [path], type, many: false, narrow: false, pick: (record) => at(record, steps) };
}

/** The same, requested field by field. */
export function narrowNested<T>(type: string, path: string): NestedField<T> {
  return { ...nested<T>(type, path), narrow: true };
}

export function nestedList<T>(type: string, path: string): NestedField<T[]> {
  const steps = path.split('.');
  return { kind: 'nested', wire: [path], type, many: true, narrow: false, pick: (record) => at(record, steps) ?? [] };
}

interface Embedded<T> {
  path: string;
  fields: readonly (keyof T & string)[];
  /** A carried part has no id: the record beside it has. */
  idBeside?: boolean;
}

export function relation<T>(type: string, idPath: string, embedded?: Embedded<T>): RelationField<T> {
  const steps = idPath.split('.');
  const id = (record: WireRecord) => idOf(at(record, steps));
  return { kind: 'relation', wire: [idPath], type, id, embedded: embedded ? embeddedIn(embedded, idPath, id) : null };
}

/** `path` leads to a list of ids, or of records of which only `embedded` is carried. */
export function relationList<T>(
  type: string,
  path: string,
  embedded?: readonly (keyof T & string)[],
): RelationListField<T[]> {
  const steps = path.split('.');
  const listIn = (record: WireRecord): unknown => at(record, steps) ?? [];
  return {
    kind: 'relationList',
    wire: [path],
    type,
    ids: (record) => {
      const list = listIn(record);
      if (!Array.isArray(list)) return malformed('A list of ids is none.');
      // A record in it may have no id; a place in it is never empty.
      if (list.includes(null)) return malformed('A list of ids has none in it.');
      const read = list.map((entry) => idOf(isWireRecord(entry) ? entry.id : entry));
      return read.find((id) => id instanceof Error) ?? read.filter((id) => typeof id === 'string');
    },
    embedded: embedded ? { fields: embedded, pick: listIn } : null,
  };
}

function embeddedIn<T>(
  { path, fields, idBeside }: Embedded<T>,
  idPath: string,
  idOfRecord: (record: WireRecord) => unknown,
): RelationField<T>['embedded'] {
  const steps = path.split('.');
  const carried = (record: WireRecord) => at(record, steps);
  if (!idBeside) return { wire: [path], fields, pick: (record) => withId(carried(record)) };
  return {
    wire: [path, idPath],
    fields,
    pick: (record) => {
      const value = carried(record) ?? {};
      return isWireRecord(value) ? withId({ ...value, id: idOfRecord(record) }) : value;
    },
  };
}

/** A record without its id stands for none; anything that is not a record stays as it is, so that it is noticed. */
function withId(value: unknown): unknown {
  return isWireRecord(value) && value.id == null ? null : value;
}

function idOf(value: unknown): string | Error | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : malformed('An id is none.');
}
