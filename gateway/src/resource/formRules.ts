import type { z } from 'zod';
import type { Problem } from '../http/errors.ts';

export type CheckRecord = (body: Record<string, unknown>, mode: 'create' | 'update') => readonly Problem[];

/**
 * Returns the rules, with the messages, by which the screens check a form. A field of the form is found in the record
 * by its name in snake case, or at the path given here; for a change, only the fields that it contains are checked.
 */
export function formRules(form: z.ZodObject, paths: Readonly<Record<string, string>> = {}): CheckRecord {
  const fields = Object.keys(form.shape);
  const pathOf = (field: string) => paths[field] ?? wireName(field);
  // Computed once, as an imported file has many rows.
  const places = fields.map((field) => [field, pathOf(field).split('.')] as const);
  return (body, mode) => {
    const values: Record<string, unknown> = {};
    for (const [field, place] of places) values[field] = toFormNames(valueAt(body, place));
    const given = () => fields.flatMap((field) => (values[field] === undefined ? [] : [[field, true as const]]));
    const picked = mode === 'create' ? form : form.pick(Object.fromEntries(given()));
    return (picked.safeParse(values).error?.issues ?? []).map(({ path: [field, ...below], message }) => ({
      path: [pathOf(String(field)), ...below.map((name) => wireName(String(name)))].join('.'),
      message,
    }));
  };
}

const wireName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const formName = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function toFormNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toFormNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [formName(name), toFormNames(below)]));
}

function valueAt(body: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>((value, name) => {
    const isParent = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    return isParent ? (value as Record<string, unknown>)[name] : undefined;
  }, body);
}
