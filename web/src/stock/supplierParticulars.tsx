import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { usePermission } from '../app/permission.ts';
import { ImportLink } from '../import/link/ImportLink.tsx';
import type { Particulars } from '../resources/Particulars.ts';

function ImportButton() {
  return usePermission(PAGE.supplier).canWrite ? <ImportLink to="/suppliers/import" /> : null;
}

export const supplierParticulars: Particulars = { ListActions: ImportButton };
