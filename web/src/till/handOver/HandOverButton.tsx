import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { Box, ButtonBase } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { late } from '../../app/late.tsx';
import { usePermission } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { useHandOverMessages } from './messages.ts';

const HandOverDialog = late(async () => (await import('./HandOverDialog.tsx')).HandOverDialog);

/** Who sells at this till, and the way to another person; nothing where no one could sell. */
export function HandOverButton() {
  const t = useHandOverMessages();
  const session = useSession();
  const { canWrite } = usePermission(PAGE.payment);
  const [isOpen, setOpen] = useState(false);
  const { branchId } = session;
  const may = canWrite && branchId !== null;
  useShortcut(SHORTCUT.handOver, () => setOpen(true), { enabled: may, shift: true });
  if (!may) return null;
  const name = session.firstname || session.username;
  return (
    <>
      <ButtonBase
        aria-label={t('handOver.button', { name })}
        // The key stands in the title alone: axe reads its letters as a part of the name.
        title={`${t('handOver.title')} (⇧${SHORTCUT.handOver})`}
        aria-haspopup="dialog"
        aria-keyshortcuts={`Shift+${SHORTCUT.handOver}`}
        onClick={() => setOpen(true)}
        sx={BUTTON}
      >
        <PersonOutlined color="primary" />
        {/* A phone has no room for it; the button keeps its name. */}
        <Box component="span" sx={NAME}>
          {name}
        </Box>
      </ButtonBase>
      {isOpen && <HandOverDialog branchId={branchId} onClose={() => setOpen(false)} />}
    </>
  );
}

const BUTTON = {
  gap: 1,
  px: { xs: 0, sm: 1.25 },
  borderRadius: 1,
  minWidth: CONTROL,
  minHeight: CONTROL,
} as const;
const NAME = {
  display: { xs: 'none', sm: 'block' },
  maxWidth: 140,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 650,
} as const;
