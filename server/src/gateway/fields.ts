import type { Status } from '../generated/schema.ts';
import { malformed } from './GatewayError.ts';
import { readPhone } from './readPhone.ts';
import { derived, type ValueField } from './recordType.ts';
import { at, isWireRecord, type WireRecord } from './wire.ts';
import { wireEnums } from './wireEnums.ts';

/**
 * Reads the value at a wire path with `convert`; null and missing values stay unchanged. If `convert` returns
 * undefined, the value violates the contract: that field is an error, and the rest of its record still arrives.
 */
export function valueAt<T>(path: string, convert: (value: unknown) => T | null | undefined): ValueField<T> {
  const steps = path.split('.');
  const [only = ''] = steps;
  const pick = steps.length === 1 ? (record: WireRecord) => record[only] : (record: WireRecord) => at(record, steps);
  return derived([path], (record) => {
    const value = pick(record);
    if (value === null || value === undefined) return undefined;
    const read = convert(value);
    return read === undefined ? misread(path) : read;
  });
}

// The executor treats an error as the value of a field as that field's failure.
function misread(path: string): undefined {
  return malformed(`${path} is not what it should be.`) as unknown as undefined;
}

export const text = (path: string): ValueField<string> => valueAt(path, asText);

/** Reads a text inside an object that the gateway stores as one field, which is requested as a whole. */
export const textWithin = (path: string, name: string): ValueField<string> =>
  derived([path], (record) => {
    const value = at(record, [path, name]);
    return value === null || value === undefined ? undefined : (asText(value) ?? misread(path));
  });

/** Reads a text that every record at `path` has: null if there is no such record, an error if the text is missing. */
export const textOfEach = (path: string, name: string): ValueField<string> =>
  derived([`${path}.${name}`], (record) => {
    const inner = record[path];
    if (inner === null || inner === undefined) return undefined;
    return (isWireRecord(inner) ? asText(inner[name]) : undefined) ?? misread(`${path}.${name}`);
  });

/** Reads a text; an empty one becomes null. */
export const optionalText = (path: string): ValueField<string> =>
  valueAt(path, (value) => (value === '' ? null : asText(value)));

/** Reads THB, percent and factors: numbers, also if a gateway sends them as text. */
export const number = (path: string): ValueField<number> => valueAt(path, asNumber);

/** Reads figures summed over many records: points, pieces, sales. */
export const count = (path: string): ValueField<number> =>
  valueAt(path, (value) => {
    const read = asNumber(value);
    return Number.isSafeInteger(read) ? read : undefined;
  });

/** Reads counts of one record, points of one member, and versions. */
export const integer = (path: string): ValueField<number> =>
  valueAt(path, (value) => {
    const read = asNumber(value);
    // The contract's Int has 32 bits.
    return read === undefined || (read | 0) !== read ? undefined : read;
  });

export const flag = (path: string): ValueField<boolean> => valueAt(path, (value) => FLAGS.get(value));

export const texts = (path: string): ValueField<string[]> => listAt(path, asText);

/** Reads a list, or fails if any entry is unreadable, because a shortened list would be wrong. */
export function listAt<T>(path: string, convert: (entry: unknown) => T | undefined): ValueField<T[]> {
  return valueAt(path, (value) => {
    if (!Array.isArray(value)) return undefined;
    const read = value.map(convert).filter((entry) => entry !== undefined);
    return read.length === value.length ? read : undefined;
  });
}

/** Reads a moment as RFC 3339 in UTC, whatever offset it was sent with. */
export const moment = (path: string): ValueField<string> => valueAt(path, asMoment);

/** Reads a day, also if it is sent as a moment. */
export const day = (path: string): ValueField<string> => valueAt(path, (value) => (value === '' ? null : asDay(value)));

/** Reads a phone as E.164 from any form that a gateway stores; null if it is not a phone number. */
export const phone = (path: string): ValueField<string> =>
  valueAt(path, (value) => {
    const sent = asText(value);
    return sent === undefined ? undefined : readPhone(sent);
  });

/** Reads a value of an enum: by a table of the wire's words, or by a list if the contract has the same words. */
export function enumOf<T extends string>(
  path: string,
  words: Readonly<Record<string, T>> | readonly T[],
): ValueField<T> {
  return valueAt(path, wordOf(words));
}

/** Reads a list of values of an enum. */
export function enumsOf<T extends string>(
  path: string,
  words: Readonly<Record<string, T>> | readonly T[],
): ValueField<T[]> {
  return listAt(path, wordOf(words));
}

function wordOf<T extends string>(words: Readonly<Record<string, T>> | readonly T[]) {
  const values = Object.values(words);
  return (value: unknown): T | undefined => values.find((word) => word === value);
}

export const status = (path: string): ValueField<Status> => enumOf(path, wireEnums.Status);

/** Reads one of a closed list of values with several spellings on the wire. */
export function spelledOf<T extends string>(path: string, spellings: Readonly<Record<string, T>>): ValueField<T> {
  return valueAt(path, (value) =>
    typeof value === 'string' && Object.hasOwn(spellings, value) ? spellings[value] : undefined,
  );
}

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
]);

function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

const DAY = /^\d{4}-\d\d-\d\d/;

function asDay(value: unknown): string | undefined {
  return typeof value === 'string' ? DAY.exec(value)?.[0] : undefined;
}

function asNumber(value: unknown): number | undefined {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function asMoment(value: unknown): string | undefined {
  const sent = asText(value) ?? '';
  if (UTC.test(sent)) return sent;
  const time = new Date(sent);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
