import { type Static, type TObject, type TUnsafe, Type } from '@sinclair/typebox';
import type { JsonSchema } from './Operation.ts';

const READER = Symbol('how a parameter is read');

/** Reads a value of the query string for the handler; the value is undefined if absent, an array if its name occurs twice. */
export type Reader<Value> = (value: unknown, name: string) => Value;

type Parameter = JsonSchema & { [READER]?: Reader<unknown> };

/**
 * Declares a parameter with its reader, which may refuse; without a reader, only its schema is checked. It is optional
 * unless its schema says `isNeeded`; the reader decides what absence means.
 */
export function parameter<Value>(
  { isNeeded, ...schema }: JsonSchema & { isNeeded?: boolean },
  read: Reader<Value>,
): TUnsafe<Value> {
  const described = Type.Unsafe<Value>(schema);
  return Object.assign(isNeeded ? described : Type.Optional(described), {
    [READER]: read,
  }) as TUnsafe<Value>;
}

/** A parameter that the handler reads itself, depending on the caller or on other parameters. */
export const textParameter = (schema: JsonSchema) => parameter(schema, (value) => value as string | undefined);

const parametersOf = (query: TObject) => Object.entries(query.properties as Readonly<Record<string, Parameter>>);

/** Returns the parameters that are checked by their schemas; undefined if there are none. */
export function checkedByQuery(query: TObject): TObject | undefined {
  const checked = Object.entries(query.properties).filter(([, schema]) => !(schema as Parameter)[READER]);
  return checked.length > 0 ? Type.Object(Object.fromEntries(checked)) : undefined;
}

/** Reads the declared values of a query string; other names are kept. */
export function readBy<Query extends TObject>(
  query: Query,
): (given: Readonly<Record<string, unknown>>) => Static<Query> {
  const readers = parametersOf(query).flatMap(([name, { [READER]: read }]) => (read ? [[name, read] as const] : []));
  return (given) => {
    const read: Record<string, unknown> = { ...given };
    for (const [name, reader] of readers) read[name] = reader(given[name], name);
    return read as Static<Query>;
  };
}
