import PointOfSaleOutlined from '@mui/icons-material/PointOfSaleOutlined';
import { Box, Button, type SxProps } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { late } from '../../app/late.tsx';
import { usePermission } from '../../app/permission.ts';
import { useTillOfDevice } from '../../app/tillOfDevice.ts';
import { UNSEEN_ON_A_PHONE } from '../../ui/unseen.ts';
import { isGateShut, useShiftNeed } from '../shift/useShiftNeed.ts';
import { useDeviceMessages } from './messages.ts';

const TillDialog = late(async () => (await import('./TillDialog.tsx')).TillDialog);

/**
 * Displays which till of the branch this device is, and opens its shift. If none is chosen, only users who may open shifts
 * see it.
 */
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
          {chosen ? (
            chosen.code
          ) : (
            <Box component="span" sx={UNSEEN_ON_A_PHONE}>
              {t('till.choose')}
            </Box>
          )}
        </Button>
      )}
      {(isOpen || need) && (
        <TillDialog
          branchId={branchId}
          need={need}
          onLeave={isGateShut(need) ? undefined : close}
          {...(!need && { onClose: () => setOpen(false) })}
        />
      )}
    </>
  );
}
