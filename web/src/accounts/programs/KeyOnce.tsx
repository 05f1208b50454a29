import { Alert, Button, DialogActions, DialogContent, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { copyText } from '../../app/copyText.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useProgramMessages } from './messages.ts';

/** A new key, this once. Nothing but its button closes it: a press beside it would lose the key. */
export function KeyOnce({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const t = useProgramMessages();
  const field = useRef<HTMLInputElement>(null);
  const [copy, setCopy] = useState<'copied' | 'byHand' | null>(null);
  const run = async () => {
    // Where a browser does not let pages copy, it is selected to be copied by hand.
    field.current?.focus();
    field.current?.select();
    setCopy((await copyText(secret)) ? 'copied' : 'byHand');
  };
  return (
    <Dialog title={t('once.title')} maxWidth="sm">
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        <Alert severity="warning">{t('once.text')}</Alert>
        <TextField
          label={t('once.key')}
          value={secret}
          inputRef={field}
          multiline
          helperText={<span role="status">{copy ? t(`once.${copy}`) : t('once.header')}</span>}
          slotProps={{
            htmlInput: {
              readOnly: true,
              spellCheck: false,
              translate: 'no',
              sx: { fontFamily: 'monospace', wordBreak: 'break-all' },
            },
          }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('once.done')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => void run()}>
          {t('once.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
