import { usePermissions } from '../app/permission.ts';
import { useSession } from '../app/session.ts';
import type { ViewerRights } from './Particulars.ts';

/** Who is at the screen, and what they may write. */
export function useViewer(): ViewerRights {
  const { id } = useSession();
  const permissionOf = usePermissions();
  return { id, canWrite: (page) => permissionOf(page).canWrite };
}
