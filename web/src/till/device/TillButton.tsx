import PointOfSaleOutlined from '@mui/icons-material/PointOfSaleOutlined';
import { Button, type SxProps } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { usePermission } from '../../app/permission.ts';
import { useTillOfDevice } from '../../app/tillOfDevice.ts';
import { useShiftNeed } from '../shift/useShiftNeed.ts';
import { useDeviceMessages } from './messages.ts';
import { TillDialog } from './TillDialog.tsx';

/** Says which till of the branch this device is, and has its shift. Where none is chosen it is for those who open shifts. */
export function TillButton({ branchId, sx }: { branchId: string; sx?: SxProps }) {
  const t = useDeviceMessages();
  const [isOpen, setOpen] = useState(false);
  const { canWrite } = usePermission(PAGE.shift);
  const chosen = useTillOfDevice(branchId);
  const { need, putOff } = useShiftNeed(branchId);
  const close = () => {
    putOff();
    setOpen(false);
  };
  return (
    <>
      {(chosen || canWrite) && (
        <Button
          color="inherit"
          startIcon={<PointOfSaleOutlined />}
          title={chosen ? t('till.named', { code: chosen.code, name: chosen.name }) : t('till.title')}
          onClick={() => setOpen(true)}
          sx={sx}
        >
          {chosen ? chosen.code : t('till.choose')}
        </Button>
      )}
      {(isOpen || need) && <TillDialog branchId={branchId} need={need} onClose={close} />}
    </>
  );
}
