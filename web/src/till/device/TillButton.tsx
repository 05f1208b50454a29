import PointOfSaleOutlined from '@mui/icons-material/PointOfSaleOutlined';
import { Button, DialogActions, DialogContent, type SxProps, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { lazy, Suspense, useState } from 'react';
import { usePermission } from '../../app/permission.ts';
import { useTillOfDevice } from '../../app/tillOfDevice.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTillMessages } from '../words/messages.ts';
import { useDeviceMessages } from './messages.ts';
import { TillChoice } from './TillChoice.tsx';

const ShiftPanel = lazy(async () => ({ default: (await import('../shift/ShiftPanel.tsx')).ShiftPanel }));

/** Says which till of the branch this device is, and has its shift. Where none is chosen it is for those who open shifts. */
export function TillButton({ branchId, sx }: { branchId: string; sx?: SxProps }) {
  const t = useDeviceMessages();
  const words = useTillMessages();
  const [isOpen, setOpen] = useState(false);
  const { canWrite } = usePermission(PAGE.shift);
  const chosen = useTillOfDevice(branchId);
  if (!chosen && !canWrite) return null;
  const named = chosen && t('till.named', { code: chosen.code, name: chosen.name });
  return (
    <>
      <Button
        color="inherit"
        startIcon={<PointOfSaleOutlined />}
        title={named ?? t('till.title')}
        onClick={() => setOpen(true)}
        sx={sx}
      >
        {chosen ? chosen.code : t('till.choose')}
      </Button>
      {isOpen && (
        <Dialog title={t('till.dialog')} maxWidth="sm" onClose={() => setOpen(false)}>
          <DialogContent>
            <TillChoice none={<Typography>{t('till.missing')}</Typography>} />
            {named && canWrite && (
              <Suspense fallback={null}>
                <ShiftPanel key={chosen.id} tillId={chosen.id} till={named} />
              </Suspense>
            )}
          </DialogContent>
          <DialogActions>
            <Button size="large" variant="contained" onClick={() => setOpen(false)}>
              {words('close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
