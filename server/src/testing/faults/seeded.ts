/** The same "random" index below `count` for the same text in every run. */
export function seeded(text: string, count: number): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  return (hash >>> 0) % Math.max(1, count);
}
