import type { Resource } from './GatewayCalls.ts';
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

export type Field<T> = ValueField<T> | NestedField<T> | RelationField<T>;

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
  pick(record: WireRecord): unknown;
  gives?: T;
}

/** Another record by id, loaded together with all others of the operation. */
export interface RelationField<T> {
  kind: 'relation';
  wire: readonly string[];
  type: string;
  id(record: WireRecord): string | null;
  /** A part of the other record that this one carries: enough when nothing else is asked for. */
  embedded: { wire: string; fields: readonly string[]; pick(record: WireRecord): unknown } | null;
  gives?: T;
}

type FieldsOf<T> = { [Name in Exclude<keyof T, '__typename'>]-?: Field<Exclude<T[Name], undefined>> };

export function recordType<T>(name: string, resource: Resource | null, fields: FieldsOf<T>): RecordType {
  return { name, resource, fields: fields as RecordType['fields'] };
}

/** A value read by a function of its own, from the wire fields it names. */
export function derived<T>(wire: readonly string[], read: (record: WireRecord) => T | null | undefined): ValueField<T> {
  return { kind: 'value', wire, read };
}

export function nested<T>(type: string, path: string): NestedField<T> {
  const steps = path.split('.');
  return { kind: 'nested', wire: [path], type, many: false, pick: (record) => at(record, steps) };
}

export function nestedList<T>(type: string, path: string): NestedField<T[]> {
  const steps = path.split('.');
  return { kind: 'nested', wire: [path], type, many: true, pick: (record) => at(record, steps) ?? [] };
}

export function relation<T>(
  type: string,
  idPath: string,
  embedded?: { path: string; fields: readonly (keyof T & string)[] },
): RelationField<T> {
  const steps = idPath.split('.');
  return {
    kind: 'relation',
    wire: [idPath],
    type,
    id: (record) => idOf(at(record, steps)),
    embedded: embedded ? { wire: embedded.path, fields: embedded.fields, pick: embeddedAt(embedded.path) } : null,
  };
}

function embeddedAt(path: string): (record: WireRecord) => WireRecord | null {
  const steps = path.split('.');
  return (record) => {
    const value = at(record, steps);
    return isWireRecord(value) && value.id != null ? value : null;
  };
}

function idOf(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : String(value);
}
