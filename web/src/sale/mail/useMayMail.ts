import { TAX_DOCUMENT_READERS } from '@taem/domain/accounts/permissions.ts';
import { PERSONAL_READERS } from '@taem/domain/accounts/personalReaders.ts';
import { usePermissions } from '../../app/permission.ts';

/** Returns whether the user may mail receipts (a right to read personal data) and tax documents (also one to read these). */
export function useMayMail(): { receipts: boolean; documents: boolean } {
  const mayOn = usePermissions();
  const receipts = PERSONAL_READERS.some((page) => mayOn(page).canRead);
  const documents = receipts && TAX_DOCUMENT_READERS.some((page) => mayOn(page).canRead);
  return { receipts, documents };
}
