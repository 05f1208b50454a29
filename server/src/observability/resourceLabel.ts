/** More than the number of resources and statistics; beyond that, user input has become part of paths. */
const MAX_LABELS = 200;
const labels = new Set<string>();
/** Matches only the label's part of a path: the ids in a query can be thousands of characters long. */
const STEPS = /^\/([^/?]*)(?:\/([^/?]*))?/;

/** Returns the resource of a call, without ids and queries: `members`, `stat/total-revenue`. */
export function resourceLabel(path: string): string {
  const [, first = '', second = ''] = STEPS.exec(path) ?? [];
  const label = first === 'stat' ? `${first}/${second}` : first;
  if (labels.has(label)) return label;
  if (labels.size >= MAX_LABELS || !/^[a-z][a-z-]*(\/[a-z-]+)?$/.test(label)) return 'other';
  labels.add(label);
  return label;
}
