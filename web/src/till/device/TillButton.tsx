import PointOfSaleOutlined from '@mui/icons-material/PointOfSaleOutlined';
import { Button, DialogActions, DialogContent, type SxProps } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { lazy, Suspense, useState } from 'react';
import { useDeviceSetting } from '../../app/deviceSetting.ts';
import { usePermission } from '../../app/permission.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useBranchTillsQuery } from '../gql/hooks.ts';
import { useTillMessages } from '../words/messages.ts';
import { useDeviceMessages } from './messages.ts';
import { TillChoice } from './TillChoice.tsx';

const ShiftPanel = lazy(async () => ({ default: (await import('../shift/ShiftPanel.tsx')).ShiftPanel }));

/** Says which till of the branch this device is, and has its shift; another one can be chosen; nothing where the branch has none. */
export function TillButton({ branchId, sx }: { branchId: string; sx?: SxProps }) {
  const t = useDeviceMessages();
  const words = useTillMessages();
  const [isOpen, setOpen] = useState(false);
  const { till } = useDeviceSetting();
  const { canWrite } = usePermission(PAGE.shift);
  const { data } = useBranchTillsQuery({ variables: { branchId } });
  const tills = data?.tills.items ?? [];
  if (tills.length === 0) return null;
  const chosen = tills.find(({ id }) => id === till.id);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<PointOfSaleOutlined />}
        title={chosen ? t('till.named', { code: chosen.code, name: chosen.name }) : t('till.title')}
        onClick={() => setOpen(true)}
        sx={sx}
      >
        {chosen ? chosen.code : t('till.choose')}
      </Button>
      {isOpen && (
        <Dialog title={t('till.dialog')} maxWidth="sm" onClose={() => setOpen(false)}>
          <DialogContent>
            <TillChoice />
            {chosen && canWrite && (
              <Suspense fallback={null}>
                <ShiftPanel key={chosen.id} tillId={chosen.id} till={t('till.named', chosen)} />
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
