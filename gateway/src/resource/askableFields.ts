import type { Field } from './defineResource.ts';

/** Whether a filter may name the field; one that a session may not read is none of its fields (`visibleTo`). */
export const canFilterBy = (field: Field): boolean => !field.addon && field.type !== 'json';

/** Whether rows may be put in order by the field. */
export const canSortBy = (field: Field): boolean => canFilterBy(field) && !field.matches && field.type !== 'textArray';
