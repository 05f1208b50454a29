import { refuseField } from '../../http/errors.ts';
import type { FieldType } from '../../resource/defineResource.ts';
import { readValue, WrongValue } from '../../resource/readValue.ts';

const MAX_VALUES = 1_000;

/** Returns values of one type, as many as a filter may list; refuses anything else, with its path. */
export function readAll(type: FieldType, given: unknown, path: string): unknown[] {
  if (!Array.isArray(given) || given.length === 0 || given.length > MAX_VALUES)
    throw refuseField(path, `must be a list of at most ${MAX_VALUES}`);
  return given.map((value) => readOne(type, value, path));
}

export function readOne(type: FieldType, value: unknown, path: string): unknown {
  try {
    return readValue(type, value);
  } catch (error) {
    if (error instanceof WrongValue) throw refuseField(path, error.message);
    throw error;
  }
}
