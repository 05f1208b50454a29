/** `YYYY-MM-DD HH:mm:ss`, also where a gateway writes the same wall clock with `T` and fractions. */
export function localTime(value: unknown): string | undefined {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(String(value));
  return match ? `${match[1]} ${match[2]}` : undefined;
}
