/** What stands in the fields of a form, by name: plain data, as it is typed. */
export type FormValues = Record<string, unknown>;

/** Values of a form are plain data: they are the same when their JSON is. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The values without some of them. */
export function without<Values extends object>(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) as Values;
}
