const WRITTEN = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const WALL_CLOCK = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/;

/** `YYYY-MM-DD HH:mm:ss`, also where a gateway writes the same wall clock with `T` and fractions. */
export function localTime(value: unknown): string | undefined {
  const text = String(value);
  if (WRITTEN.test(text)) return text;
  const match = WALL_CLOCK.exec(text);
  return match ? `${match[1]} ${match[2]}` : undefined;
}
