/**
 * By what way a change came: somebody saved a record, took in a file, changed many at once or took changes back; a customer
 * registered; or nobody did, as the shop was set up or loaded.
 */
export const CHANGE_SOURCES = ['save', 'import', 'bulk', 'revert', 'registration', 'system'] as const;
export type ChangeSource = (typeof CHANGE_SOURCES)[number];
