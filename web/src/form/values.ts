/** Values of a form's fields by name: plain data, as typed. */
export type FormValues = Record<string, unknown>;

/** Whether two values of a form are equal. They are plain data, so their JSON is compared. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the values without the named ones. */
export function without<Values extends object>(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))) as Values;
}
