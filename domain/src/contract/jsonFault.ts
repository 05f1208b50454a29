/** The limits of all received JSON except imports: far more than a request or a record needs. */
export const JSON_LIMITS = {
  /** Nested objects and lists; too many would overflow the stack of a reader. */
  levels: 100,
  /** Objects, lists and values together. */
  values: 50_000,
  /** Names of one object: no record has this many, and each is looked up and written several times. */
  names: 1_000,
} as const;

/** Returns why a parsed JSON value is refused; null if it is within the limits. */
export function jsonFault(value: unknown): string | null {
  let left: number = JSON_LIMITS.values;
  // Recurses no deeper than the limit.
  const look = (each: unknown, depth: number): string | null => {
    left -= 1;
    if (left < 0) return `has more than ${JSON_LIMITS.values} values`;
    if (typeof each !== 'object' || each === null) return null;
    if (depth === JSON_LIMITS.levels) return `is nested deeper than ${JSON_LIMITS.levels} levels`;
    let names = Array.isArray(each) ? Number.NEGATIVE_INFINITY : 0;
    for (const name in each) {
      names += 1;
      if (names > JSON_LIMITS.names) return `has more than ${JSON_LIMITS.names} names in one object`;
      const fault = look((each as Record<string, unknown>)[name], depth + 1);
      if (fault) return fault;
    }
    return null;
  };
  return look(value, 0);
}

/** The same for a text that may not be JSON: malformed text is left for its reader to refuse. */
export function jsonTextFault(text: string): string | null {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return jsonFault(JSON.parse(text));
  } catch {
    return null;
  }
}
