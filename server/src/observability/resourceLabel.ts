/** More than there are resources and statistics; beyond that, user input has become a path. */
const MAX_LABELS = 200;
const labels = new Set<string>();
/** Only as far as the label reaches: the ids of a query can be thousands of characters. */
const STEPS = /^\/([^/?]*)(?:\/([^/?]*))?/;

/** What a call was about, without ids and queries: `members`, `stat/total-revenue`. */
export function resourceLabel(path: string): string {
  const [, first = '', second = ''] = STEPS.exec(path) ?? [];
  const label = first === 'stat' ? `${first}/${second}` : first;
  if (labels.has(label)) return label;
  if (labels.size >= MAX_LABELS || !/^[a-z][a-z-]*(\/[a-z-]+)?$/.test(label)) return 'other';
  labels.add(label);
  return label;
}
