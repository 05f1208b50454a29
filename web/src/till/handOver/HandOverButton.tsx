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

/** The user who sells at this till, with a button that hands it over; nothing if no one could sell here. */
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
        // The key is only in the title: axe would read its letters as a part of the name.
        title={`${t('handOver.title')} (⇧${SHORTCUT.handOver})`}
        aria-haspopup="dialog"
        aria-keyshortcuts={`Shift+${SHORTCUT.handOver}`}
        onClick={() => setOpen(true)}
        sx={BUTTON}
      >
        <PersonOutlined color="primary" />
        {/* Hidden on a phone for lack of room; the button keeps its accessible name. */}
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
