import { fromBaht, MoneyError } from '@taem/domain/money/money.ts';
import { eraHint } from '@taem/domain/time/eraHint.ts';
import type { FieldType } from './defineResource.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** Time zones are at most 14 hours ahead; PostgreSQL accepts offsets below 16 hours, and JavaScript up to 24. */
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/;
const MAX_INT = 2_147_483_647;

/** Thrown for a wire value that does not fit its field; the message completes "<field> ...". */
export class WrongValue extends Error {}

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** Returns the value in the form of its column; throws `WrongValue` for a value of another type. */
export function readValue(type: FieldType, value: unknown): unknown {
  switch (type) {
    case 'text':
      return readText(value);
    case 'money':
      return readMoney(value);
    case 'integer':
      if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_INT) return value;
      throw new WrongValue('must be a whole number');
    case 'decimal':
      if (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e12) return value;
      throw new WrongValue('must be a number');
    case 'boolean':
      if (typeof value === 'boolean') return value;
      throw new WrongValue('must be true or false');
    case 'id':
      if (isUuid(value)) return value.toLowerCase();
      throw new WrongValue('must be an id');
    case 'date':
      if (typeof value === 'string' && DATE.test(value) && isDay(value)) return inCommonEra(value);
      throw new WrongValue('must be a date YYYY-MM-DD');
    case 'timestamp':
      if (typeof value === 'string' && TIMESTAMP.test(value) && isDay(value.slice(0, 10)) && Date.parse(value))
        return inCommonEra(value);
      throw new WrongValue('must be a time such as 2026-01-31T10:00:00Z');
    case 'textArray':
      if (Array.isArray(value) && value.length <= 100) return value.map(readText);
      throw new WrongValue('must be a list of texts');
    case 'json':
      return value;
  }
}

function inCommonEra(value: string): string {
  const hint = eraHint(value);
  if (hint) throw new WrongValue(hint);
  return value;
}

function readText(value: unknown): string {
  if (typeof value !== 'string') throw new WrongValue('must be text');
  // PostgreSQL cannot store a null character.
  if (value.includes('\0')) throw new WrongValue('has a character that is not allowed');
  return value;
}

function readMoney(value: unknown): number {
  if (typeof value !== 'number') throw new WrongValue('must be a number');
  try {
    return fromBaht(value);
  } catch (error) {
    if (error instanceof MoneyError) throw new WrongValue(error.message);
    throw error;
  }
}

/** Whether the day exists: 31 February looks like a day but is not one. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && !day.startsWith('0000');
}
