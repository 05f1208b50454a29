import type { RecordDeclaration } from './defineRecord.ts';

/** Returns the page on which Read opens the screens of a record (OP-10); null if everyone may open them. */
export function pageOf({ update, create, read }: RecordDeclaration): string | null {
  return update ?? create ?? (read === 'everyone' ? null : (read[0] ?? null));
}
