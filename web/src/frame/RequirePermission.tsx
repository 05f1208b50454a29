import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import type { ReactNode } from 'react';
import { late } from '../app/late.tsx';
import { usePermissions } from '../app/permission.ts';

const PermissionDialog = late(async () => (await import('../app/PermissionDialog.tsx')).PermissionDialog);

interface Props {
  /** The page code; if undefined, every signed-in user may enter. */
  readonly objectCode: PageCode | undefined;
  readonly children: ReactNode;
}

/** Draws the page only for users who may see it; others see the denial instead (PERM-04). */
export function RequirePermission({ objectCode, children }: Props) {
  const permissionOf = usePermissions();
  return !objectCode || permissionOf(objectCode).canRead ? children : <PermissionDialog />;
}
