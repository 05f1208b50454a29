/** What any JSON that arrives may be at most: an import apart, far more than a question or a record needs. */
export const JSON_LIMITS = {
  /** Objects and lists in each other; what goes deeper than the stack of who reads it would end in a fault of theirs. */
  levels: 100,
  /** Objects, lists and values together. */
  values: 50_000,
} as const;

/** Why a value that was read from JSON is not looked at; null where it is. It never goes down the stack itself. */
export function jsonFault(value: unknown): string | null {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (values > JSON_LIMITS.values) return `has more than ${JSON_LIMITS.values} values`;
    const below: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      if (depth === JSON_LIMITS.levels) return `is nested deeper than ${JSON_LIMITS.levels} levels`;
      for (const inner of Array.isArray(each) ? each : Object.values(each)) below.push(inner);
    }
    level = below;
  }
  return null;
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
