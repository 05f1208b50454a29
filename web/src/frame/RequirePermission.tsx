import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { lazy, type ReactNode } from 'react';
import { usePermission } from '../app/permission.ts';

const PermissionDialog = lazy(async () => ({
  default: (await import('../app/PermissionDialog.tsx')).PermissionDialog,
}));

interface Props {
  /** Without one everyone who is signed in may enter. */
  readonly objectCode?: PageCode;
  readonly action?: 'Read' | 'Write';
  readonly children: ReactNode;
}

/** Draws the page only for those who may see it; for others the denial takes its place (PERM-04). */
export function RequirePermission({ objectCode, action, children }: Props) {
  if (!objectCode) return children;
  return (
    <Checked objectCode={objectCode} action={action}>
      {children}
    </Checked>
  );
}

function Checked({ objectCode, action = 'Read', children }: Props & { objectCode: PageCode }) {
  const { canRead, canWrite } = usePermission(objectCode);
  return (action === 'Write' ? canWrite : canRead) ? children : <PermissionDialog />;
}
