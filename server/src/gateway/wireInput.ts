import { storedPhone } from '@taem/domain/person/typedPhone.ts';
import { readHashtags } from '@taem/domain/reading/tags.ts';
import type { InputPath } from './userErrors.ts';

/** The exception of an input field from the rule: its wire name, how its value is sent, or both. */
export interface WireField {
  wire?: string;
  to?(value: unknown): unknown;
}

/**
 * Exceptions to the rule that a wire name is the field's name in snake case, or its short word, and its value is sent
 * unchanged.
 */
export type WireFields<Input> = { readonly [Name in keyof Input]?: WireField };

/** Sends a phone as the gateway stores it, from the E.164 of the contract. */
export const phoneOnWire: WireField = { to: (value) => (typeof value === 'string' ? storedPhone(value) : value) };

/** MGMT-19 Sends tags with their `#`, however they were typed. */
export const readTags = (tags: unknown): unknown => (Array.isArray(tags) ? readHashtags(tags.join(',')) : tags);

/** Returns the body of a new record: null values are left out, at any depth. */
export function wireInput<Input extends object>(input: Input, exceptions: WireFields<Input>): Record<string, unknown> {
  return wireChanges(withoutNulls(input) as Input, exceptions);
}

/** Returns the body of an update: absent fields are left out, null clears a field; nulls within a value are left out. */
export function wireChanges<Input extends object>(
  input: Input,
  exceptions: WireFields<Input>,
): Record<string, unknown> {
  const fields: Readonly<Record<string, WireField | undefined>> = exceptions;
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    const { wire = snakeCase(name), to = snakeCased } = fields[name] ?? {};
    changes[wire] = value === null ? null : to(value);
  }
  return changes;
}

/** Returns a function that converts a path of the body to the input. */
export function inputPath<Input>(exceptions: WireFields<Input>): InputPath {
  const fields: Readonly<Record<string, WireField | undefined>> = exceptions;
  const names = new Map(Object.entries(fields).flatMap(([name, field]) => (field?.wire ? [[field.wire, name]] : [])));
  return (wirePath) => {
    if (wirePath === 'Idempotency-Key') return ['idempotencyKey'];
    const [first = '', ...rest] = wirePath.split('.');
    return [names.get(first) ?? camelCase(first), ...rest.map(camelCase)];
  };
}

/** Converts names within objects and lists of an input to the wire's spelling. */
function snakeCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCased);
  if (typeof value !== 'object' || value === null) return value;
  const named = Object.entries(withoutNulls(value));
  return Object.fromEntries(named.map(([name, inner]) => [snakeCase(name), snakeCased(inner)]));
}

function withoutNulls(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined));
}

/** The wire's short words; the contract writes them out. */
const SHORT_WORDS: Readonly<Record<string, string>> = { description: 'desc', maritalStatus: 'state', quantity: 'qty' };
const FULL_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SHORT_WORDS).map(([full, short]) => [short, full]),
);

function snakeCase(name: string): string {
  return SHORT_WORDS[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function camelCase(name: string): string {
  if (name === '__v') return 'version';
  return FULL_WORDS[name] ?? name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
