import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { usePermissions } from '../app/permission.ts';
import { useSession } from '../app/session.ts';
import type { ViewerRights } from './Particulars.ts';

/** Returns the user, and what they may read and write. */
export function useViewer(): ViewerRights {
  const { id } = useSession();
  const permissionOf = usePermissions();
  return {
    id,
    canWrite: (page) => permissionOf(page).canWrite,
    mayRead: ({ readableBy }) =>
      !readableBy ||
      permissionOf(readableBy.objectCode as PageCode)[readableBy.action === 'Read' ? 'canRead' : 'canWrite'],
  };
}
