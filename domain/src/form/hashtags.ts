/** Tags from a field: split on commas, trimmed, each once and with one `#` in front (MGMT-19). */
export function hashtags(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.trim().replace(/^#+/, '').trim())
    .filter((tag) => tag !== '');
  return [...new Set(tags)].map((tag) => `#${tag}`);
}
