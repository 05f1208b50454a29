import type { RecordField } from './field.ts';

/** Whether each record tells the field, so that the contract's field is never null; what is required is told by itself. */
export const isTold = ({ told, required }: Pick<RecordField, 'told' | 'required'>): boolean =>
  told ?? required !== undefined;
