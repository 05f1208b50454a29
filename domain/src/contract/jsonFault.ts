/** What any JSON that arrives may be at most: an import apart, far more than a question or a record needs. */
export const JSON_LIMITS = {
  /** Nested objects and lists; more of them than the stack of a reader holds would end in a fault of the reader. */
  levels: 100,
  /** Objects, lists and values together. */
  values: 50_000,
  /** Of one object: no record has as many, and each is looked up and written several times. */
  names: 1_000,
} as const;

/** Why a value that was read from JSON is not looked at; null where it is. */
export function jsonFault(value: unknown): string | null {
  let left: number = JSON_LIMITS.values;
  // Down the stack no further than the limit.
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
