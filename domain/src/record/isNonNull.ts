import type { RecordField } from './field.ts';

/**
 * Whether every record has a value for the field, so that the contract's field is never null; implied by `required`.
 */
export const isNonNull = ({ nonNull, required }: Pick<RecordField, 'nonNull' | 'required'>): boolean =>
  nonNull ?? required !== undefined;
