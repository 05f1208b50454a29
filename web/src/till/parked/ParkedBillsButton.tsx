import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import { Badge, Box, Button, type SxProps } from '@mui/material';
import { useState } from 'react';
import { late } from '../../app/late.tsx';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { UNSEEN_ON_A_PHONE } from '../../ui/unseen.ts';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { useParkedMessages } from './messages.ts';
import { useParkedBills, useParkedChanges } from './useParkedBills.ts';

const ParkedBillsDialog = late(async () => (await import('./ParkedBillsDialog.tsx')).ParkedBillsDialog);

/** The number of bills that the branch has parked, with a button to them. */
export function ParkedBillsButton({ branchId, sx }: { branchId: string; sx?: SxProps }) {
  const t = useParkedMessages();
  const { bills, error, refetch } = useParkedBills(branchId);
  const [open, setOpen] = useState(false);
  useParkedChanges(bills ? branchId : null, () => void refetch());
  const show = () => {
    void refetch();
    setOpen(true);
  };
  useShortcut(SHORTCUT.parked, show, { shift: true });
  const count = bills?.length ?? 0;
  return (
    <>
      <Button
        onClick={show}
        startIcon={
          <Badge
            badgeContent={count || undefined}
            color="primary"
            max={999}
            sx={{ mr: { xs: count > 0 ? 1 : 0, md: 0 } }}
          >
            <PauseCircleOutlined />
          </Badge>
        }
        color="inherit"
        aria-keyshortcuts={`Shift+${SHORTCUT.parked}`}
        sx={sx}
      >
        <Box component="span" sx={UNSEEN_ON_A_PHONE}>
          {t('list.button')}
        </Box>
        {count > 0 && <span className="visually-hidden"> {count}</span>}
        <KeyHint onButton>{`⇧${SHORTCUT.parked}`}</KeyHint>
      </Button>
      {open && (
        <ParkedBillsDialog bills={bills} error={error} onRead={() => void refetch()} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
