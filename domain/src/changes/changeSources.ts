/**
 * What caused a change: a user saved a record, imported a file, edited in bulk or reverted changes; a customer
 * registered; or the shop was set up or loaded, without a user.
 */
export const CHANGE_SOURCES = ['save', 'import', 'bulk', 'revert', 'registration', 'system'] as const;
export type ChangeSource = (typeof CHANGE_SOURCES)[number];
