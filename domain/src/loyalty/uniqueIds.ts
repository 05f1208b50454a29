/** Each id once, as the database writes it. */
export const uniqueIds = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];
