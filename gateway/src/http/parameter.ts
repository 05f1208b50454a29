import { type Static, type TObject, type TUnsafe, Type } from '@sinclair/typebox';
import type { JsonSchema } from './Operation.ts';

const READER = Symbol('how a parameter is read');

/** A value of the query string as the handler gets it; undefined if absent, an array if the name is there twice. */
export type Reader<Value> = (value: unknown, name: string) => Value;

type Parameter = JsonSchema & { [READER]?: Reader<unknown> };

/**
 * A parameter with how it is read and refused; one without is checked by its schema alone. It is optional, unless its
 * schema says that it `isNeeded`; its reader decides what absence means.
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

/** A parameter that the handler reads itself, by the caller or by other parameters. */
export const textParameter = (schema: JsonSchema) => parameter(schema, (value) => value as string | undefined);

const parametersOf = (query: TObject) => Object.entries(query.properties as Readonly<Record<string, Parameter>>);

/** The parameters that are checked by their schemas; undefined where there are none. */
export function checkedByQuery(query: TObject): TObject | undefined {
  const checked = Object.entries(query.properties).filter(([, schema]) => !(schema as Parameter)[READER]);
  return checked.length > 0 ? Type.Object(Object.fromEntries(checked)) : undefined;
}

/** Reads what stands in a query string; other names are kept. */
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
