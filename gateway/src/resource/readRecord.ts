import { type TSchema, TypeGuard } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { type Problem, refuseField, refuseFields } from '../http/errors.ts';
import type { Field, RecordValues, Resource, WriteRule } from './defineResource.ts';
import { WrongValue } from './readValue.ts';
import { readWritten } from './readWritten.ts';
import { ENVELOPE } from './recordSchema.ts';

/** Fields that are sent with a write, of which only some have a meaning, and that are not part of the record. */
const NOT_OF_RECORD: ReadonlySet<string> = new Set([
  ...Object.keys(ENVELOPE),
  ...['id', '__v', 'action', 'lang', 'image'],
  // DATA-15 Fields that a form may have loaded with the record and send back, but that no change writes.
  ...['attributes', 'image_url', 'sub_category', 'category', 'time'],
]);
const MAX_TEXT_LENGTH = 2_000;
/** Spaces and invisible signs around a text are tolerated up to this number. */
const MAX_SENT_LENGTH = 1_000;
/** Maximum number of reported faults in one field, as the user corrects one at a time. */
const MAX_OF_FIELD = 100;

/** Returns the values to write, by column; throws with every refused field. */
export function readRecord(resource: Resource, body: Record<string, unknown>, mode: 'create' | 'update'): RecordValues {
  const values: RecordValues = { ...(mode === 'create' && resource.fromEnvelope?.(body)) };
  refuseLongLists(resource, body);
  const formProblems = resource.check?.(body, mode) ?? [];
  const beside = (mode === 'create' && resource.besideNew?.fields) || {};
  const problems = [
    ...fieldProblems(resource, body, mode, values),
    ...unknownFields(resource, body, beside),
    ...wrongBeside(beside, body),
  ];
  // Where the form has a message for a field, only that is reported.
  const worded = new Set(formProblems.map(({ path }) => path));
  const all = [...formProblems, ...problems.filter(({ path }) => !worded.has(path))];
  if (all.length > 0) throw refuseFields(all);
  return values;
}

/** Runs before the entries of lists are checked, each of which could have several faults. */
function refuseLongLists({ fieldByPath }: Resource, body: Record<string, unknown>): void {
  for (const [path, value] of Object.entries(body)) {
    if (!Array.isArray(value)) continue;
    const most = fieldByPath.get(path)?.write?.schema?.maxItems;
    if (typeof most === 'number' && value.length > most) throw refuseField(path, `has more than ${most} entries`);
  }
}

function fieldProblems(
  resource: Resource,
  body: Record<string, unknown>,
  mode: 'create' | 'update',
  values: RecordValues,
): Problem[] {
  const problems: Problem[] = [];
  for (const [name, field] of resource.fieldByPath) {
    const rule = field.write;
    if (!rule) continue;
    const value = body[name];
    if (value === undefined) {
      if (rule.required && mode === 'create') problems.push({ path: name, message: 'is required' });
    } else {
      problems.push(...readField(name, field, rule, value, values));
    }
  }
  return problems;
}

function readField(name: string, field: Field, rule: WriteRule, value: unknown, values: RecordValues): Problem[] {
  if (value === null || value === '') {
    if (rule.required) return [{ path: name, message: 'is required' }];
    values[rule.column] = null;
    return [];
  }
  // Checked before each character is processed; the text may become shorter by composing letters and removing signs.
  if (field.type === 'text' && typeof value === 'string' && value.length > MAX_SENT_LENGTH + 3 * mostOf(rule))
    return tooLong(name, rule);
  try {
    const read = readWritten(field.type, rule, value);
    // A text without any visible sign counts as empty.
    if (read === null && rule.required) return [{ path: name, message: 'is required' }];
    values[rule.column] = field.type === 'json' && read !== null ? JSON.stringify(read) : read;
    return [...checkRule(name, rule, read), ...checkSchema(name, rule, read)];
  } catch (error) {
    if (error instanceof WrongValue) return [{ path: name, message: error.message }];
    throw error;
  }
}

const mostOf = ({ max }: WriteRule): number => max ?? MAX_TEXT_LENGTH;

const tooLong = (path: string, rule: WriteRule): Problem[] => [
  { path, message: `has more than ${mostOf(rule)} characters` },
];

function checkRule(name: string, rule: WriteRule, value: unknown): Problem[] {
  if (typeof value === 'string') {
    const choices = rule.choices?.map((choice) => choice.value);
    if (choices && !choices.includes(value)) {
      return [{ path: name, message: `must be one of ${choices.join(', ')}` }];
    }
    return value.length > mostOf(rule) ? tooLong(name, rule) : [];
  }
  if (typeof value !== 'number') return [];
  if (rule.min !== undefined && value < rule.min) return [{ path: name, message: `must be at least ${rule.min}` }];
  if (rule.max !== undefined && value > rule.max) return [{ path: name, message: `must be at most ${rule.max}` }];
  return [];
}

function checkSchema(name: string, { schema }: WriteRule, value: unknown): Problem[] {
  if (!schema) return [];
  const problems: Problem[] = [];
  for (const { path, message } of errorsIn(schema, value)) {
    problems.push({ path: `${name}${path.replaceAll('/', '.')}`, message });
    if (problems.length === MAX_OF_FIELD) break;
  }
  return problems;
}

/**
 * For a schema that may be null, returns the errors of its other part: the union itself only reports that neither part
 * fits.
 */
function* errorsIn(schema: TSchema, value: unknown, above = ''): Generator<Problem> {
  for (const { schema: part, value: given, path, message } of Value.Errors(schema, value)) {
    const [kind, ...others] = TypeGuard.IsUnion(part) ? part.anyOf.filter((each) => !TypeGuard.IsNull(each)) : [];
    if (kind && others.length === 0 && given !== null) yield* errorsIn(kind, given, above + path);
    else yield { path: above + path, message };
  }
}

type Beside = Readonly<Record<string, TSchema>>;

function wrongBeside(beside: Beside, body: Record<string, unknown>): Problem[] {
  return Object.entries(beside).flatMap(([path, schema]) => {
    const value = body[path] ?? null;
    const [error] = value === null ? [] : Value.Errors(schema, value);
    return error ? [{ path, message: error.message }] : [];
  });
}

/**
 * Fields that are returned but not stored here (a joined name, a count) may come back unchanged in a form; other names
 * are mistakes.
 */
function unknownFields(resource: Resource, body: Record<string, unknown>, beside: Beside): Problem[] {
  const allowed = firstNames(resource);
  return Object.keys(body)
    .filter((name) => !NOT_OF_RECORD.has(name) && !allowed.has(name) && !Object.hasOwn(beside, name))
    .map((path) => ({ path, message: 'is not a field of this record' }));
}

const firstNamesOf = new WeakMap<Resource, ReadonlySet<string>>();

/** Returns the first parts of the paths, computed once, as an imported file has many rows. */
function firstNames(resource: Resource): ReadonlySet<string> {
  const found =
    firstNamesOf.get(resource) ?? new Set([...resource.fieldByPath.keys()].map((path) => path.replace(/\..*$/, '')));
  firstNamesOf.set(resource, found);
  return found;
}
