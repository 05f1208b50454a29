/**
 * Returns SQL of whether the account with this alias belongs to a person: merged and erased accounts are kept only for
 * their sales.
 */
export const isOpen = (m: string) => `${m}.merged_into_id is null and ${m}.erased_at is null`;
