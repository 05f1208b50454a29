import type { RecordDeclaration } from './defineRecord.ts';
import type { RecordField } from './field.ts';

/** Whether a value depends on the branch of the list. */
export const isOfBranch = (field: RecordField | undefined): boolean => field?.ofBranch === true;

export const hasOfBranch = ({ fields }: Pick<RecordDeclaration, 'fields'>): boolean =>
  Object.values(fields).some(isOfBranch);
