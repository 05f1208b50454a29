import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { Box, Button, type SxProps, useMediaQuery } from '@mui/material';
import { memo, useEffect, useState } from 'react';
import { late } from '../../app/late.tsx';
import { KeyHint, NO_KEYBOARD } from '../../ui/KeyHint.tsx';
import { UNSEEN_ON_A_PHONE } from '../../ui/unseen.ts';
import { isDialogOpen } from './dialogOpen.ts';
import { useKeysMessages } from './messages.ts';
import { SHORTCUT } from './shortcut.ts';
import { useShortcut } from './useShortcut.ts';

const ShortcutsDialog = late(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

interface ShortcutHelpProps {
  /** Shows only the icon on a phone, where there is room for no more. */
  readonly isShort?: boolean;
  readonly sx?: SxProps;
}

/**
 * Opens the list of keys: by a button, by F1, and by `?` while nothing is being typed. Without a keyboard, opens the device's
 * settings.
 */
export const ShortcutHelp = memo(function ShortcutHelp({ isShort = false, sx }: ShortcutHelpProps) {
  const t = useKeysMessages();
  const [open, setOpen] = useState<'keys' | 'device' | null>(null);
  const hasKeys = !useMediaQuery(NO_KEYBOARD, { noSsr: true });
  const label = t(hasKeys ? 'keys.open' : 'device.open');
  useShortcut(SHORTCUT.help, () => setOpen('keys'));
  useQuestionMark(() => setOpen('keys'));
  return (
    <>
      <Button
        onClick={() => setOpen(hasKeys ? 'keys' : 'device')}
        startIcon={hasKeys ? <KeyboardOutlined /> : <TuneOutlined />}
        color="inherit"
        aria-keyshortcuts={hasKeys ? SHORTCUT.help : undefined}
        sx={sx}
      >
        <Box component="span" sx={isShort ? UNSEEN_ON_A_PHONE : undefined}>
          {label}
        </Box>
        <KeyHint onButton>{SHORTCUT.help}</KeyHint>
      </Button>
      {open && <ShortcutsDialog hasKeys={open === 'keys'} onClose={() => setOpen(null)} />}
    </>
  );
});

// By its position on the keyboard, so that it is the same key in Thai; within a word it types a letter.
function useQuestionMark(run: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'Slash' || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      const field = event.target instanceof HTMLInputElement ? event.target : null;
      if (isDialogOpen() || (field && (field.value !== '' || event.key !== '?'))) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
