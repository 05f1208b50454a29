import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { Box, Button, type SxProps, useMediaQuery } from '@mui/material';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { KeyHint, NO_KEYBOARD } from '../../ui/KeyHint.tsx';
import { UNSEEN } from '../../ui/unseen.ts';
import { isDialogOpen } from './dialogOpen.ts';
import { useKeysMessages } from './messages.ts';
import { SHORTCUT } from './shortcut.ts';
import { useShortcut } from './useShortcut.ts';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog }));

interface ShortcutHelpProps {
  /** On a phone the picture alone, where there is room for no more. */
  readonly isShort?: boolean;
  readonly sx?: SxProps;
}

/** There is no room for the word: it is the name of the button all the same. */
const ON_A_PHONE_ALOUD = { '@media (width < 600px)': UNSEEN } as const;

/** The way to the list of keys: a button, F1, and `?` where nothing is being typed. Without a keyboard, to what is set for the device. */
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
        <Box component="span" sx={isShort ? ON_A_PHONE_ALOUD : undefined}>
          {label}
        </Box>
        <KeyHint onButton>{SHORTCUT.help}</KeyHint>
      </Button>
      <Suspense>{open && <ShortcutsDialog hasKeys={open === 'keys'} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
});

// By its place on the keyboard, so that it is the same key in Thai; in the middle of a word it is a letter.
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
