import type { RecordDeclaration } from './defineRecord.ts';

/**
 * The page whose Read lets enter the screens of a record (OP-10); null when everyone may.
 */
export function pageOf({ update, create, read }: RecordDeclaration): string | null {
  return update ?? create ?? (read === 'everyone' ? null : (read[0] ?? null));
}
