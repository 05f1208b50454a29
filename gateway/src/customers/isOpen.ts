/** SQL: whether an account, as which a statement knows it, is one of a person: merged and erased ones are kept for their sales alone. */
export const isOpen = (m: string) => `${m}.merged_into_id is null and ${m}.erased_at is null`;
