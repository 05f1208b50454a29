/**
 * Why a record was left as it is: somebody changed it since; it is gone, or there already; others refer to it; what it had is
 * a code or a password, which is not kept; the right to do it is lacking; another rule refuses it. `WITHOUT_PIN` is told of
 * one that was brought back, but without its PIN and inactive, so that nobody uses it before there is a new one.
 */
export const LEFT_REASONS = ['CHANGED', 'GONE', 'IN_USE', 'SECRET', 'PERMISSION', 'RULE', 'WITHOUT_PIN'] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];
