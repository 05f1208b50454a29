/** CUST-59 The maximum tags of a member. */
export const MAX_TAGS = 3;
/** CUST-64 Inputs that a list of texts starts with. */
export const TEXT_ARRAY_SLOTS = 3;

/** Returns a list of texts as saved: trimmed, without empty entries (CUST-64). */
export function dropEmptyTexts(texts: readonly (string | null)[]): string[] {
  return texts.map((text) => (text ?? '').trim()).filter((text) => text !== '');
}

/** Whether a member may have these tags (CUST-59). */
export function canSaveTags(tags: readonly string[]): boolean {
  return dropEmptyTexts(tags).length <= MAX_TAGS;
}
