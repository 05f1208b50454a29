/**
 * Why a record was left unchanged: it has been changed since; it is gone, or already exists; others refer to it; its
 * old value is a code or password, which is not kept; the right is missing; another rule refuses it. `WITHOUT_PIN`
 * marks a record that was restored inactive and without its PIN, so that it cannot be used before it gets a new one.
 */
export const LEFT_REASONS = ['CHANGED', 'GONE', 'IN_USE', 'SECRET', 'PERMISSION', 'RULE', 'WITHOUT_PIN'] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];
