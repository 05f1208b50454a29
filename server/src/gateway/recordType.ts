import type { Resource } from './GatewayCalls.ts';
import { malformed } from './GatewayError.ts';
import { at, isWireRecord, type WireRecord } from './wire.ts';

/**
 * How one GraphQL type is read from the gateway's records: every field states which wire fields it needs and how it is
 * read. The projection, the mapping and the loaders are derived from this declaration.
 */
export interface RecordType {
  name: string;
  /** null for a type that only occurs inside others. */
  resource: Resource | null;
  fields: Readonly<Record<string, Field<unknown>>>;
}

export type Field<T> = ValueField<T> | NestedField<T> | RelationField<T> | RelationListField<T>;

/** A value of the record itself. */
export interface ValueField<T> {
  kind: 'value';
  wire: readonly string[];
  /** Returns undefined if the gateway sent nothing: the contract then decides whether null is allowed. */
  read(record: WireRecord): T | null | undefined;
}

/** A record, or a list of records, nested in this one on the wire. */
export interface NestedField<T> {
  kind: 'nested';
  wire: readonly string[];
  /** GraphQL type of the nested record. */
  type: string;
  many: boolean;
  /** Whether only its selected fields are requested, because they cost the gateway something. */
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
  /** The part of the other record that this one contains: enough if nothing else is selected. */
  embedded: { wire: readonly string[]; fields: readonly string[]; pick(record: WireRecord): unknown } | null;
  gives?: T;
}

/** Other records by a list of ids, in its order; one that no longer exists is left out. */
export interface RelationListField<T> {
  kind: 'relationList';
  wire: readonly string[];
  type: string;
  ids(record: WireRecord): readonly string[] | Error;
  /** The part of each record that the list contains: enough if nothing else is selected. */
  embedded: { fields: readonly string[]; pick(record: WireRecord): unknown } | null;
  gives?: T;
}

type FieldsOf<T> = { [Name in Exclude<keyof T, '__typename'>]-?: Field<Exclude<T[Name], undefined>> };

export function recordType<T>(name: string, resource: Resource | null, fields: FieldsOf<T>): RecordType {
  return { name, resource, fields: fields as RecordType['fields'] };
}

/** Declares a value with a custom reader of the named wire fields. */
export function derived<T>(wire: readonly string[], read: (record: WireRecord) => T | null | undefined): ValueField<T> {
  return { kind: 'value', wire, read };
}

export function nested<T>(type: string, path: string): NestedField<T> {
  const steps = path.split('.');
  return { kind: 'nested', wire: [path], type, many: false, narrow: false, pick: (record) => at(record, steps) };
}

/** Declares a nested record that is requested field by field. */
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
  /** Whether the embedded part has no id, but the record next to it has. */
  idBeside?: boolean;
}

export function relation<T>(type: string, idPath: string, embedded?: Embedded<T>): RelationField<T> {
  const steps = idPath.split('.');
  const id = (record: WireRecord) => idOf(at(record, steps));
  return { kind: 'relation', wire: [idPath], type, id, embedded: embedded ? embeddedIn(embedded, idPath, id) : null };
}

/** Declares records by a list of ids, or of records that contain only the `embedded` fields, at `path`. */
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
      // A record in the list may lack an id; an entry is never null.
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

/**
 * Returns null for a record without id, which means that there is none; a value that is not a record stays unchanged,
 * so that it is reported.
 */
function withId(value: unknown): unknown {
  return isWireRecord(value) && value.id == null ? null : value;
}

function idOf(value: unknown): string | Error | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : malformed('An id is none.');
}
