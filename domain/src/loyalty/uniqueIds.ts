/** Removes duplicate ids, in lower case as the database writes them. */
export const uniqueIds = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];
