import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppMessages } from './messages.ts';
import { type ObjectCode, usePermission } from './permission.ts';

interface Props {
  /** Without one everybody who is signed in may enter. */
  readonly objectCode?: ObjectCode;
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

function Checked({ objectCode, action = 'Read', children }: Props & { objectCode: ObjectCode }) {
  const { canRead, canWrite } = usePermission(objectCode);
  return (action === 'Write' ? canWrite : canRead) ? children : <PermissionDialog />;
}

export function PermissionDialog() {
  const t = useAppMessages();
  const navigate = useNavigate();
  const goHome = () => navigate('/', { replace: true });
  return (
    <Dialog open onClose={goHome} aria-labelledby="permission-title" maxWidth="xs" fullWidth>
      <DialogTitle id="permission-title">{t('permission.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('permission.message')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={goHome} autoFocus>
          {t('permission.home')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
