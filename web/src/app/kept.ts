import { isObject } from '@taem/domain/reading/isObject.ts';
import { readLocal } from './localStore.ts';

/**
 * The shape of a value, by example: lists by their first item, null for a value that may be missing, or a function that
 * checks.
 */
export type Form =
  | null
  | string
  | number
  | boolean
  | readonly Form[]
  | { readonly [name: string]: Form }
  | ((value: unknown) => boolean);

/** Whether a value has the shape; further fields do not matter. */
export function hasForm(value: unknown, form: Form): boolean {
  if (form === null) return !Array.isArray(value);
  if (typeof form === 'function') return form(value);
  if (typeof form === 'number') return Number.isFinite(value);
  if (typeof form !== 'object') return typeof value === typeof form;
  if (isObject(form)) {
    return isObject(value) && Object.entries(form).every(([name, part]) => hasForm(value[name], part as Form));
  }
  const [item] = form as readonly Form[];
  return Array.isArray(value) && (item === undefined || value.every((each) => hasForm(each, item)));
}

export const orNull = (form: Form) => (value: unknown) => value === null || hasForm(value, form);

/**
 * Parses the JSON of a text. Returns null if it does not have the shape: another version, a person or an extension may have
 * written it.
 */
export function readForm<Value>(text: string | null, form: Form): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return hasForm(value, form) ? (value as Value) : null;
  } catch {
    return null;
  }
}

/** Returns the JSON value stored on this device; null if it is missing or has another shape. */
export const readKept = <Value>(key: string, form: Form): Value | null => readForm<Value>(readLocal(key), form);
