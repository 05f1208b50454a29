import type { Status } from '../generated/schema.ts';
import { readPhone } from './readPhone.ts';
import { derived, type ValueField } from './recordType.ts';
import { at, type WireRecord } from './wire.ts';

/** A value at a wire path, turned by `convert`; null and missing stay what they are. */
export function valueAt<T>(path: string, convert: (value: unknown) => T | null | undefined): ValueField<T> {
  const steps = path.split('.');
  const [only = ''] = steps;
  const pick = steps.length === 1 ? (record: WireRecord) => record[only] : (record: WireRecord) => at(record, steps);
  return derived([path], (record) => {
    const value = pick(record);
    return value === null || value === undefined ? undefined : convert(value);
  });
}

export const text = (path: string): ValueField<string> => valueAt(path, asText);

/** A text inside an object that the gateway keeps as one field, which is asked for as a whole. */
export const textWithin = (path: string, name: string): ValueField<string> =>
  derived([path], (record) => {
    const value = at(record, [path, name]);
    return value === null || value === undefined ? undefined : asText(value);
  });

/** Empty texts count as not recorded. */
export const optionalText = (path: string): ValueField<string> => valueAt(path, (value) => asText(value) || null);

/** THB, percent and factors: numbers, also where a gateway sends them as text. */
export const number = (path: string): ValueField<number> => valueAt(path, asNumber);

/** Counts, points and versions. */
export const integer = (path: string): ValueField<number> =>
  valueAt(path, (value) => {
    const read = asNumber(value);
    return Number.isInteger(read) ? read : undefined;
  });

export const flag = (path: string): ValueField<boolean> => valueAt(path, (value) => value === true || value === 'true');

export const texts = (path: string): ValueField<string[]> =>
  valueAt(path, (value) => (Array.isArray(value) ? value.map(asText) : []));

/** A moment as RFC 3339 in UTC, whatever offset it was sent with. */
export const moment = (path: string): ValueField<string> => valueAt(path, asMoment);

/** A day, also where it is sent as a moment. */
export const day = (path: string): ValueField<string> => valueAt(path, (value) => asText(value).slice(0, 10) || null);

/** E.164, from any form a gateway stores; null when it is no number at all. */
export const phone = (path: string): ValueField<string> => valueAt(path, (value) => readPhone(asText(value)));

/** One of a closed list that the contract and the wire spell alike. */
export function oneOf<T extends string>(path: string, values: readonly T[]): ValueField<T> {
  return valueAt(path, (value) => values.find((known) => known === value));
}

const STATUSES: readonly Status[] = ['Active', 'Inactive'];

export const status = (path: string): ValueField<Status> => oneOf(path, STATUSES);

/** One of a closed list that the contract spells in its own way. */
export function enumOf<T extends string>(path: string, fromWire: Readonly<Record<string, T>>): ValueField<T> {
  return valueAt(path, (value) => (Object.hasOwn(fromWire, asText(value)) ? fromWire[asText(value)] : undefined));
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : String(value);
}

function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function asMoment(value: unknown): string | undefined {
  const sent = asText(value);
  if (UTC.test(sent)) return sent;
  const time = new Date(sent);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
