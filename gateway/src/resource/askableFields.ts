import type { Field } from './defineResource.ts';

/** Whether a filter may name the field; `visibleTo` leaves out what a session may not read. */
export const canFilterBy = (field: Field): boolean => !field.addon && field.type !== 'json';

/** Whether rows may be sorted by the field. */
export const canSortBy = (field: Field): boolean => canFilterBy(field) && !field.matches && field.type !== 'textArray';
